package dev.collet.auth.jwt;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.util.Resource;
import com.nimbusds.jose.util.ResourceRetriever;
import java.io.IOException;
import java.net.URL;
import java.text.ParseException;

/**
 * Fetches the issuer's keys, and remembers how that went last: while fetching is held back, a key
 * that isn't known may be a stranger's, or one that only could not be had.
 */
final class KeyFetcher implements ResourceRetriever {
  private final ResourceRetriever retriever;
  private volatile boolean hasFailed;

  KeyFetcher(ResourceRetriever retriever) {
    this.retriever = retriever;
  }

  /** Whether the last attempt brought no keys. */
  boolean hasFailed() {
    return hasFailed;
  }

  @Override
  public Resource retrieveResource(URL url) throws IOException {
    boolean isGood = false;
    try {
      Resource fetched = retriever.retrieveResource(url);
      JWKSet unused = JWKSet.parse(fetched.getContent());
      isGood = true;
      return fetched;
    } catch (ParseException e) {
      throw new IOException("What came is no set of keys", e);
    } finally {
      hasFailed = !isGood;
    }
  }
}
