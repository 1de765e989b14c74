package dev.collet.server;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Seals what travels through a client and must come back unchanged and unread: AES-256 in Galois
 * Counter Mode, a random nonce for each, and the purpose as associated data. Replicas with the same
 * key open each other's.
 */
final class Seal {
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  /** Loaded when something is sealed: most servers never do, and cryptography is slow to start. */
  private static final class Random {
    static final SecureRandom SECURE = new SecureRandom();
  }

  private final byte @Nullable [] secret;
  private final byte[] purpose;
  private @Nullable SecretKeySpec key;

  /**
   * A seal.
   *
   * @param secret what the key is made of; random, and lost with this process, when null
   */
  Seal(byte @Nullable [] secret, String purpose) {
    this.purpose = purpose.getBytes(StandardCharsets.US_ASCII);
    this.secret = secret;
  }

  private synchronized SecretKeySpec key() {
    SecretKeySpec made = key;
    if (made == null) {
      byte[] material = secret;
      if (material == null) {
        material = new byte[32];
        Random.SECURE.nextBytes(material);
      }
      MessageDigest digest = sha256();
      digest.update(purpose);
      made = new SecretKeySpec(digest.digest(material), "AES");
      key = made;
    }
    return made;
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  static String randomId() {
    byte[] bytes = new byte[16];
    Random.SECURE.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** The tree as a text of letters, digits, minus and underscore. */
  String close(Map<String, Object> tree) {
    byte[] nonce = new byte[NONCE_BYTES];
    Random.SECURE.nextBytes(nonce);
    try {
      byte[] plain = new MessageBuffer().tree(tree).toByteArray();
      byte[] sealed = cipher(Cipher.ENCRYPT_MODE, nonce).doFinal(plain);
      byte[] all = Arrays.copyOf(nonce, nonce.length + sealed.length);
      System.arraycopy(sealed, 0, all, nonce.length, sealed.length);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(all);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this JDK can't seal", e);
    }
  }

  /** The tree, or null when this is not, to the bit, what {@link #close} returned. */
  @Nullable Map<String, Object> open(String text) {
    byte[] plain;
    try {
      byte[] all = Base64.getUrlDecoder().decode(text);
      if (all.length < NONCE_BYTES + TAG_BITS / 8 // JDK 17 fails in another way then
          || !Base64.getUrlEncoder().withoutPadding().encodeToString(all).equals(text)) {
        return null;
      }
      byte[] nonce = Arrays.copyOf(all, NONCE_BYTES);
      plain =
          cipher(Cipher.DECRYPT_MODE, nonce).doFinal(all, NONCE_BYTES, all.length - NONCE_BYTES);
    } catch (IllegalArgumentException | GeneralSecurityException e) {
      return null;
    }
    try (JsonParser parser = Parsers.anyDepth().parser(plain)) {
      return parser.nextToken() == JsonToken.START_OBJECT ? MetaTree.readObject(parser) : null;
    } catch (JacksonException e) {
      return null;
    }
  }

  private Cipher cipher(int mode, byte[] nonce) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, key(), new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(purpose);
    return cipher;
  }
}
