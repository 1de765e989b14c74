package corpus;

import dev.collet.ToolContext;
import dev.collet.dispatch.ErrorText;
import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.Choices;
import dev.collet.json.JsonReader;
import dev.collet.json.JsonWriter;
import dev.collet.json.MemberNames;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The tools of {@code corpus.ShapeTools}, ready to be served.
 */
@Generated("dev.collet.processor.ColletProcessor")
public final class ShapeToolsToolset implements Toolset {
  private static final List<ToolDescriptor> TOOLS = List.of(
      describeCommand(),
      describeOperate(),
      describeOperateTyped(),
      describeTake(),
      describeTakeMapped(),
      describeGreetings(),
      describeGreeting(),
      describeBuilt(),
      describeResult(),
      describeRemaining(),
      describeSmallest(),
      describeSmallestBare(),
      describeNumberOr(),
      describeNumberBare(),
      describeNumberChecked(),
      describeNumberTernary(),
      describeNumberReassigned(),
      describeNumberOrReturn(),
      describeBothNumbers(),
      describeEitherNumber(),
      describeFirst(),
      describeSearch(),
      describeCountdown(),
      describeIterate(),
      describeFolded(),
      describeZipped(),
      describeZippedParsed(),
      describeInner(),
      describeLater(),
      describeRan(),
      describeTwice(),
      describeWrappedWell(),
      describePosition(),
      describeAt(),
      describeFails(),
      describeFailsWell(),
      describeCallback(),
      describeLazyGet());

  private static final MemberNames COMMAND_ARGUMENTS = MemberNames.builder()
      .required("text", "string")
      .build();

  private static final MemberNames OPERATE_ARGUMENTS = MemberNames.builder()
      .required("operation", "string")
      .required("a", "integer")
      .required("b", "integer")
      .build();

  private static final MemberNames OPERATE_TYPED_ARGUMENTS = MemberNames.builder()
      .required("operation", "one of \"ADD\", \"DIVIDE\"")
      .required("a", "integer")
      .required("b", "integer")
      .build();

  private static final Choices OPERATION = Choices.of("ADD", "DIVIDE");

  private static final MemberNames TAKE_ARGUMENTS = MemberNames.builder()
      .required("amount", "integer")
      .build();

  private static final MemberNames GREETINGS_ARGUMENTS = MemberNames.builder()
      .required("names", "array")
      .build();

  private static final MemberNames GREETING_ARGUMENTS = MemberNames.builder()
      .required("name", "string")
      .build();

  private static final MemberNames BUILT_ARGUMENTS = MemberNames.builder()
      .required("name", "string")
      .required("count", "string")
      .build();

  private static final MemberNames REMAINING_ARGUMENTS = MemberNames.builder()
      .required("numbers", "array")
      .build();

  private static final MemberNames NUMBER_REASSIGNED_ARGUMENTS = MemberNames.builder()
      .required("a", "string")
      .required("b", "string")
      .build();

  private static final MemberNames SEARCH_ARGUMENTS = MemberNames.builder()
      .required("rows", "array")
      .required("word", "string")
      .build();

  private static final MemberNames COUNTDOWN_ARGUMENTS = MemberNames.builder()
      .required("n", "integer")
      .build();

  private static final MemberNames FOLDED_ARGUMENTS = MemberNames.builder()
      .required("texts", "array")
      .build();

  private static final MemberNames ZIPPED_ARGUMENTS = MemberNames.builder()
      .required("keys", "array")
      .required("values", "array")
      .build();

  private static final MemberNames POSITION_ARGUMENTS = MemberNames.builder()
      .required("names", "array")
      .required("name", "string")
      .build();

  private static final MemberNames AT_ARGUMENTS = MemberNames.builder()
      .required("names", "array")
      .required("index", "integer")
      .build();

  private static final MemberNames LAZY_GET_ARGUMENTS = MemberNames.builder()
      .optional("text")
      .build();

  private final ShapeTools tools;

  /**
   * A toolset that calls this instance.
   */
  public ShapeToolsToolset(ShapeTools tools) {
    this.tools = tools;
  }

  @Override
  public List<ToolDescriptor> tools() {
    return TOOLS;
  }

