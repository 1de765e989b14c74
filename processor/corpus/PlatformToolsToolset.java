package corpus;

import dev.collet.ToolContext;
import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.JsonReader;
import dev.collet.json.JsonWriter;
import dev.collet.json.MemberNames;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The tools of {@code corpus.PlatformTools}, ready to be served.
 */
@Generated("dev.collet.processor.ColletProcessor")
public final class PlatformToolsToolset implements Toolset {
  private static final List<ToolDescriptor> TOOLS = List.of(
      describeLookup(),
      describeOpen(),
      describeDigest(),
      describeSha(),
      describeSign(),
      describeRoot(),
      describeRootChecked(),
      describeCommand(),
      describeCommandTimed(),
      describeNext(),
      describeNextNow(),
      describeNextOrNone(),
      describeLatch(),
      describeBarrier(),
      describeLocked(),
      describeEntries(),
      describeUnzip(),
      describePrinted(),
      describeFiles(),
      describeClassName(),
      describeReflect(),
      describeDays(),
      describeBetween(),
      describeFormatted(),
      describeUnsigned(),
      describeUnit(),
      describeLanguage(),
      describeSize(),
      describeResourceText(),
      describeEnvironment(),
      describeInteger(),
      describeCloned(),
      describeChunks());

  private static final MemberNames LOOKUP_ARGUMENTS = MemberNames.builder()
      .required("host", "string")
      .build();

  private static final MemberNames OPEN_ARGUMENTS = MemberNames.builder()
      .required("host", "string")
      .required("port", "integer")
      .build();

  private static final MemberNames DIGEST_ARGUMENTS = MemberNames.builder()
      .required("text", "string")
      .required("algorithm", "string")
      .build();

  private static final MemberNames SHA_ARGUMENTS = MemberNames.builder()
      .required("text", "string")
      .build();

  private static final MemberNames SIGN_ARGUMENTS = MemberNames.builder()
      .required("text", "string")
      .required("key", "string")
      .build();

  private static final MemberNames ROOT_ARGUMENTS = MemberNames.builder()
      .required("xml", "string")
      .build();

  private static final MemberNames COMMAND_ARGUMENTS = MemberNames.builder()
      .required("name", "string")
      .build();

  private static final MemberNames NEXT_ARGUMENTS = MemberNames.builder()
      .build();

  private static final MemberNames LATCH_ARGUMENTS = MemberNames.builder()
      .required("seconds", "integer")
      .build();

  private static final MemberNames BARRIER_ARGUMENTS = MemberNames.builder()
      .required("parties", "integer")
      .build();

  private static final MemberNames ENTRIES_ARGUMENTS = MemberNames.builder()
      .required("archive", "string")
      .build();

  private static final MemberNames UNZIP_ARGUMENTS = MemberNames.builder()
      .required("base64", "string")
      .build();

  private static final MemberNames FILES_ARGUMENTS = MemberNames.builder()
      .required("unused", "string")
      .build();

  private static final MemberNames DAYS_ARGUMENTS = MemberNames.builder()
      .required("month", "string")
      .build();

  private static final MemberNames BETWEEN_ARGUMENTS = MemberNames.builder()
      .required("from", "string")
      .required("to", "string")
      .required("unit", "string")
      .build();

  private static final MemberNames FORMATTED_ARGUMENTS = MemberNames.builder()
      .required("name", "string")
      .required("amount", "number")
      .build();

  private static final MemberNames LANGUAGE_ARGUMENTS = MemberNames.builder()
      .required("tag", "string")
      .build();

  private static final MemberNames ENVIRONMENT_ARGUMENTS = MemberNames.builder()
      .required("key", "string")
      .build();

  private static final MemberNames CHUNKS_ARGUMENTS = MemberNames.builder()
      .required("xs", "array")
      .build();

  private final PlatformTools tools;

  /**
   * A toolset that calls this instance.
   */
  public PlatformToolsToolset(PlatformTools tools) {
    this.tools = tools;
  }

  @Override
  public List<ToolDescriptor> tools() {
    return TOOLS;
  }

