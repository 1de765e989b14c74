package dev.collet.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.collet.Caller;
import dev.collet.dispatch.ProtocolVersion;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Answers {@code tools/list} with bytes that are put together once for each set of tools that
 * somebody may see. Sorted by name. See MCP 2026-07-28, server/tools, "Listing Tools".
 */
final class ToolList {
  /** Callers come with few different sets of scopes; beyond this, lists are made anew. */
  private static final int MAX_KEPT = 256;

  /** About what the members around the tools take. */
  private static final int FRAME = 256;

  /** Its own equality: what javac makes for records is linked by a fresh JVM at some cost. */
  private record Key(BitSet visible, ProtocolVersion version, int start) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && start == key.start
          && version == key.version
          && visible.equals(key.visible);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * visible.hashCode() + version.ordinal()) + start;
    }
  }

  private final Parts parts;
  private final ToolIndex tools;
  private final Access access;
  private final int pageSize;
  private final long ttlMillis;
  private final Map<Key, byte[]> kept = new ConcurrentHashMap<>();

  ToolList(Parts parts) {
    this.parts = parts;
    this.tools = parts.index;
    this.access = parts.access;
    this.pageSize = parts.settings.toolsPerPage;
    this.ttlMillis = parts.settings.ttlMillis;
  }

  static RpcError badCursor() {
    return new RpcError(RpcError.INVALID_PARAMS, "params.cursor is none of this server's.", 200);
  }

  /** The result for that caller, or null when the cursor is none of ours. */
  byte @Nullable [] result(Caller caller, ProtocolVersion version, @Nullable String cursor) {
    int start = 0;
    if (cursor != null && !cursor.isEmpty()) {
      start = start(cursor);
      if (start < 0) {
        return null;
      }
    }
    Key key = new Key(access.visible(caller), version, start);
    byte[] result = kept.get(key);
    if (result == null) {
      result = build(key);
      if (kept.size() < MAX_KEPT) {
        kept.put(key, result);
      }
    }
    return result;
  }

  /** Forgets prepared bytes, because a tool came or went. */
  void changed() {
    kept.clear();
  }

  private byte[] build(Key key) {
    List<RegisteredTool> page = new ArrayList<>();
    RegisteredTool last = null;
    boolean isMore = false;
    int length = FRAME;
    for (int i = key.visible.nextSetBit(key.start); i >= 0; i = key.visible.nextSetBit(i + 1)) {
      if (pageSize > 0 && page.size() == pageSize) {
        isMore = true;
        break;
      }
      last = tools.sorted().get(i);
      page.add(last);
      length += last.descriptor().json().length() + 1;
    }
    MessageBuffer out = new MessageBuffer();
    out.expect(length);
    boolean isModern = key.version.isModern();
    out.ascii(isModern ? "{\"resultType\":\"complete\",\"tools\":[" : "{\"tools\":[");
    for (int i = 0; i < page.size(); i++) {
      if (i > 0) {
        out.ascii(",");
      }
      RegisteredTool tool = page.get(i);
      if (isModern && tool.toolset().hasPlainJson()) {
        out.ascii(tool.descriptor().json());
      } else {
        out.raw(Ascii.utf8(parts.forms().json(tool, key.version)));
      }
    }
    out.ascii("]");
    if (isMore && last != null) {
      out.ascii(",\"nextCursor\":").string(cursor(last.descriptor().name()));
    }
    if (isModern) {
      out.ascii(",\"ttlMs\":").number(ttlMillis);
      out.ascii(",\"cacheScope\":\"")
          .ascii(access.cacheScope())
          .ascii("\",")
          .raw(parts.settings.info.metaMember());
    }
    out.ascii("}");
    return out.toByteArray();
  }

  /**
   * Cursors name the last tool of a page, so that they outlive changes of the list. What stands
   * before the name tells a cursor that was changed on its way, whoever may have done it: somebody
   * who makes one up learns nothing by it.
   */
  private static String cursor(String last) {
    byte[] name = ("after:" + last).getBytes(UTF_8);
    CRC32 sum = new CRC32();
    sum.update(name);
    byte[] all =
        ByteBuffer.allocate(4 + name.length).putInt((int) sum.getValue()).put(name).array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(all);
  }

  private int start(String cursor) {
    byte[] all;
    try {
      all = Base64.getUrlDecoder().decode(cursor);
    } catch (IllegalArgumentException e) {
      return -1;
    }
    String text = new String(all, Math.min(4, all.length), Math.max(0, all.length - 4), UTF_8);
    if (!text.startsWith("after:")) {
      return -1;
    }
    String name = text.substring("after:".length());
    if (!cursor(name).equals(cursor)) {
      return -1;
    }
    List<RegisteredTool> sorted = tools.sorted();
    int start = 0;
    while (start < sorted.size() && sorted.get(start).descriptor().name().compareTo(name) <= 0) {
      start++;
    }
    return start;
  }
}