  @Override
  public Object read(int tool, JsonReader arguments) {
    return switch (tool) {
      case 0 -> readCommandArguments(arguments);
      case 1 -> readOperateArguments(arguments);
      case 2 -> readOperateTypedArguments(arguments);
      case 3 -> readTakeArguments(arguments);
      case 4 -> readTakeMappedArguments(arguments);
      case 5 -> readGreetingsArguments(arguments);
      case 6 -> readGreetingArguments(arguments);
      case 7 -> readBuiltArguments(arguments);
      case 8 -> readResultArguments(arguments);
      case 9 -> readRemainingArguments(arguments);
      case 10 -> readSmallestArguments(arguments);
      case 11 -> readSmallestBareArguments(arguments);
      case 12 -> readNumberOrArguments(arguments);
      case 13 -> readNumberBareArguments(arguments);
      case 14 -> readNumberCheckedArguments(arguments);
      case 15 -> readNumberTernaryArguments(arguments);
      case 16 -> readNumberReassignedArguments(arguments);
      case 17 -> readNumberOrReturnArguments(arguments);
      case 18 -> readBothNumbersArguments(arguments);
      case 19 -> readEitherNumberArguments(arguments);
      case 20 -> readFirstArguments(arguments);
      case 21 -> readSearchArguments(arguments);
      case 22 -> readCountdownArguments(arguments);
      case 23 -> readIterateArguments(arguments);
      case 24 -> readFoldedArguments(arguments);
      case 25 -> readZippedArguments(arguments);
      case 26 -> readZippedParsedArguments(arguments);
      case 27 -> readInnerArguments(arguments);
      case 28 -> readLaterArguments(arguments);
      case 29 -> readRanArguments(arguments);
      case 30 -> readTwiceArguments(arguments);
      case 31 -> readWrappedWellArguments(arguments);
      case 32 -> readPositionArguments(arguments);
      case 33 -> readAtArguments(arguments);
      case 34 -> readFailsArguments(arguments);
      case 35 -> readFailsWellArguments(arguments);
      case 36 -> readCallbackArguments(arguments);
      case 37 -> readLazyGetArguments(arguments);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Object call(int tool, Object arguments, ToolContext context) throws Throwable {
    return switch (tool) {
      case 0 -> callCommand(tools, (CommandArguments) arguments, context);
      case 1 -> callOperate(tools, (OperateArguments) arguments, context);
      case 2 -> callOperateTyped(tools, (OperateTypedArguments) arguments, context);
      case 3 -> callTake(tools, (TakeArguments) arguments, context);
      case 4 -> callTakeMapped(tools, (TakeMappedArguments) arguments, context);
      case 5 -> callGreetings(tools, (GreetingsArguments) arguments, context);
      case 6 -> callGreeting(tools, (GreetingArguments) arguments, context);
      case 7 -> callBuilt(tools, (BuiltArguments) arguments, context);
      case 8 -> callResult(tools, (ResultArguments) arguments, context);
      case 9 -> callRemaining(tools, (RemainingArguments) arguments, context);
      case 10 -> callSmallest(tools, (SmallestArguments) arguments, context);
      case 11 -> callSmallestBare(tools, (SmallestBareArguments) arguments, context);
      case 12 -> callNumberOr(tools, (NumberOrArguments) arguments, context);
      case 13 -> callNumberBare(tools, (NumberBareArguments) arguments, context);
      case 14 -> callNumberChecked(tools, (NumberCheckedArguments) arguments, context);
      case 15 -> callNumberTernary(tools, (NumberTernaryArguments) arguments, context);
      case 16 -> callNumberReassigned(tools, (NumberReassignedArguments) arguments, context);
      case 17 -> callNumberOrReturn(tools, (NumberOrReturnArguments) arguments, context);
      case 18 -> callBothNumbers(tools, (BothNumbersArguments) arguments, context);
      case 19 -> callEitherNumber(tools, (EitherNumberArguments) arguments, context);
      case 20 -> callFirst(tools, (FirstArguments) arguments, context);
      case 21 -> callSearch(tools, (SearchArguments) arguments, context);
      case 22 -> callCountdown(tools, (CountdownArguments) arguments, context);
      case 23 -> callIterate(tools, (IterateArguments) arguments, context);
      case 24 -> callFolded(tools, (FoldedArguments) arguments, context);
      case 25 -> callZipped(tools, (ZippedArguments) arguments, context);
      case 26 -> callZippedParsed(tools, (ZippedParsedArguments) arguments, context);
      case 27 -> callInner(tools, (InnerArguments) arguments, context);
      case 28 -> callLater(tools, (LaterArguments) arguments, context);
      case 29 -> callRan(tools, (RanArguments) arguments, context);
      case 30 -> callTwice(tools, (TwiceArguments) arguments, context);
      case 31 -> callWrappedWell(tools, (WrappedWellArguments) arguments, context);
      case 32 -> callPosition(tools, (PositionArguments) arguments, context);
      case 33 -> callAt(tools, (AtArguments) arguments, context);
      case 34 -> callFails(tools, (FailsArguments) arguments, context);
      case 35 -> callFailsWell(tools, (FailsWellArguments) arguments, context);
      case 36 -> callCallback(tools, (CallbackArguments) arguments, context);
      case 37 -> callLazyGet(tools, (LazyGetArguments) arguments, context);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public void write(int tool, Object result, JsonWriter out) {
    switch (tool) {
      case 1 -> writeOperateResult(result, out);
      case 2 -> writeOperateTypedResult(result, out);
      case 10 -> writeSmallestResult(result, out);
      case 11 -> writeSmallestBareResult(result, out);
      case 12 -> writeNumberOrResult(result, out);
      case 13 -> writeNumberBareResult(result, out);
      case 14 -> writeNumberCheckedResult(result, out);
      case 15 -> writeNumberTernaryResult(result, out);
      case 16 -> writeNumberReassignedResult(result, out);
      case 17 -> writeNumberOrReturnResult(result, out);
      case 18 -> writeBothNumbersResult(result, out);
      case 19 -> writeEitherNumberResult(result, out);
      case 22 -> writeCountdownResult(result, out);
      case 24 -> writeFoldedResult(result, out);
      case 25 -> writeZippedResult(result, out);
      case 26 -> writeZippedParsedResult(result, out);
      case 32 -> writePositionResult(result, out);
      default -> throw new IndexOutOfBoundsException(tool);
    }
  }

  @Override
  public String mapError(int tool, Object arguments, Throwable thrown) {
    return switch (tool) {
      case 4 -> mapTakeMappedError((TakeMappedArguments) arguments, thrown);
      default -> null;
    };
  }

  private static ToolDescriptor describeCommand() {
    return new ToolDescriptor(
        "command",
        "corpus.ShapeTools.command",
        """
        {"name":"command","description":"x","inputSchema":{"type":"object",\
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

  private static CommandArguments readCommandArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new CommandArguments(text) : null;
  }

  private static Object callCommand(ShapeTools tools, CommandArguments arguments,
      ToolContext context) throws Throwable {
    return tools.command(arguments.text());
  }

  private static ToolDescriptor describeOperate() {
    return new ToolDescriptor(
        "operate",
        "corpus.ShapeTools.operate",
        """
        {"name":"operate","description":"x","inputSchema":{"type":"object",\
        "properties":{"operation":{"type":"string"},"a":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647},"b":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["operation","a","b"],\
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

  private static OperateArguments readOperateArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String operation = null;
    int a = 0;
    int b = 0;
    long seen = 0;
    int member = in.nextMember(OPERATE_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> operation = in.readString();
        case 1 -> a = in.readInt();
        case 2 -> b = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(OPERATE_ARGUMENTS, seen);
    }
    in.endObject(OPERATE_ARGUMENTS, seen);
    return in.isClean() ? new OperateArguments(operation, a, b) : null;
  }

  private static Object callOperate(ShapeTools tools, OperateArguments arguments,
      ToolContext context) throws Throwable {
    return tools.operate(arguments.operation(), arguments.a(), arguments.b());
  }

  private static void writeOperateResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeOperateTyped() {
    return new ToolDescriptor(
        "operateTyped",
        "corpus.ShapeTools.operateTyped",
        """
        {"name":"operateTyped","description":"x","inputSchema":{"type":"object",\
        "properties":{"operation":{"type":"string","enum":["ADD","DIVIDE"]},\
        "a":{"type":"integer","minimum":-2147483648,"maximum":2147483647},\
        "b":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},\
        "required":["operation","a","b"],"additionalProperties":false},\
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

  private static OperateTypedArguments readOperateTypedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    ShapeTools.Operation operation = null;
    int a = 0;
    int b = 0;
    long seen = 0;
    int member = in.nextMember(OPERATE_TYPED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> operation = readOperation(in);
        case 1 -> a = in.readInt();
        case 2 -> b = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(OPERATE_TYPED_ARGUMENTS, seen);
    }
    in.endObject(OPERATE_TYPED_ARGUMENTS, seen);
    return in.isClean() ? new OperateTypedArguments(operation, a, b) : null;
  }

  private static Object callOperateTyped(ShapeTools tools, OperateTypedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.operateTyped(arguments.operation(), arguments.a(), arguments.b());
  }

  private static void writeOperateTypedResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeTake() {
    return new ToolDescriptor(
        "take",
        "corpus.ShapeTools.take",
        """
        {"name":"take","description":"x","inputSchema":{"type":"object",\
        "properties":{"amount":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}},"required":["amount"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static TakeArguments readTakeArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    int amount = 0;
    long seen = 0;
    int member = in.nextMember(TAKE_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> amount = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(TAKE_ARGUMENTS, seen);
    }
    in.endObject(TAKE_ARGUMENTS, seen);
    return in.isClean() ? new TakeArguments(amount) : null;
  }

  private static Object callTake(ShapeTools tools, TakeArguments arguments, ToolContext context)
      throws Throwable {
    return tools.take(arguments.amount());
  }

  private static ToolDescriptor describeTakeMapped() {
    return new ToolDescriptor(
        "takeMapped",
        "corpus.ShapeTools.takeMapped",
        """
        {"name":"takeMapped","description":"x","inputSchema":{"type":"object",\
        "properties":{"amount":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}},"required":["amount"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static TakeMappedArguments readTakeMappedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    int amount = 0;
    long seen = 0;
    int member = in.nextMember(TAKE_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> amount = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(TAKE_ARGUMENTS, seen);
    }
    in.endObject(TAKE_ARGUMENTS, seen);
    return in.isClean() ? new TakeMappedArguments(amount) : null;
  }

  private static Object callTakeMapped(ShapeTools tools, TakeMappedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.takeMapped(arguments.amount());
  }

  private static String mapTakeMappedError(TakeMappedArguments arguments, Throwable thrown) {
    if (thrown instanceof IllegalStateException) {
      return "Only a few are left: " + ErrorText.message(thrown);
    }
    return null;
  }

  private static ToolDescriptor describeGreetings() {
    return new ToolDescriptor(
        "greetings",
        "corpus.ShapeTools.greetings",
        """
        {"name":"greetings","description":"x","inputSchema":{"type":"object",\
        "properties":{"names":{"type":"array","items":{"type":"string"}}},\
        "required":["names"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static GreetingsArguments readGreetingsArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> names = null;
    long seen = 0;
    int member = in.nextMember(GREETINGS_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> names = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(GREETINGS_ARGUMENTS, seen);
    }
    in.endObject(GREETINGS_ARGUMENTS, seen);
    return in.isClean() ? new GreetingsArguments(names) : null;
  }

  private static Object callGreetings(ShapeTools tools, GreetingsArguments arguments,
      ToolContext context) throws Throwable {
    return tools.greetings(arguments.names());
  }

  private static ToolDescriptor describeGreeting() {
    return new ToolDescriptor(
        "greeting",
        "corpus.ShapeTools.greeting",
        """
        {"name":"greeting","description":"x","inputSchema":{"type":"object",\
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

  private static GreetingArguments readGreetingArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    long seen = 0;
    int member = in.nextMember(GREETING_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(GREETING_ARGUMENTS, seen);
    }
    in.endObject(GREETING_ARGUMENTS, seen);
    return in.isClean() ? new GreetingArguments(name) : null;
  }

  private static Object callGreeting(ShapeTools tools, GreetingArguments arguments,
      ToolContext context) throws Throwable {
    return tools.greeting(arguments.name());
  }

  private static ToolDescriptor describeBuilt() {
    return new ToolDescriptor(
        "built",
        "corpus.ShapeTools.built",
        """
        {"name":"built","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"},"count":{"type":"string"}},"required":["name",\
        "count"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static BuiltArguments readBuiltArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String name = null;
    String count = null;
    long seen = 0;
    int member = in.nextMember(BUILT_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
        case 1 -> count = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(BUILT_ARGUMENTS, seen);
    }
    in.endObject(BUILT_ARGUMENTS, seen);
    return in.isClean() ? new BuiltArguments(name, count) : null;
  }

  private static Object callBuilt(ShapeTools tools, BuiltArguments arguments, ToolContext context)
      throws Throwable {
    return tools.built(arguments.name(), arguments.count());
  }

  private static ToolDescriptor describeResult() {
    return new ToolDescriptor(
        "result",
        "corpus.ShapeTools.result",
        """
        {"name":"result","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"required":["text"],\
        "additionalProperties":false}}""",
        ResultKind.RESULT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ResultArguments readResultArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new ResultArguments(text) : null;
  }

  private static Object callResult(ShapeTools tools, ResultArguments arguments, ToolContext context)
      throws Throwable {
    return tools.result(arguments.text());
  }

  private static ToolDescriptor describeRemaining() {
    return new ToolDescriptor(
        "remaining",
        "corpus.ShapeTools.remaining",
        """
        {"name":"remaining","description":"x","inputSchema":{"type":"object",\
        "properties":{"numbers":{"type":"array","items":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}},"required":["numbers"],\
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

  private static RemainingArguments readRemainingArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<Integer> numbers = null;
    long seen = 0;
    int member = in.nextMember(REMAINING_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> numbers = readIntegerList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(REMAINING_ARGUMENTS, seen);
    }
    in.endObject(REMAINING_ARGUMENTS, seen);
    return in.isClean() ? new RemainingArguments(numbers) : null;
  }

  private static Object callRemaining(ShapeTools tools, RemainingArguments arguments,
      ToolContext context) throws Throwable {
    return tools.remaining(arguments.numbers());
  }

  private static ToolDescriptor describeSmallest() {
    return new ToolDescriptor(
        "smallest",
        "corpus.ShapeTools.smallest",
        """
        {"name":"smallest","description":"x","inputSchema":{"type":"object",\
        "properties":{"numbers":{"type":"array","items":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}},"required":["numbers"],\
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

  private static SmallestArguments readSmallestArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<Integer> numbers = null;
    long seen = 0;
    int member = in.nextMember(REMAINING_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> numbers = readIntegerList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(REMAINING_ARGUMENTS, seen);
    }
    in.endObject(REMAINING_ARGUMENTS, seen);
    return in.isClean() ? new SmallestArguments(numbers) : null;
  }

  private static Object callSmallest(ShapeTools tools, SmallestArguments arguments,
      ToolContext context) throws Throwable {
    return tools.smallest(arguments.numbers());
  }

  private static void writeSmallestResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeSmallestBare() {
    return new ToolDescriptor(
        "smallestBare",
        "corpus.ShapeTools.smallestBare",
        """
        {"name":"smallestBare","description":"x","inputSchema":{"type":"object",\
        "properties":{"numbers":{"type":"array","items":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}},"required":["numbers"],\
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

  private static SmallestBareArguments readSmallestBareArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<Integer> numbers = null;
    long seen = 0;
    int member = in.nextMember(REMAINING_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> numbers = readIntegerList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(REMAINING_ARGUMENTS, seen);
    }
    in.endObject(REMAINING_ARGUMENTS, seen);
    return in.isClean() ? new SmallestBareArguments(numbers) : null;
  }

  private static Object callSmallestBare(ShapeTools tools, SmallestBareArguments arguments,
      ToolContext context) throws Throwable {
    return tools.smallestBare(arguments.numbers());
  }

  private static void writeSmallestBareResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeNumberOr() {
    return new ToolDescriptor(
        "numberOr",
        "corpus.ShapeTools.numberOr",
        """
        {"name":"numberOr","description":"x","inputSchema":{"type":"object",\
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

  private static NumberOrArguments readNumberOrArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new NumberOrArguments(text) : null;
  }

  private static Object callNumberOr(ShapeTools tools, NumberOrArguments arguments,
      ToolContext context) throws Throwable {
    return tools.numberOr(arguments.text());
  }

  private static void writeNumberOrResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeNumberBare() {
    return new ToolDescriptor(
        "numberBare",
        "corpus.ShapeTools.numberBare",
        """
        {"name":"numberBare","description":"x","inputSchema":{"type":"object",\
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

  private static NumberBareArguments readNumberBareArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new NumberBareArguments(text) : null;
  }

  private static Object callNumberBare(ShapeTools tools, NumberBareArguments arguments,
      ToolContext context) throws Throwable {
    return tools.numberBare(arguments.text());
  }

  private static void writeNumberBareResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeNumberChecked() {
    return new ToolDescriptor(
        "numberChecked",
        "corpus.ShapeTools.numberChecked",
        """
        {"name":"numberChecked","description":"x","inputSchema":{"type":"object",\
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

  private static NumberCheckedArguments readNumberCheckedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new NumberCheckedArguments(text) : null;
  }

  private static Object callNumberChecked(ShapeTools tools, NumberCheckedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.numberChecked(arguments.text());
  }

  private static void writeNumberCheckedResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeNumberTernary() {
    return new ToolDescriptor(
        "numberTernary",
        "corpus.ShapeTools.numberTernary",
        """
        {"name":"numberTernary","description":"x","inputSchema":{"type":"object",\
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

  private static NumberTernaryArguments readNumberTernaryArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new NumberTernaryArguments(text) : null;
  }

  private static Object callNumberTernary(ShapeTools tools, NumberTernaryArguments arguments,
      ToolContext context) throws Throwable {
    return tools.numberTernary(arguments.text());
  }

  private static void writeNumberTernaryResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeNumberReassigned() {
    return new ToolDescriptor(
        "numberReassigned",
        "corpus.ShapeTools.numberReassigned",
        """
        {"name":"numberReassigned","description":"x","inputSchema":{"type":"object",\
        "properties":{"a":{"type":"string"},"b":{"type":"string"}},"required":["a","b"],\
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

  private static NumberReassignedArguments readNumberReassignedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String a = null;
    String b = null;
    long seen = 0;
    int member = in.nextMember(NUMBER_REASSIGNED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> a = in.readString();
        case 1 -> b = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(NUMBER_REASSIGNED_ARGUMENTS, seen);
    }
    in.endObject(NUMBER_REASSIGNED_ARGUMENTS, seen);
    return in.isClean() ? new NumberReassignedArguments(a, b) : null;
  }

  private static Object callNumberReassigned(ShapeTools tools, NumberReassignedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.numberReassigned(arguments.a(), arguments.b());
  }

  private static void writeNumberReassignedResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeNumberOrReturn() {
    return new ToolDescriptor(
        "numberOrReturn",
        "corpus.ShapeTools.numberOrReturn",
        """
        {"name":"numberOrReturn","description":"x","inputSchema":{"type":"object",\
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

  private static NumberOrReturnArguments readNumberOrReturnArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new NumberOrReturnArguments(text) : null;
  }

  private static Object callNumberOrReturn(ShapeTools tools, NumberOrReturnArguments arguments,
      ToolContext context) throws Throwable {
    return tools.numberOrReturn(arguments.text());
  }

  private static void writeNumberOrReturnResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeBothNumbers() {
    return new ToolDescriptor(
        "bothNumbers",
        "corpus.ShapeTools.bothNumbers",
        """
        {"name":"bothNumbers","description":"x","inputSchema":{"type":"object",\
        "properties":{"a":{"type":"string"},"b":{"type":"string"}},"required":["a","b"],\
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

  private static BothNumbersArguments readBothNumbersArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String a = null;
    String b = null;
    long seen = 0;
    int member = in.nextMember(NUMBER_REASSIGNED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> a = in.readString();
        case 1 -> b = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(NUMBER_REASSIGNED_ARGUMENTS, seen);
    }
    in.endObject(NUMBER_REASSIGNED_ARGUMENTS, seen);
    return in.isClean() ? new BothNumbersArguments(a, b) : null;
  }

  private static Object callBothNumbers(ShapeTools tools, BothNumbersArguments arguments,
      ToolContext context) throws Throwable {
    return tools.bothNumbers(arguments.a(), arguments.b());
  }

  private static void writeBothNumbersResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeEitherNumber() {
    return new ToolDescriptor(
        "eitherNumber",
        "corpus.ShapeTools.eitherNumber",
        """
        {"name":"eitherNumber","description":"x","inputSchema":{"type":"object",\
        "properties":{"a":{"type":"string"},"b":{"type":"string"}},"required":["a","b"],\
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

  private static EitherNumberArguments readEitherNumberArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String a = null;
    String b = null;
    long seen = 0;
    int member = in.nextMember(NUMBER_REASSIGNED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> a = in.readString();
        case 1 -> b = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(NUMBER_REASSIGNED_ARGUMENTS, seen);
    }
    in.endObject(NUMBER_REASSIGNED_ARGUMENTS, seen);
    return in.isClean() ? new EitherNumberArguments(a, b) : null;
  }

  private static Object callEitherNumber(ShapeTools tools, EitherNumberArguments arguments,
      ToolContext context) throws Throwable {
    return tools.eitherNumber(arguments.a(), arguments.b());
  }

  private static void writeEitherNumberResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeFirst() {
    return new ToolDescriptor(
        "first",
        "corpus.ShapeTools.first",
        """
        {"name":"first","description":"x","inputSchema":{"type":"object",\
        "properties":{"names":{"type":"array","items":{"type":"string"},"uniqueItems":true}},\
        "required":["names"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static FirstArguments readFirstArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    Set<String> names = null;
    long seen = 0;
    int member = in.nextMember(GREETINGS_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> names = readStringSet(in);
      }
      seen |= 1L << member;
      member = in.nextMember(GREETINGS_ARGUMENTS, seen);
    }
    in.endObject(GREETINGS_ARGUMENTS, seen);
    return in.isClean() ? new FirstArguments(names) : null;
  }

  private static Object callFirst(ShapeTools tools, FirstArguments arguments, ToolContext context)
      throws Throwable {
    return tools.first(arguments.names());
  }

  private static ToolDescriptor describeSearch() {
    return new ToolDescriptor(
        "search",
        "corpus.ShapeTools.search",
        """
        {"name":"search","description":"x","inputSchema":{"type":"object",\
        "properties":{"rows":{"type":"array","items":{"type":"string"}},\
        "word":{"type":"string"}},"required":["rows","word"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static SearchArguments readSearchArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> rows = null;
    String word = null;
    long seen = 0;
    int member = in.nextMember(SEARCH_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> rows = readStringList(in);
        case 1 -> word = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SEARCH_ARGUMENTS, seen);
    }
    in.endObject(SEARCH_ARGUMENTS, seen);
    return in.isClean() ? new SearchArguments(rows, word) : null;
  }

  private static Object callSearch(ShapeTools tools, SearchArguments arguments, ToolContext context)
      throws Throwable {
    return tools.search(arguments.rows(), arguments.word());
  }

  private static ToolDescriptor describeCountdown() {
    return new ToolDescriptor(
        "countdown",
        "corpus.ShapeTools.countdown",
        """
        {"name":"countdown","description":"x","inputSchema":{"type":"object",\
        "properties":{"n":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},\
        "required":["n"],"additionalProperties":false},"outputSchema":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static CountdownArguments readCountdownArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    int n = 0;
    long seen = 0;
    int member = in.nextMember(COUNTDOWN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> n = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(COUNTDOWN_ARGUMENTS, seen);
    }
    in.endObject(COUNTDOWN_ARGUMENTS, seen);
    return in.isClean() ? new CountdownArguments(n) : null;
  }

  private static Object callCountdown(ShapeTools tools, CountdownArguments arguments,
      ToolContext context) throws Throwable {
    return tools.countdown(arguments.n());
  }

  private static void writeCountdownResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeIterate() {
    return new ToolDescriptor(
        "iterate",
        "corpus.ShapeTools.iterate",
        """
        {"name":"iterate","description":"x","inputSchema":{"type":"object",\
        "properties":{"n":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},\
        "required":["n"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static IterateArguments readIterateArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    int n = 0;
    long seen = 0;
    int member = in.nextMember(COUNTDOWN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> n = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(COUNTDOWN_ARGUMENTS, seen);
    }
    in.endObject(COUNTDOWN_ARGUMENTS, seen);
    return in.isClean() ? new IterateArguments(n) : null;
  }

  private static Object callIterate(ShapeTools tools, IterateArguments arguments,
      ToolContext context) throws Throwable {
    return tools.iterate(arguments.n());
  }

  private static ToolDescriptor describeFolded() {
    return new ToolDescriptor(
        "folded",
        "corpus.ShapeTools.folded",
        """
        {"name":"folded","description":"x","inputSchema":{"type":"object",\
        "properties":{"texts":{"type":"array","items":{"type":"string"}}},\
        "required":["texts"],"additionalProperties":false},"outputSchema":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static FoldedArguments readFoldedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> texts = null;
    long seen = 0;
    int member = in.nextMember(FOLDED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> texts = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(FOLDED_ARGUMENTS, seen);
    }
    in.endObject(FOLDED_ARGUMENTS, seen);
    return in.isClean() ? new FoldedArguments(texts) : null;
  }

  private static Object callFolded(ShapeTools tools, FoldedArguments arguments, ToolContext context)
      throws Throwable {
    return tools.folded(arguments.texts());
  }

  private static void writeFoldedResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeZipped() {
    return new ToolDescriptor(
        "zipped",
        "corpus.ShapeTools.zipped",
        """
        {"name":"zipped","description":"x","inputSchema":{"type":"object",\
        "properties":{"keys":{"type":"array","items":{"type":"string"}},\
        "values":{"type":"array","items":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}},"required":["keys","values"],"additionalProperties":false},\
        "outputSchema":{"type":"object","additionalProperties":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ZippedArguments readZippedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> keys = null;
    List<Integer> values = null;
    long seen = 0;
    int member = in.nextMember(ZIPPED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> keys = readStringList(in);
        case 1 -> values = readIntegerList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(ZIPPED_ARGUMENTS, seen);
    }
    in.endObject(ZIPPED_ARGUMENTS, seen);
    return in.isClean() ? new ZippedArguments(keys, values) : null;
  }

  private static Object callZipped(ShapeTools tools, ZippedArguments arguments, ToolContext context)
      throws Throwable {
    return tools.zipped(arguments.keys(), arguments.values());
  }

  private static void writeZippedResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    Map<String, Integer> value = (Map<String, Integer>) result;
    writeIntegerMap(value, out);
  }

  private static ToolDescriptor describeZippedParsed() {
    return new ToolDescriptor(
        "zippedParsed",
        "corpus.ShapeTools.zippedParsed",
        """
        {"name":"zippedParsed","description":"x","inputSchema":{"type":"object",\
        "properties":{"keys":{"type":"array","items":{"type":"string"}},\
        "values":{"type":"array","items":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}},"required":["keys","values"],"additionalProperties":false},\
        "outputSchema":{"type":"object","additionalProperties":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ZippedParsedArguments readZippedParsedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> keys = null;
    List<Integer> values = null;
    long seen = 0;
    int member = in.nextMember(ZIPPED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> keys = readStringList(in);
        case 1 -> values = readIntegerList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(ZIPPED_ARGUMENTS, seen);
    }
    in.endObject(ZIPPED_ARGUMENTS, seen);
    return in.isClean() ? new ZippedParsedArguments(keys, values) : null;
  }

  private static Object callZippedParsed(ShapeTools tools, ZippedParsedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.zippedParsed(arguments.keys(), arguments.values());
  }

  private static void writeZippedParsedResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    Map<String, Integer> value = (Map<String, Integer>) result;
    writeIntegerMap(value, out);
  }

  private static ToolDescriptor describeInner() {
    return new ToolDescriptor(
        "inner",
        "corpus.ShapeTools.inner",
        """
        {"name":"inner","description":"x","inputSchema":{"type":"object",\
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

  private static InnerArguments readInnerArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new InnerArguments(text) : null;
  }

  private static Object callInner(ShapeTools tools, InnerArguments arguments, ToolContext context)
      throws Throwable {
    return tools.inner(arguments.text());
  }

  private static ToolDescriptor describeLater() {
    return new ToolDescriptor(
        "later",
        "corpus.ShapeTools.later",
        """
        {"name":"later","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"required":["text"],\
        "additionalProperties":false}}""",
        ResultKind.RESULT,
        true,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static LaterArguments readLaterArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new LaterArguments(text) : null;
  }

  private static Object callLater(ShapeTools tools, LaterArguments arguments, ToolContext context)
      throws Throwable {
    return tools.later(arguments.text());
  }

  private static ToolDescriptor describeRan() {
    return new ToolDescriptor(
        "ran",
        "corpus.ShapeTools.ran",
        """
        {"name":"ran","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"required":["text"],\
        "additionalProperties":false}}""",
        ResultKind.NONE,
        true,
        true,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static RanArguments readRanArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new RanArguments(text) : null;
  }

  private static Object callRan(ShapeTools tools, RanArguments arguments, ToolContext context)
      throws Throwable {
    return tools.ran(arguments.text());
  }

  private static ToolDescriptor describeTwice() {
    return new ToolDescriptor(
        "twice",
        "corpus.ShapeTools.twice",
        """
        {"name":"twice","description":"x","inputSchema":{"type":"object",\
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

  private static TwiceArguments readTwiceArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new TwiceArguments(text) : null;
  }

  private static Object callTwice(ShapeTools tools, TwiceArguments arguments, ToolContext context)
      throws Throwable {
    return tools.twice(arguments.text());
  }

  private static ToolDescriptor describeWrappedWell() {
    return new ToolDescriptor(
        "wrappedWell",
        "corpus.ShapeTools.wrappedWell",
        """
        {"name":"wrappedWell","description":"x","inputSchema":{"type":"object",\
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

  private static WrappedWellArguments readWrappedWellArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new WrappedWellArguments(text) : null;
  }

  private static Object callWrappedWell(ShapeTools tools, WrappedWellArguments arguments,
      ToolContext context) throws Throwable {
    return tools.wrappedWell(arguments.text());
  }

  private static ToolDescriptor describePosition() {
    return new ToolDescriptor(
        "position",
        "corpus.ShapeTools.position",
        """
        {"name":"position","description":"x","inputSchema":{"type":"object",\
        "properties":{"names":{"type":"array","items":{"type":"string"}},\
        "name":{"type":"string"}},"required":["names","name"],"additionalProperties":false},\
        "outputSchema":{"anyOf":[{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647},{"type":"null"}]}}""",
        ResultKind.STRUCTURED,
        false,
        true,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static PositionArguments readPositionArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> names = null;
    String name = null;
    long seen = 0;
    int member = in.nextMember(POSITION_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> names = readStringList(in);
        case 1 -> name = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(POSITION_ARGUMENTS, seen);
    }
    in.endObject(POSITION_ARGUMENTS, seen);
    return in.isClean() ? new PositionArguments(names, name) : null;
  }

  private static Object callPosition(ShapeTools tools, PositionArguments arguments,
      ToolContext context) throws Throwable {
    return tools.position(arguments.names(), arguments.name());
  }

  private static void writePositionResult(Object result, JsonWriter out) {
    OptionalInt value = (OptionalInt) result;
    if (value == null || value.isEmpty()) {
      out.writeNull();
    } else {
      out.writeInt(out.present(value.getAsInt(), "integer"));
    }
  }

  private static ToolDescriptor describeAt() {
    return new ToolDescriptor(
        "at",
        "corpus.ShapeTools.at",
        """
        {"name":"at","description":"x","inputSchema":{"type":"object",\
        "properties":{"names":{"type":"array","items":{"type":"string"}},\
        "index":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},\
        "required":["names","index"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static AtArguments readAtArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> names = null;
    int index = 0;
    long seen = 0;
    int member = in.nextMember(AT_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> names = readStringList(in);
        case 1 -> index = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(AT_ARGUMENTS, seen);
    }
    in.endObject(AT_ARGUMENTS, seen);
    return in.isClean() ? new AtArguments(names, index) : null;
  }

  private static Object callAt(ShapeTools tools, AtArguments arguments, ToolContext context) throws
      Throwable {
    return tools.at(arguments.names(), arguments.index());
  }

  private static ToolDescriptor describeFails() {
    return new ToolDescriptor(
        "fails",
        "corpus.ShapeTools.fails",
        """
        {"name":"fails","description":"x","inputSchema":{"type":"object",\
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

  private static FailsArguments readFailsArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new FailsArguments(text) : null;
  }

  private static Object callFails(ShapeTools tools, FailsArguments arguments, ToolContext context)
      throws Throwable {
    return tools.fails(arguments.text());
  }

  private static ToolDescriptor describeFailsWell() {
    return new ToolDescriptor(
        "failsWell",
        "corpus.ShapeTools.failsWell",
        """
        {"name":"failsWell","description":"x","inputSchema":{"type":"object",\
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

  private static FailsWellArguments readFailsWellArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new FailsWellArguments(text) : null;
  }

  private static Object callFailsWell(ShapeTools tools, FailsWellArguments arguments,
      ToolContext context) throws Throwable {
    return tools.failsWell(arguments.text());
  }

  private static ToolDescriptor describeCallback() {
    return new ToolDescriptor(
        "callback",
        "corpus.ShapeTools.callback",
        """
        {"name":"callback","description":"x","inputSchema":{"type":"object",\
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

  private static CallbackArguments readCallbackArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new CallbackArguments(text) : null;
  }

  private static Object callCallback(ShapeTools tools, CallbackArguments arguments,
      ToolContext context) throws Throwable {
    return tools.callback(arguments.text());
  }

  private static ToolDescriptor describeLazyGet() {
    return new ToolDescriptor(
        "lazyGet",
        "corpus.ShapeTools.lazyGet",
        """
        {"name":"lazyGet","description":"x","inputSchema":{"type":"object",\
        "properties":{"text":{"type":"string"}},"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static LazyGetArguments readLazyGetArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    Optional<String> text = Optional.empty();
    long seen = 0;
    int member = in.nextMember(LAZY_GET_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = Optional.ofNullable(in.readString());
      }
      seen |= 1L << member;
      member = in.nextMember(LAZY_GET_ARGUMENTS, seen);
    }
    in.endObject(LAZY_GET_ARGUMENTS, seen);
    return in.isClean() ? new LazyGetArguments(text) : null;
  }

  private static Object callLazyGet(ShapeTools tools, LazyGetArguments arguments,
      ToolContext context) throws Throwable {
    return tools.lazyGet(arguments.text());
  }

  private static ShapeTools.Operation readOperation(JsonReader in) {
    return switch (in.readChoice(OPERATION)) {
      case 0 -> ShapeTools.Operation.ADD;
      case 1 -> ShapeTools.Operation.DIVIDE;
      default -> null;
    };
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

  private static List<Integer> readIntegerList(JsonReader in) {
    if (!in.beginArray()) {
      return null;
    }
    ArrayList<Integer> values = new ArrayList<>();
    while (in.nextElement()) {
      values.add(in.readInt());
    }
    return values;
  }

  private static Set<String> readStringSet(JsonReader in) {
    if (!in.beginArray()) {
      return null;
    }
    LinkedHashSet<String> values = new LinkedHashSet<>();
    while (in.nextElement()) {
      if (!values.add(in.readString()) && in.isClean()) {
        in.repeatedElement();
      }
    }
    return values;
  }

  private static void writeIntegerMap(Map<String, Integer> value, JsonWriter out) {
    if (value == null) {
      throw out.unexpectedNull("object");
    }
    out.beginObject();
    for (Map.Entry<? extends String, ? extends Integer> member : value.entrySet()) {
      out.name(out.text(member.getKey()));
      Integer element = member.getValue();
      out.writeInt(out.present(element, "integer"));
    }
    out.endObject();
  }

  private record CommandArguments(String text) {
  }

  private record OperateArguments(String operation, int a, int b) {
  }

  private record OperateTypedArguments(ShapeTools.Operation operation, int a, int b) {
  }

  private record TakeArguments(int amount) {
  }

  private record TakeMappedArguments(int amount) {
  }

  private record GreetingsArguments(List<String> names) {
  }

  private record GreetingArguments(String name) {
  }

  private record BuiltArguments(String name, String count) {
  }

  private record ResultArguments(String text) {
  }

  private record RemainingArguments(List<Integer> numbers) {
  }

  private record SmallestArguments(List<Integer> numbers) {
  }

  private record SmallestBareArguments(List<Integer> numbers) {
  }

  private record NumberOrArguments(String text) {
  }

  private record NumberBareArguments(String text) {
  }

  private record NumberCheckedArguments(String text) {
  }

  private record NumberTernaryArguments(String text) {
  }

  private record NumberReassignedArguments(String a, String b) {
  }

  private record NumberOrReturnArguments(String text) {
  }

  private record BothNumbersArguments(String a, String b) {
  }

  private record EitherNumberArguments(String a, String b) {
  }

  private record FirstArguments(Set<String> names) {
  }

  private record SearchArguments(List<String> rows, String word) {
  }

  private record CountdownArguments(int n) {
  }

  private record IterateArguments(int n) {
  }

  private record FoldedArguments(List<String> texts) {
  }

  private record ZippedArguments(List<String> keys, List<Integer> values) {
  }

  private record ZippedParsedArguments(List<String> keys, List<Integer> values) {
  }

  private record InnerArguments(String text) {
  }

  private record LaterArguments(String text) {
  }

  private record RanArguments(String text) {
  }

  private record TwiceArguments(String text) {
  }

  private record WrappedWellArguments(String text) {
  }

  private record PositionArguments(List<String> names, String name) {
  }

  private record AtArguments(List<String> names, int index) {
  }

  private record FailsArguments(String text) {
  }

  private record FailsWellArguments(String text) {
  }

  private record CallbackArguments(String text) {
  }

  private record LazyGetArguments(Optional<String> text) {
  }
}