  @Override
  public Object read(int tool, JsonReader arguments) {
    return switch (tool) {
      case 0 -> readLookupArguments(arguments);
      case 1 -> readOpenArguments(arguments);
      case 2 -> readDigestArguments(arguments);
      case 3 -> readShaArguments(arguments);
      case 4 -> readSignArguments(arguments);
      case 5 -> readRootArguments(arguments);
      case 6 -> readRootCheckedArguments(arguments);
      case 7 -> readCommandArguments(arguments);
      case 8 -> readCommandTimedArguments(arguments);
      case 9 -> readNextArguments(arguments);
      case 10 -> readNextNowArguments(arguments);
      case 11 -> readNextOrNoneArguments(arguments);
      case 12 -> readLatchArguments(arguments);
      case 13 -> readBarrierArguments(arguments);
      case 14 -> readLockedArguments(arguments);
      case 15 -> readEntriesArguments(arguments);
      case 16 -> readUnzipArguments(arguments);
      case 17 -> readPrintedArguments(arguments);
      case 18 -> readFilesArguments(arguments);
      case 19 -> readClassNameArguments(arguments);
      case 20 -> readReflectArguments(arguments);
      case 21 -> readDaysArguments(arguments);
      case 22 -> readBetweenArguments(arguments);
      case 23 -> readFormattedArguments(arguments);
      case 24 -> readUnsignedArguments(arguments);
      case 25 -> readUnitArguments(arguments);
      case 26 -> readLanguageArguments(arguments);
      case 27 -> readSizeArguments(arguments);
      case 28 -> readResourceTextArguments(arguments);
      case 29 -> readEnvironmentArguments(arguments);
      case 30 -> readIntegerArguments(arguments);
      case 31 -> readClonedArguments(arguments);
      case 32 -> readChunksArguments(arguments);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Object call(int tool, Object arguments, ToolContext context) throws Throwable {
    return switch (tool) {
      case 0 -> callLookup(tools, (LookupArguments) arguments, context);
      case 1 -> callOpen(tools, (OpenArguments) arguments, context);
      case 2 -> callDigest(tools, (DigestArguments) arguments, context);
      case 3 -> callSha(tools, (ShaArguments) arguments, context);
      case 4 -> callSign(tools, (SignArguments) arguments, context);
      case 5 -> callRoot(tools, (RootArguments) arguments, context);
      case 6 -> callRootChecked(tools, (RootCheckedArguments) arguments, context);
      case 7 -> callCommand(tools, (CommandArguments) arguments, context);
      case 8 -> callCommandTimed(tools, (CommandTimedArguments) arguments, context);
      case 9 -> callNext(tools, (NextArguments) arguments, context);
      case 10 -> callNextNow(tools, (NextNowArguments) arguments, context);
      case 11 -> callNextOrNone(tools, (NextOrNoneArguments) arguments, context);
      case 12 -> callLatch(tools, (LatchArguments) arguments, context);
      case 13 -> callBarrier(tools, (BarrierArguments) arguments, context);
      case 14 -> callLocked(tools, (LockedArguments) arguments, context);
      case 15 -> callEntries(tools, (EntriesArguments) arguments, context);
      case 16 -> callUnzip(tools, (UnzipArguments) arguments, context);
      case 17 -> callPrinted(tools, (PrintedArguments) arguments, context);
      case 18 -> callFiles(tools, (FilesArguments) arguments, context);
      case 19 -> callClassName(tools, (ClassNameArguments) arguments, context);
      case 20 -> callReflect(tools, (ReflectArguments) arguments, context);
      case 21 -> callDays(tools, (DaysArguments) arguments, context);
      case 22 -> callBetween(tools, (BetweenArguments) arguments, context);
      case 23 -> callFormatted(tools, (FormattedArguments) arguments, context);
      case 24 -> callUnsigned(tools, (UnsignedArguments) arguments, context);
      case 25 -> callUnit(tools, (UnitArguments) arguments, context);
      case 26 -> callLanguage(tools, (LanguageArguments) arguments, context);
      case 27 -> callSize(tools, (SizeArguments) arguments, context);
      case 28 -> callResourceText(tools, (ResourceTextArguments) arguments, context);
      case 29 -> callEnvironment(tools, (EnvironmentArguments) arguments, context);
      case 30 -> callInteger(tools, (IntegerArguments) arguments, context);
      case 31 -> callCloned(tools, (ClonedArguments) arguments, context);
      case 32 -> callChunks(tools, (ChunksArguments) arguments, context);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public void write(int tool, Object result, JsonWriter out) {
    switch (tool) {
      case 1 -> writeOpenResult(result, out);
      case 7 -> writeCommandResult(result, out);
      case 8 -> writeCommandTimedResult(result, out);
      case 12 -> writeLatchResult(result, out);
      case 13 -> writeBarrierResult(result, out);
      case 15 -> writeEntriesResult(result, out);
      case 18 -> writeFilesResult(result, out);
      case 21 -> writeDaysResult(result, out);
      case 22 -> writeBetweenResult(result, out);
      case 24 -> writeUnsignedResult(result, out);
      case 27 -> writeSizeResult(result, out);
      case 29 -> writeEnvironmentResult(result, out);
      case 30 -> writeIntegerResult(result, out);
      case 32 -> writeChunksResult(result, out);
      default -> throw new IndexOutOfBoundsException(tool);
    }
  }

  @Override
  public String mapError(int tool, Object arguments, Throwable thrown) {
    return switch (tool) {
      case 20 -> mapReflectError((ReflectArguments) arguments, thrown);
      default -> null;
    };
  }

  private static ToolDescriptor describeLookup() {
    return new ToolDescriptor(
        "lookup",
        "corpus.PlatformTools.lookup",
        """
        {"name":"lookup","description":"x","inputSchema":{"type":"object",\
        "properties":{"host":{"type":"string"}},"required":["host"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static LookupArguments readLookupArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String host = null;
    long seen = 0;
    int member = in.nextMember(LOOKUP_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> host = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(LOOKUP_ARGUMENTS, seen);
    }
    in.endObject(LOOKUP_ARGUMENTS, seen);
    return in.isClean() ? new LookupArguments(host) : null;
  }

  private static Object callLookup(PlatformTools tools, LookupArguments arguments,
      ToolContext context) throws Throwable {
    return tools.lookup(arguments.host());
  }

  private static ToolDescriptor describeOpen() {
    return new ToolDescriptor(
        "open",
        "corpus.PlatformTools.open",
        """
        {"name":"open","description":"x","inputSchema":{"type":"object",\
        "properties":{"host":{"type":"string"},"port":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["host","port"],\
        "additionalProperties":false},"outputSchema":{"type":"boolean"}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static OpenArguments readOpenArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String host = null;
    int port = 0;
    long seen = 0;
    int member = in.nextMember(OPEN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> host = in.readString();
        case 1 -> port = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(OPEN_ARGUMENTS, seen);
    }
    in.endObject(OPEN_ARGUMENTS, seen);
    return in.isClean() ? new OpenArguments(host, port) : null;
  }

  private static Object callOpen(PlatformTools tools, OpenArguments arguments, ToolContext context)
      throws Throwable {
    return tools.open(arguments.host(), arguments.port());
  }

  private static void writeOpenResult(Object result, JsonWriter out) {
    Boolean value = (Boolean) result;
    out.writeBoolean(out.present(value, "boolean"));
  }

  private static ToolDescriptor describeDigest() {
    return new ToolDescriptor(
        "digest",
        "corpus.PlatformTools.digest",
        """
        {"name":"digest","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"},"algorithm":{"type":"string"}},\
        "required":["text","algorithm"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static DigestArguments readDigestArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    String algorithm = null;
    long seen = 0;
    int member = in.nextMember(DIGEST_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
        case 1 -> algorithm = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(DIGEST_ARGUMENTS, seen);
    }
    in.endObject(DIGEST_ARGUMENTS, seen);
    return in.isClean() ? new DigestArguments(text, algorithm) : null;
  }

  private static Object callDigest(PlatformTools tools, DigestArguments arguments,
      ToolContext context) throws Throwable {
    return tools.digest(arguments.text(), arguments.algorithm());
  }

  private static ToolDescriptor describeSha() {
    return new ToolDescriptor(
        "sha",
        "corpus.PlatformTools.sha",
        """
        {"name":"sha","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"required":["text"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ShaArguments readShaArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(SHA_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SHA_ARGUMENTS, seen);
    }
    in.endObject(SHA_ARGUMENTS, seen);
    return in.isClean() ? new ShaArguments(text) : null;
  }

  private static Object callSha(PlatformTools tools, ShaArguments arguments, ToolContext context)
      throws Throwable {
    return tools.sha(arguments.text());
  }

  private static ToolDescriptor describeSign() {
    return new ToolDescriptor(
        "sign",
        "corpus.PlatformTools.sign",
        """
        {"name":"sign","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"},"key":{"type":"string"}},"required":["text",\
        "key"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static SignArguments readSignArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    String key = null;
    long seen = 0;
    int member = in.nextMember(SIGN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
        case 1 -> key = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SIGN_ARGUMENTS, seen);
    }
    in.endObject(SIGN_ARGUMENTS, seen);
    return in.isClean() ? new SignArguments(text, key) : null;
  }

  private static Object callSign(PlatformTools tools, SignArguments arguments, ToolContext context)
      throws Throwable {
    return tools.sign(arguments.text(), arguments.key());
  }

  private static ToolDescriptor describeRoot() {
    return new ToolDescriptor(
        "root",
        "corpus.PlatformTools.root",
        """
        {"name":"root","description":"x","inputSchema":{"type":"object",\
        "properties":{"xml":{"type":"string"}},"required":["xml"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static RootArguments readRootArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String xml = null;
    long seen = 0;
    int member = in.nextMember(ROOT_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> xml = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ROOT_ARGUMENTS, seen);
    }
    in.endObject(ROOT_ARGUMENTS, seen);
    return in.isClean() ? new RootArguments(xml) : null;
  }

  private static Object callRoot(PlatformTools tools, RootArguments arguments, ToolContext context)
      throws Throwable {
    return tools.root(arguments.xml());
  }

  private static ToolDescriptor describeRootChecked() {
    return new ToolDescriptor(
        "rootChecked",
        "corpus.PlatformTools.rootChecked",
        """
        {"name":"rootChecked","description":"x","inputSchema":{"type":"object",\
        "properties":{"xml":{"type":"string"}},"required":["xml"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static RootCheckedArguments readRootCheckedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String xml = null;
    long seen = 0;
    int member = in.nextMember(ROOT_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> xml = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ROOT_ARGUMENTS, seen);
    }
    in.endObject(ROOT_ARGUMENTS, seen);
    return in.isClean() ? new RootCheckedArguments(xml) : null;
  }

  private static Object callRootChecked(PlatformTools tools, RootCheckedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.rootChecked(arguments.xml());
  }

  private static ToolDescriptor describeCommand() {
    return new ToolDescriptor(
        "command",
        "corpus.PlatformTools.command",
        """
        {"name":"command","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"}},"required":["name"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static CommandArguments readCommandArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new CommandArguments(name) : null;
  }

  private static Object callCommand(PlatformTools tools, CommandArguments arguments,
      ToolContext context) throws Throwable {
    return tools.command(arguments.name());
  }

  private static void writeCommandResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeCommandTimed() {
    return new ToolDescriptor(
        "commandTimed",
        "corpus.PlatformTools.commandTimed",
        """
        {"name":"commandTimed","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"}},"required":["name"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static CommandTimedArguments readCommandTimedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new CommandTimedArguments(name) : null;
  }

  private static Object callCommandTimed(PlatformTools tools, CommandTimedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.commandTimed(arguments.name());
  }

  private static void writeCommandTimedResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeNext() {
    return new ToolDescriptor(
        "next",
        "corpus.PlatformTools.next",
        """
        {"name":"next","description":"x","inputSchema":{"type":"object","properties":{},\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static NextArguments readNextArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(NEXT_ARGUMENTS, 0);
    return in.isClean() ? new NextArguments() : null;
  }

  private static Object callNext(PlatformTools tools, NextArguments arguments, ToolContext context)
      throws Throwable {
    return tools.next();
  }

  private static ToolDescriptor describeNextNow() {
    return new ToolDescriptor(
        "nextNow",
        "corpus.PlatformTools.nextNow",
        """
        {"name":"nextNow","description":"x","inputSchema":{"type":"object","properties":{},\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static NextNowArguments readNextNowArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(NEXT_ARGUMENTS, 0);
    return in.isClean() ? new NextNowArguments() : null;
  }

  private static Object callNextNow(PlatformTools tools, NextNowArguments arguments,
      ToolContext context) throws Throwable {
    return tools.nextNow();
  }

  private static ToolDescriptor describeNextOrNone() {
    return new ToolDescriptor(
        "nextOrNone",
        "corpus.PlatformTools.nextOrNone",
        """
        {"name":"nextOrNone","description":"x","inputSchema":{"type":"object",\
        "properties":{},"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static NextOrNoneArguments readNextOrNoneArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(NEXT_ARGUMENTS, 0);
    return in.isClean() ? new NextOrNoneArguments() : null;
  }

  private static Object callNextOrNone(PlatformTools tools, NextOrNoneArguments arguments,
      ToolContext context) throws Throwable {
    return tools.nextOrNone();
  }

  private static ToolDescriptor describeLatch() {
    return new ToolDescriptor(
        "latch",
        "corpus.PlatformTools.latch",
        """
        {"name":"latch","description":"x","inputSchema":{"type":"object",\
        "properties":{"seconds":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}},"required":["seconds"],"additionalProperties":false},\
        "outputSchema":{"type":"boolean"}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static LatchArguments readLatchArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    int seconds = 0;
    long seen = 0;
    int member = in.nextMember(LATCH_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> seconds = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(LATCH_ARGUMENTS, seen);
    }
    in.endObject(LATCH_ARGUMENTS, seen);
    return in.isClean() ? new LatchArguments(seconds) : null;
  }

  private static Object callLatch(PlatformTools tools, LatchArguments arguments,
      ToolContext context) throws Throwable {
    return tools.latch(arguments.seconds());
  }

  private static void writeLatchResult(Object result, JsonWriter out) {
    Boolean value = (Boolean) result;
    out.writeBoolean(out.present(value, "boolean"));
  }

  private static ToolDescriptor describeBarrier() {
    return new ToolDescriptor(
        "barrier",
        "corpus.PlatformTools.barrier",
        """
        {"name":"barrier","description":"x","inputSchema":{"type":"object",\
        "properties":{"parties":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}},"required":["parties"],"additionalProperties":false},\
        "outputSchema":{"type":"integer","minimum":-2147483648,"maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static BarrierArguments readBarrierArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    int parties = 0;
    long seen = 0;
    int member = in.nextMember(BARRIER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> parties = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(BARRIER_ARGUMENTS, seen);
    }
    in.endObject(BARRIER_ARGUMENTS, seen);
    return in.isClean() ? new BarrierArguments(parties) : null;
  }

  private static Object callBarrier(PlatformTools tools, BarrierArguments arguments,
      ToolContext context) throws Throwable {
    return tools.barrier(arguments.parties());
  }

  private static void writeBarrierResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeLocked() {
    return new ToolDescriptor(
        "locked",
        "corpus.PlatformTools.locked",
        """
        {"name":"locked","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"required":["text"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static LockedArguments readLockedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(SHA_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SHA_ARGUMENTS, seen);
    }
    in.endObject(SHA_ARGUMENTS, seen);
    return in.isClean() ? new LockedArguments(text) : null;
  }

  private static Object callLocked(PlatformTools tools, LockedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.locked(arguments.text());
  }

  private static ToolDescriptor describeEntries() {
    return new ToolDescriptor(
        "entries",
        "corpus.PlatformTools.entries",
        """
        {"name":"entries","description":"x","inputSchema":{"type":"object",\
        "properties":{"archive":{"type":"string"}},"required":["archive"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static EntriesArguments readEntriesArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String archive = null;
    long seen = 0;
    int member = in.nextMember(ENTRIES_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> archive = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ENTRIES_ARGUMENTS, seen);
    }
    in.endObject(ENTRIES_ARGUMENTS, seen);
    return in.isClean() ? new EntriesArguments(archive) : null;
  }

  private static Object callEntries(PlatformTools tools, EntriesArguments arguments,
      ToolContext context) throws Throwable {
    return tools.entries(arguments.archive());
  }

  private static void writeEntriesResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeUnzip() {
    return new ToolDescriptor(
        "unzip",
        "corpus.PlatformTools.unzip",
        """
        {"name":"unzip","description":"x","inputSchema":{"type":"object",\
        "properties":{"base64":{"type":"string"}},"required":["base64"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static UnzipArguments readUnzipArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String base64 = null;
    long seen = 0;
    int member = in.nextMember(UNZIP_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> base64 = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(UNZIP_ARGUMENTS, seen);
    }
    in.endObject(UNZIP_ARGUMENTS, seen);
    return in.isClean() ? new UnzipArguments(base64) : null;
  }

  private static Object callUnzip(PlatformTools tools, UnzipArguments arguments,
      ToolContext context) throws Throwable {
    return tools.unzip(arguments.base64());
  }

  private static ToolDescriptor describePrinted() {
    return new ToolDescriptor(
        "printed",
        "corpus.PlatformTools.printed",
        """
        {"name":"printed","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"required":["text"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static PrintedArguments readPrintedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(SHA_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SHA_ARGUMENTS, seen);
    }
    in.endObject(SHA_ARGUMENTS, seen);
    return in.isClean() ? new PrintedArguments(text) : null;
  }

  private static Object callPrinted(PlatformTools tools, PrintedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.printed(arguments.text());
  }

  private static ToolDescriptor describeFiles() {
    return new ToolDescriptor(
        "files",
        "corpus.PlatformTools.files",
        """
        {"name":"files","description":"x","inputSchema":{"type":"object",\
        "properties":{"unused":{"type":"string"}},"required":["unused"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static FilesArguments readFilesArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String unused = null;
    long seen = 0;
    int member = in.nextMember(FILES_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> unused = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(FILES_ARGUMENTS, seen);
    }
    in.endObject(FILES_ARGUMENTS, seen);
    return in.isClean() ? new FilesArguments(unused) : null;
  }

  private static Object callFiles(PlatformTools tools, FilesArguments arguments,
      ToolContext context) throws Throwable {
    return tools.files(arguments.unused());
  }

  private static void writeFilesResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeClassName() {
    return new ToolDescriptor(
        "className",
        "corpus.PlatformTools.className",
        """
        {"name":"className","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"}},"required":["name"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ClassNameArguments readClassNameArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new ClassNameArguments(name) : null;
  }

  private static Object callClassName(PlatformTools tools, ClassNameArguments arguments,
      ToolContext context) throws Throwable {
    return tools.className(arguments.name());
  }

  private static ToolDescriptor describeReflect() {
    return new ToolDescriptor(
        "reflect",
        "corpus.PlatformTools.reflect",
        """
        {"name":"reflect","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"}},"required":["name"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ReflectArguments readReflectArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new ReflectArguments(name) : null;
  }

  private static Object callReflect(PlatformTools tools, ReflectArguments arguments,
      ToolContext context) throws Throwable {
    return tools.reflect(arguments.name());
  }

  private static String mapReflectError(ReflectArguments arguments, Throwable thrown) {
    if (thrown instanceof ClassNotFoundException) {
      return "x";
    }
    return null;
  }

  private static ToolDescriptor describeDays() {
    return new ToolDescriptor(
        "days",
        "corpus.PlatformTools.days",
        """
        {"name":"days","description":"x","inputSchema":{"type":"object",\
        "properties":{"month":{"type":"string"}},"required":["month"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static DaysArguments readDaysArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String month = null;
    long seen = 0;
    int member = in.nextMember(DAYS_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> month = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(DAYS_ARGUMENTS, seen);
    }
    in.endObject(DAYS_ARGUMENTS, seen);
    return in.isClean() ? new DaysArguments(month) : null;
  }

  private static Object callDays(PlatformTools tools, DaysArguments arguments, ToolContext context)
      throws Throwable {
    return tools.days(arguments.month());
  }

  private static void writeDaysResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeBetween() {
    return new ToolDescriptor(
        "between",
        "corpus.PlatformTools.between",
        """
        {"name":"between","description":"x","inputSchema":{"type":"object",\
        "properties":{"from":{"type":"string"},"to":{"type":"string"},\
        "unit":{"type":"string"}},"required":["from","to","unit"],\
        "additionalProperties":false},"outputSchema":{"type":"integer",\
        "minimum":-9223372036854775808,"maximum":9223372036854775807}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static BetweenArguments readBetweenArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String from = null;
    String to = null;
    String unit = null;
    long seen = 0;
    int member = in.nextMember(BETWEEN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> from = in.readString();
        case 1 -> to = in.readString();
        case 2 -> unit = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(BETWEEN_ARGUMENTS, seen);
    }
    in.endObject(BETWEEN_ARGUMENTS, seen);
    return in.isClean() ? new BetweenArguments(from, to, unit) : null;
  }

  private static Object callBetween(PlatformTools tools, BetweenArguments arguments,
      ToolContext context) throws Throwable {
    return tools.between(arguments.from(), arguments.to(), arguments.unit());
  }

  private static void writeBetweenResult(Object result, JsonWriter out) {
    Long value = (Long) result;
    out.writeLong(out.present(value, "integer"));
  }

  private static ToolDescriptor describeFormatted() {
    return new ToolDescriptor(
        "formatted",
        "corpus.PlatformTools.formatted",
        """
        {"name":"formatted","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"},"amount":{"type":"number"}},\
        "required":["name","amount"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static FormattedArguments readFormattedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    double amount = 0;
    long seen = 0;
    int member = in.nextMember(FORMATTED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
        case 1 -> amount = in.readDouble();
      }
      seen |= 1L << member;
      member = in.nextMember(FORMATTED_ARGUMENTS, seen);
    }
    in.endObject(FORMATTED_ARGUMENTS, seen);
    return in.isClean() ? new FormattedArguments(name, amount) : null;
  }

  private static Object callFormatted(PlatformTools tools, FormattedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.formatted(arguments.name(), arguments.amount());
  }

  private static ToolDescriptor describeUnsigned() {
    return new ToolDescriptor(
        "unsigned",
        "corpus.PlatformTools.unsigned",
        """
        {"name":"unsigned","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"required":["text"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static UnsignedArguments readUnsignedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(SHA_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SHA_ARGUMENTS, seen);
    }
    in.endObject(SHA_ARGUMENTS, seen);
    return in.isClean() ? new UnsignedArguments(text) : null;
  }

  private static Object callUnsigned(PlatformTools tools, UnsignedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.unsigned(arguments.text());
  }

  private static void writeUnsignedResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeUnit() {
    return new ToolDescriptor(
        "unit",
        "corpus.PlatformTools.unit",
        """
        {"name":"unit","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"}},"required":["name"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static UnitArguments readUnitArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new UnitArguments(name) : null;
  }

  private static Object callUnit(PlatformTools tools, UnitArguments arguments, ToolContext context)
      throws Throwable {
    return tools.unit(arguments.name());
  }

  private static ToolDescriptor describeLanguage() {
    return new ToolDescriptor(
        "language",
        "corpus.PlatformTools.language",
        """
        {"name":"language","description":"x","inputSchema":{"type":"object",\
        "properties":{"tag":{"type":"string"}},"required":["tag"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static LanguageArguments readLanguageArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String tag = null;
    long seen = 0;
    int member = in.nextMember(LANGUAGE_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> tag = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(LANGUAGE_ARGUMENTS, seen);
    }
    in.endObject(LANGUAGE_ARGUMENTS, seen);
    return in.isClean() ? new LanguageArguments(tag) : null;
  }

  private static Object callLanguage(PlatformTools tools, LanguageArguments arguments,
      ToolContext context) throws Throwable {
    return tools.language(arguments.tag());
  }

  private static ToolDescriptor describeSize() {
    return new ToolDescriptor(
        "size",
        "corpus.PlatformTools.size",
        """
        {"name":"size","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"required":["text"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static SizeArguments readSizeArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(SHA_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SHA_ARGUMENTS, seen);
    }
    in.endObject(SHA_ARGUMENTS, seen);
    return in.isClean() ? new SizeArguments(text) : null;
  }

  private static Object callSize(PlatformTools tools, SizeArguments arguments, ToolContext context)
      throws Throwable {
    return tools.size(arguments.text());
  }

  private static void writeSizeResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeResourceText() {
    return new ToolDescriptor(
        "resourceText",
        "corpus.PlatformTools.resourceText",
        """
        {"name":"resourceText","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"}},"required":["name"],\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ResourceTextArguments readResourceTextArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new ResourceTextArguments(name) : null;
  }

  private static Object callResourceText(PlatformTools tools, ResourceTextArguments arguments,
      ToolContext context) throws Throwable {
    return tools.resourceText(arguments.name());
  }

  private static ToolDescriptor describeEnvironment() {
    return new ToolDescriptor(
        "environment",
        "corpus.PlatformTools.environment",
        """
        {"name":"environment","description":"x","inputSchema":{"type":"object",\
        "properties":{"key":{"type":"string"}},"required":["key"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static EnvironmentArguments readEnvironmentArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String key = null;
    long seen = 0;
    int member = in.nextMember(ENVIRONMENT_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> key = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ENVIRONMENT_ARGUMENTS, seen);
    }
    in.endObject(ENVIRONMENT_ARGUMENTS, seen);
    return in.isClean() ? new EnvironmentArguments(key) : null;
  }

  private static Object callEnvironment(PlatformTools tools, EnvironmentArguments arguments,
      ToolContext context) throws Throwable {
    return tools.environment(arguments.key());
  }

  private static void writeEnvironmentResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeInteger() {
    return new ToolDescriptor(
        "integer",
        "corpus.PlatformTools.integer",
        """
        {"name":"integer","description":"x","inputSchema":{"type":"object",\
        "properties":{"key":{"type":"string"}},"required":["key"],\
        "additionalProperties":false},"outputSchema":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static IntegerArguments readIntegerArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String key = null;
    long seen = 0;
    int member = in.nextMember(ENVIRONMENT_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> key = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ENVIRONMENT_ARGUMENTS, seen);
    }
    in.endObject(ENVIRONMENT_ARGUMENTS, seen);
    return in.isClean() ? new IntegerArguments(key) : null;
  }

  private static Object callInteger(PlatformTools tools, IntegerArguments arguments,
      ToolContext context) throws Throwable {
    return tools.integer(arguments.key());
  }

  private static void writeIntegerResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeCloned() {
    return new ToolDescriptor(
        "cloned",
        "corpus.PlatformTools.cloned",
        """
        {"name":"cloned","description":"x","inputSchema":{"type":"object","properties":{},\
        "additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ClonedArguments readClonedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(NEXT_ARGUMENTS, 0);
    return in.isClean() ? new ClonedArguments() : null;
  }

  private static Object callCloned(PlatformTools tools, ClonedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.cloned();
  }

  private static ToolDescriptor describeChunks() {
    return new ToolDescriptor(
        "chunks",
        "corpus.PlatformTools.chunks",
        """
        {"name":"chunks","description":"x","inputSchema":{"type":"object",\
        "properties":{"xs":{"type":"array","items":{"type":"string"}}},"required":["xs"],\
        "additionalProperties":false},"outputSchema":{"type":"array",\
        "items":{"type":"string"}}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ChunksArguments readChunksArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> xs = null;
    long seen = 0;
    int member = in.nextMember(CHUNKS_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> xs = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(CHUNKS_ARGUMENTS, seen);
    }
    in.endObject(CHUNKS_ARGUMENTS, seen);
    return in.isClean() ? new ChunksArguments(xs) : null;
  }

  private static Object callChunks(PlatformTools tools, ChunksArguments arguments,
      ToolContext context) throws Throwable {
    return tools.chunks(arguments.xs());
  }

  private static void writeChunksResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    List<String> value = (List<String>) result;
    writeStringList(value, out);
  }

  private static List<String> readStringList(JsonReader in) {
    if (!in.beginArray()) {
      return null;
    }
    ArrayList<String> values = new ArrayList<>();
    while (in.nextElement()) {
      values.add(in.readString());
    }
    return values;
  }

  private static void writeStringList(List<String> value, JsonWriter out) {
    if (value == null) {
      throw out.unexpectedNull("array");
    }
    out.beginArray();
    for (String element : value) {
      out.element();
      out.writeString(element);
    }
    out.endArray();
  }

  private record LookupArguments(String host) {
  }

  private record OpenArguments(String host, int port) {
  }

  private record DigestArguments(String text, String algorithm) {
  }

  private record ShaArguments(String text) {
  }

  private record SignArguments(String text, String key) {
  }

  private record RootArguments(String xml) {
  }

  private record RootCheckedArguments(String xml) {
  }

  private record CommandArguments(String name) {
  }

  private record CommandTimedArguments(String name) {
  }

  private record NextArguments() {
  }

  private record NextNowArguments() {
  }

  private record NextOrNoneArguments() {
  }

  private record LatchArguments(int seconds) {
  }

  private record BarrierArguments(int parties) {
  }

  private record LockedArguments(String text) {
  }

  private record EntriesArguments(String archive) {
  }

  private record UnzipArguments(String base64) {
  }

  private record PrintedArguments(String text) {
  }

  private record FilesArguments(String unused) {
  }

  private record ClassNameArguments(String name) {
  }

  private record ReflectArguments(String name) {
  }

  private record DaysArguments(String month) {
  }

  private record BetweenArguments(String from, String to, String unit) {
  }

  private record FormattedArguments(String name, double amount) {
  }

  private record UnsignedArguments(String text) {
  }

  private record UnitArguments(String name) {
  }

  private record LanguageArguments(String tag) {
  }

  private record SizeArguments(String text) {
  }

  private record ResourceTextArguments(String name) {
  }

  private record EnvironmentArguments(String key) {
  }

  private record IntegerArguments(String key) {
  }

  private record ClonedArguments() {
  }

  private record ChunksArguments(List<String> xs) {
  }
}
