package dev.collet.samples.flights;

import java.time.LocalDate;
import java.time.LocalTime;

/**
 * A flight on one day.
 *
 * @param number such as CO840
 * @param to IATA code of the destination
 * @param date day of departure
 * @param departure local time of departure
 * @param seatsLeft how many seats can still be booked
 */
public record Flight(
    String number, String to, LocalDate date, LocalTime departure, int seatsLeft) {}
