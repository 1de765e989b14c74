package dev.collet.processor.flow;

import java.util.List;
import java.util.Set;

/**
 * What is known about one method of this compilation.
 *
 * @param effects what running it does
 * @param returned what running the function, stream or stage does that it gives back
 * @param made the binary names of the classes whose new instances it gives back
 * @param problems what would be thrown by throwing the exception that it gives back
 * @param isBodyless whether overriders do the work
 * @param all the effects of all of these, also those that are nested in others
 */
public record MethodFacts(
    MethodKey method,
    List<Effect> effects,
    List<Effect> returned,
    Set<String> made,
    List<Effect> problems,
    boolean isBodyless,
    List<Effect> all) {}
