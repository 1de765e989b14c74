package dev.collet.processor.flow.facts;

import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Tells of which texts a method that reads one is sure to make something. */
final class Readers {
  /** Numbers and encoded parts can be put into what these read. */
  private static final Set<String> ADDRESSES =
      Set.of(
          "java.net.URI",
          "java.net.URL",
          "java.nio.file.Path",
          "java.nio.file.Paths",
          "java.nio.file.FileSystem");

  /** Classes whose texts another one reads. */
  private static final Map<String, String> OTHERS =
      Map.of("java.nio.file.Paths", "java.nio.file.Path");

  private final Context context;
  private final Map<String, Fact> known = new HashMap<>();
  private final Map<Fact, Fact> forms = new HashMap<>();

  Readers(Context context) {
    this.context = context;
  }

  /** What holds for a text that may not be read. */
  Fact unread(Call call) {
    String name = call.method().getEnclosingElement().toString();
    int radix = 10;
    if (call.trees().size() == 2
        && context.constants.value(new TreePath(call.path(), call.trees().get(1)))
            instanceof Number number) {
      radix = number.intValue();
    }
    String reader = Written.name(OTHERS.getOrDefault(name, name), radix);
    Fact unread = known.get(reader);
    if (unread == null) {
      unread = unread(reader, ADDRESSES.contains(name));
      known.put(reader, unread);
    }
    String decoder = isDecoder(name) ? RoundTrips.maker(context, call.owner()) : null;
    if (decoder != null) {
      unread = unread.and(Fact.trait(Fact.writtenBy(decoder), false));
    }
    return unread;
  }

  /** The same where it is known which texts the method reads: null is no text of any form. */
  Fact unreadForm(Call call) {
    // A group that was not matched is null.
    Fact unread = unread(call);
    Fact form = forms.get(unread);
    if (form == null) {
      form = unread.orNull();
      forms.put(unread, form);
    }
    return form;
  }

  private static Fact unread(String reader, boolean isAddress) {
    Fact unread = Fact.trait(Fact.CONSTANT, false).and(Fact.trait(Fact.writtenBy(reader), false));
    return isAddress ? unread.and(Fact.trait(Fact.ADDRESS, false)) : unread;
  }

  private static boolean isDecoder(String name) {
    return name.equals("java.util.HexFormat") || name.endsWith("Decoder");
  }
}
