package dev.collet.samples.flights;

import java.time.LocalDate;
import java.time.LocalTime;

/**
 * A booked seat.
 *
 * @param reference what to show at the desk
 * @param flight the flight's number
 * @param to IATA code of the destination
 * @param date day of departure
 * @param departure local time of departure
 */
public record Booking(
    String reference, String flight, String to, LocalDate date, LocalTime departure) {}
