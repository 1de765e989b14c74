package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

public class HttpTools {
  private static final URI BASE = URI.create("https://api.example.com/v1/");
  private final HttpClient client = HttpClient.newHttpClient();

  // expects: IOException InterruptedException
  @Tool(description = "x")
  public String weather(String city) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(BASE.resolve("weather")).header("City", city).build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String fetch(String address) {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).GET().build();
    try {
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new ToolError("The page could not be read: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Interrupted");
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String checkedFetch(String address) {
    try {
      URI uri = new URI(address);
      return client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (URISyntaxException e) {
      throw new ToolError("'" + address + "' is no address.");
    } catch (IOException | InterruptedException e) {
      throw new ToolError("Try again later.", e);
    }
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String status(String path) {
    HttpResponse<String> response = get(path);
    if (response.statusCode() != 200) {
      throw new IllegalStateException("HTTP " + response.statusCode());
    }
    return response.body();
  }

  private HttpResponse<String> get(String path) {
    try {
      return client.send(HttpRequest.newBuilder(BASE).build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new ToolError("No connection.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Cancelled.");
    }
  }

  // expects: UncheckedIOException
  @Tool(description = "x")
  public String wrapped(String path) {
    try {
      return client.send(HttpRequest.newBuilder(BASE).build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      return "cancelled";
    }
  }

  // expects: MalformedURLException IOException
  @Tool(description = "x")
  public int legacyStatus(String address) throws Exception {
    HttpURLConnection connection = (HttpURLConnection) new URL(address).openConnection();
    return connection.getResponseCode();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String decode(String query) {
    return URLDecoder.decode(query, StandardCharsets.UTF_8);
  }

  // expects: none
  @Tool(description = "x")
  public String encode(String query) {
    return URLEncoder.encode(query, StandardCharsets.UTF_8);
  }

  // expects: IOException
  @Tool(description = "x")
  public CompletableFuture<String> asyncBody(String path) {
    return client
        .sendAsync(HttpRequest.newBuilder(BASE).build(), HttpResponse.BodyHandlers.ofString())
        .thenApply(HttpResponse::body);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public CompletableFuture<Integer> asyncCount(String path) {
    return client
        .sendAsync(HttpRequest.newBuilder(BASE).build(), HttpResponse.BodyHandlers.ofString())
        .exceptionally(e -> null)
        .thenApply(r -> Integer.parseInt(r.body()));
  }

  // expects: none
  @Tool(description = "x")
  public CompletableFuture<String> asyncHandled(String path) {
    return client
        .sendAsync(HttpRequest.newBuilder(BASE).build(), HttpResponse.BodyHandlers.ofString())
        .handle(
            (response, error) -> {
              if (error != null) {
                throw new ToolError("The service does not answer.");
              }
              return response.body();
            });
  }

  // expects: none
  @MapError(exception = {IOException.class, InterruptedException.class}, message = "Try again later: {message}")
  @Tool(description = "x")
  public String mapped(String path) throws IOException, InterruptedException {
    return client.send(HttpRequest.newBuilder(BASE).build(), HttpResponse.BodyHandlers.ofString()).body();
  }

  // expects: InterruptedException
  @MapError(exception = IOException.class, message = "Try again later: {message}")
  @Tool(description = "x")
  public String halfMapped(String path) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(BASE).timeout(Duration.ofSeconds(5)).build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  // expects: HttpTimeoutException
  @Tool(description = "x")
  public String slow(String path) throws HttpTimeoutException {
    try {
      return client.send(HttpRequest.newBuilder(BASE).build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (HttpTimeoutException e) {
      throw e;
    } catch (IOException | InterruptedException e) {
      return "unreachable";
    }
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String requiredHeader(String name) {
    return get("/").headers().firstValue(name).get();
  }

  // expects: none
  @Tool(description = "x")
  public String optionalHeader(String name) {
    return get("/").headers().firstValue(name).orElse("");
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public long length() {
    return get("/").headers().firstValueAsLong("Content-Length").orElseThrow();
  }

  // expects: none
  @Tool(description = "x")
  public long safeLength() {
    var length = get("/").headers().firstValueAsLong("Content-Length");
    return length.isPresent() ? length.getAsLong() : -1;
  }

  static class UpstreamException extends RuntimeException {
    UpstreamException(String message) {
      super(message);
    }
  }

  private String retry(int times, CallOnce call) {
    for (int i = 0; i < times; i++) {
      try {
        return call.run();
      } catch (IOException e) {
        // once more
      }
    }
    throw new UpstreamException("gave up");
  }

  interface CallOnce {
    String run() throws IOException;
  }

  // expects: UpstreamException
  @Tool(description = "x")
  public String retried(String path) {
    return retry(3, () -> {
      try (InputStream in = BASE.resolve("x").toURL().openStream()) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    });
  }

  // expects: UpstreamException NumberFormatException
  @Tool(description = "x")
  public String retriedParse(String path) {
    return retry(3, () -> String.valueOf(Long.parseLong(path)));
  }

  // expects: none
  @Tool(description = "x")
  public String cached(Map<String, String> known, String path) {
    return Optional.ofNullable(known.get(path)).orElseGet(() -> get(path).body());
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String resolved(String path) {
    return BASE.resolve(path).toString();
  }

  // expects: URISyntaxException
  @Tool(description = "x")
  public String host(String address) throws URISyntaxException {
    return new URI(address).getHost();
  }
}
