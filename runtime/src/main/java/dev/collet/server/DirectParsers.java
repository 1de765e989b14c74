package dev.collet.server;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.ErrorReportConfiguration;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.TokenStreamFactory.Feature;
import tools.jackson.core.io.ContentReference;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.sym.ByteQuadsCanonicalizer;
import tools.jackson.core.util.BufferRecycler;
import tools.jackson.core.util.RecyclerPool;

/**
 * Makes the one parser that is needed by its constructor, with the settings of {@link
 * FactoryParsers}. A JVM that verifies Jackson's factory has to load every parser and generator
 * that it could make, a third of what a stdio server loads before its first answer.
 */
final class DirectParsers extends Parsers {
  private static final int READ_FEATURES = StreamReadFeature.collectDefaults();
  private static final int ONLY_JSON = 0;
  private static final int NAME_FEATURES =
      Feature.CANONICALIZE_PROPERTY_NAMES.getMask()
          | Feature.FAIL_ON_SYMBOL_HASH_OVERFLOW.getMask();

  private final StreamReadConstraints constraints;
  private final ByteQuadsCanonicalizer names = ByteQuadsCanonicalizer.createRoot();
  private final Recyclers recyclers = new Recyclers();

  DirectParsers(int maxNesting) {
    super(maxNesting);
    constraints = constraints(maxNesting);
  }

  @Override
  JsonParser parser(byte[] json, int offset, int length) {
    IOContext context =
        new IOContext(
            constraints,
            StreamWriteConstraints.defaults(),
            ErrorReportConfiguration.defaults(),
            recyclers.acquireAndLinkPooled(),
            ContentReference.unknown(),
            true,
            JsonEncoding.UTF8);
    return new UTF8StreamJsonParser(
        ObjectReadContext.empty(),
        context,
        READ_FEATURES,
        ONLY_JSON,
        null,
        names.makeChild(NAME_FEATURES),
        json,
        offset,
        offset + length,
        0,
        false);
  }

  /** Lends the parsers' buffers, at most 32 of them. Not bound to threads, of which many are. */
  private static final class Recyclers implements RecyclerPool<BufferRecycler> {
    private static final long serialVersionUID = 1L;
    private static final int SLOTS = 32;

    private final AtomicReferenceArray<@Nullable BufferRecycler> slots =
        new AtomicReferenceArray<>(SLOTS);

    @Override
    public BufferRecycler acquirePooled() {
      int start = (int) Thread.currentThread().getId();
      for (int i = 0; i < 4; i++) {
        int slot = start + i & SLOTS - 1;
        BufferRecycler kept = slots.getPlain(slot);
        if (kept != null && slots.compareAndSet(slot, kept, null)) {
          return kept;
        }
      }
      return new BufferRecycler();
    }

    @Override
    public void releasePooled(BufferRecycler recycler) {
      int start = (int) Thread.currentThread().getId();
      for (int i = 0; i < 4; i++) {
        int slot = start + i & SLOTS - 1;
        if (slots.getPlain(slot) == null && slots.compareAndSet(slot, null, recycler)) {
          return;
        }
      }
    }
  }
}
