package dev.collet.processor.rule.host;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.IconModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Holds icons to what hosts accept: an https or data URI, sizes and a theme of the known forms. */
public final class IconSource implements ToolRule {
  private static final Pattern SIZE = Pattern.compile("[1-9][0-9]*x[1-9][0-9]*|any");
  private static final Pattern MEDIA_TYPE = Pattern.compile("[\\w.+-]+/[\\w.+-]+");
  private static final Pattern DATA =
      Pattern.compile("(?is)data:([\\w.+-]+/[\\w.+-]+)?(;[^,]*)?,.+");

  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    for (IconModel icon : tool.icons()) {
      report(tool, icon, source(icon.src()), findings);
      String mediaType = icon.mimeType();
      if (mediaType != null && !MEDIA_TYPE.matcher(mediaType).matches()) {
        report(
            tool,
            icon,
            "mimeType is '" + mediaType + "'. Write a media type such as image/png.",
            findings);
      }
      for (String size : icon.sizes()) {
        if (!SIZE.matcher(size).matches()) {
          report(tool, icon, "size is '" + size + "'. Write it as 48x48, or any.", findings);
        }
      }
      String theme = icon.theme();
      if (theme != null && !theme.equals("light") && !theme.equals("dark")) {
        report(
            tool,
            icon,
            "theme is '" + theme + "'. Write light or dark, or leave it out.",
            findings);
      }
    }
  }

  private void report(
      ToolModel tool, IconModel icon, @Nullable String problem, Consumer<Finding> findings) {
    if (problem != null) {
      findings.accept(
          new Finding(
              name(), "An icon of tool '" + tool.name() + "': its " + problem, icon.site()));
    }
  }

  private static @Nullable String source(String source) {
    String lower = source.toLowerCase(Locale.ROOT);
    if (lower.startsWith("data:")) {
      return DATA.matcher(source).matches()
          ? null
          : "src is no data: URI. Write data:image/png;base64, and the bytes.";
    }
    String scheme = null;
    try {
      URI uri = new URI(source);
      if ("https".equalsIgnoreCase(uri.getScheme()) && uri.getHost() != null) {
        return null;
      }
      scheme = uri.getScheme();
    } catch (URISyntaxException e) {
      return "src '" + source + "' is no URI. Write an https: or data: URI.";
    }
    return "src '"
        + source
        + "' "
        + (scheme == null ? "has no scheme" : "has the scheme '" + scheme + "'")
        + ", which hosts must refuse. Write an https: or data: URI.";
  }
}
