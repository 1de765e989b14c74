package corpus;

import dev.collet.ToolContext;
import dev.collet.dispatch.ErrorText;
import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.JsonName;
import dev.collet.json.JsonReader;
import dev.collet.json.JsonWriter;
import dev.collet.json.MemberNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The tools of {@code corpus.CollectionTools}, ready to be served.
 */
@Generated("dev.collet.processor.ColletProcessor")
public final class CollectionToolsToolset implements Toolset {
  private static final List<ToolDescriptor> TOOLS = List.of(
      describeItem(),
      describeItemOrError(),
      describeItemMapped(),
      describeLastSearch(),
      describeLastSearchGuarded(),
      describeLastSearchPeek(),
      describeUndo(),
      describeUndoTwice(),
      describeDrain(),
      describeAny(),
      describeAnyGuarded(),
      describeTotal(),
      describeLargest(),
      describeLargestGuarded(),
      describeMedian(),
      describeMedianGuarded(),
      describeFirstKey(),
      describeFirstEntry(),
      describeReserve(),
      describeComputed(),
      describeCounted(),
      describeConverted(),
      describeSorted(),
      describeSortedByNumber(),
      describeSecondWord(),
      describeTokens(),
      describePushed(),
      describeFound(),
      describeFoundOrThrow(),
      describeFoundName(),
      describeFoundAndUsed(),
      describeWrongBranch(),
      describeThrowsItself(),
      describeSizes());

  private static final MemberNames ITEM_ARGUMENTS = MemberNames.builder()
      .required("sku", "string")
      .build();

  private static final JsonName ITEM_SKU = JsonName.of("sku");

  private static final JsonName ITEM_AMOUNT = JsonName.of("amount");

  private static final MemberNames LAST_SEARCH_ARGUMENTS = MemberNames.builder()
      .build();

  private static final MemberNames LARGEST_ARGUMENTS = MemberNames.builder()
      .required("names", "array")
      .build();

  private static final MemberNames MEDIAN_ARGUMENTS = MemberNames.builder()
      .required("numbers", "array")
      .build();

  private static final MemberNames FIRST_KEY_ARGUMENTS = MemberNames.builder()
      .required("prices", "object")
      .build();

  private static final MemberNames RESERVE_ARGUMENTS = MemberNames.builder()
      .required("sku", "string")
      .required("amount", "integer")
      .build();

  private static final MemberNames COUNTED_ARGUMENTS = MemberNames.builder()
      .required("words", "array")
      .build();

  private static final MemberNames CONVERTED_ARGUMENTS = MemberNames.builder()
      .required("texts", "array")
      .build();

  private static final MemberNames SORTED_ARGUMENTS = MemberNames.builder()
      .required("items", "array")
      .build();

  private static final MemberNames SECOND_WORD_ARGUMENTS = MemberNames.builder()
      .required("text", "string")
      .build();

  private final CollectionTools tools;

  /**
   * A toolset that calls this instance.
   */
  public CollectionToolsToolset(CollectionTools tools) {
    this.tools = tools;
  }

  @Override
  public List<ToolDescriptor> tools() {
    return TOOLS;
  }

  @Override
  public Object read(int tool, JsonReader arguments) {
    return switch (tool) {
      case 0 -> readItemArguments(arguments);
      case 1 -> readItemOrErrorArguments(arguments);
      case 2 -> readItemMappedArguments(arguments);
      case 3 -> readLastSearchArguments(arguments);
      case 4 -> readLastSearchGuardedArguments(arguments);
      case 5 -> readLastSearchPeekArguments(arguments);
      case 6 -> readUndoArguments(arguments);
      case 7 -> readUndoTwiceArguments(arguments);
      case 8 -> readDrainArguments(arguments);
      case 9 -> readAnyArguments(arguments);
      case 10 -> readAnyGuardedArguments(arguments);
      case 11 -> readTotalArguments(arguments);
      case 12 -> readLargestArguments(arguments);
      case 13 -> readLargestGuardedArguments(arguments);
      case 14 -> readMedianArguments(arguments);
      case 15 -> readMedianGuardedArguments(arguments);
      case 16 -> readFirstKeyArguments(arguments);
      case 17 -> readFirstEntryArguments(arguments);
      case 18 -> readReserveArguments(arguments);
      case 19 -> readComputedArguments(arguments);
      case 20 -> readCountedArguments(arguments);
      case 21 -> readConvertedArguments(arguments);
      case 22 -> readSortedArguments(arguments);
      case 23 -> readSortedByNumberArguments(arguments);
      case 24 -> readSecondWordArguments(arguments);
      case 25 -> readTokensArguments(arguments);
      case 26 -> readPushedArguments(arguments);
      case 27 -> readFoundArguments(arguments);
      case 28 -> readFoundOrThrowArguments(arguments);
      case 29 -> readFoundNameArguments(arguments);
      case 30 -> readFoundAndUsedArguments(arguments);
      case 31 -> readWrongBranchArguments(arguments);
      case 32 -> readThrowsItselfArguments(arguments);
      case 33 -> readSizesArguments(arguments);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Object call(int tool, Object arguments, ToolContext context) throws Throwable {
    return switch (tool) {
      case 0 -> callItem(tools, (ItemArguments) arguments, context);
      case 1 -> callItemOrError(tools, (ItemOrErrorArguments) arguments, context);
      case 2 -> callItemMapped(tools, (ItemMappedArguments) arguments, context);
      case 3 -> callLastSearch(tools, (LastSearchArguments) arguments, context);
      case 4 -> callLastSearchGuarded(tools, (LastSearchGuardedArguments) arguments, context);
      case 5 -> callLastSearchPeek(tools, (LastSearchPeekArguments) arguments, context);
      case 6 -> callUndo(tools, (UndoArguments) arguments, context);
      case 7 -> callUndoTwice(tools, (UndoTwiceArguments) arguments, context);
      case 8 -> callDrain(tools, (DrainArguments) arguments, context);
      case 9 -> callAny(tools, (AnyArguments) arguments, context);
      case 10 -> callAnyGuarded(tools, (AnyGuardedArguments) arguments, context);
      case 11 -> callTotal(tools, (TotalArguments) arguments, context);
      case 12 -> callLargest(tools, (LargestArguments) arguments, context);
      case 13 -> callLargestGuarded(tools, (LargestGuardedArguments) arguments, context);
      case 14 -> callMedian(tools, (MedianArguments) arguments, context);
      case 15 -> callMedianGuarded(tools, (MedianGuardedArguments) arguments, context);
      case 16 -> callFirstKey(tools, (FirstKeyArguments) arguments, context);
      case 17 -> callFirstEntry(tools, (FirstEntryArguments) arguments, context);
      case 18 -> callReserve(tools, (ReserveArguments) arguments, context);
      case 19 -> callComputed(tools, (ComputedArguments) arguments, context);
      case 20 -> callCounted(tools, (CountedArguments) arguments, context);
      case 21 -> callConverted(tools, (ConvertedArguments) arguments, context);
      case 22 -> callSorted(tools, (SortedArguments) arguments, context);
      case 23 -> callSortedByNumber(tools, (SortedByNumberArguments) arguments, context);
      case 24 -> callSecondWord(tools, (SecondWordArguments) arguments, context);
      case 25 -> callTokens(tools, (TokensArguments) arguments, context);
      case 26 -> callPushed(tools, (PushedArguments) arguments, context);
      case 27 -> callFound(tools, (FoundArguments) arguments, context);
      case 28 -> callFoundOrThrow(tools, (FoundOrThrowArguments) arguments, context);
      case 29 -> callFoundName(tools, (FoundNameArguments) arguments, context);
      case 30 -> callFoundAndUsed(tools, (FoundAndUsedArguments) arguments, context);
      case 31 -> callWrongBranch(tools, (WrongBranchArguments) arguments, context);
      case 32 -> callThrowsItself(tools, (ThrowsItselfArguments) arguments, context);
      case 33 -> callSizes(tools, (SizesArguments) arguments, context);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public void write(int tool, Object result, JsonWriter out) {
    switch (tool) {
      case 0 -> writeItemResult(result, out);
      case 1 -> writeItemOrErrorResult(result, out);
      case 2 -> writeItemMappedResult(result, out);
      case 8 -> writeDrainResult(result, out);
      case 11 -> writeTotalResult(result, out);
      case 14 -> writeMedianResult(result, out);
      case 15 -> writeMedianGuardedResult(result, out);
      case 18 -> writeReserveResult(result, out);
      case 19 -> writeComputedResult(result, out);
      case 20 -> writeCountedResult(result, out);
      case 21 -> writeConvertedResult(result, out);
      case 22 -> writeSortedResult(result, out);
      case 23 -> writeSortedByNumberResult(result, out);
      case 25 -> writeTokensResult(result, out);
      case 27 -> writeFoundResult(result, out);
      case 28 -> writeFoundOrThrowResult(result, out);
      case 33 -> writeSizesResult(result, out);
      default -> throw new IndexOutOfBoundsException(tool);
    }
  }

  @Override
  public String mapError(int tool, Object arguments, Throwable thrown) {
    return switch (tool) {
      case 2 -> mapItemMappedError((ItemMappedArguments) arguments, thrown);
      default -> null;
    };
  }

  private static ToolDescriptor describeItem() {
    return new ToolDescriptor(
        "item",
        "corpus.CollectionTools.item",
        """
        {"name":"item","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
        "additionalProperties":false},"outputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"]}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ItemArguments readItemArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new ItemArguments(sku) : null;
  }

  private static Object callItem(CollectionTools tools, ItemArguments arguments,
      ToolContext context) throws Throwable {
    return tools.item(arguments.sku());
  }

  private static void writeItemResult(Object result, JsonWriter out) {
    CollectionTools.Item value = (CollectionTools.Item) result;
    writeItem(value, out);
  }

  private static ToolDescriptor describeItemOrError() {
    return new ToolDescriptor(
        "itemOrError",
        "corpus.CollectionTools.itemOrError",
        """
        {"name":"itemOrError","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
        "additionalProperties":false},"outputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"]}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ItemOrErrorArguments readItemOrErrorArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new ItemOrErrorArguments(sku) : null;
  }

  private static Object callItemOrError(CollectionTools tools, ItemOrErrorArguments arguments,
      ToolContext context) throws Throwable {
    return tools.itemOrError(arguments.sku());
  }

  private static void writeItemOrErrorResult(Object result, JsonWriter out) {
    CollectionTools.Item value = (CollectionTools.Item) result;
    writeItem(value, out);
  }

  private static ToolDescriptor describeItemMapped() {
    return new ToolDescriptor(
        "itemMapped",
        "corpus.CollectionTools.itemMapped",
        """
        {"name":"itemMapped","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
        "additionalProperties":false},"outputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"]}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ItemMappedArguments readItemMappedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new ItemMappedArguments(sku) : null;
  }

  private static Object callItemMapped(CollectionTools tools, ItemMappedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.itemMapped(arguments.sku());
  }

  private static void writeItemMappedResult(Object result, JsonWriter out) {
    CollectionTools.Item value = (CollectionTools.Item) result;
    writeItem(value, out);
  }

  private static String mapItemMappedError(ItemMappedArguments arguments, Throwable thrown) {
    if (thrown instanceof CollectionTools.UnknownItem) {
      return "There is no item " + ErrorText.of(arguments.sku()) + ".";
    }
    return null;
  }

  private static ToolDescriptor describeLastSearch() {
    return new ToolDescriptor(
        "lastSearch",
        "corpus.CollectionTools.lastSearch",
        """
        {"name":"lastSearch","description":"x","inputSchema":{"type":"object",\
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

  private static LastSearchArguments readLastSearchArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new LastSearchArguments() : null;
  }

  private static Object callLastSearch(CollectionTools tools, LastSearchArguments arguments,
      ToolContext context) throws Throwable {
    return tools.lastSearch();
  }

  private static ToolDescriptor describeLastSearchGuarded() {
    return new ToolDescriptor(
        "lastSearchGuarded",
        "corpus.CollectionTools.lastSearchGuarded",
        """
        {"name":"lastSearchGuarded","description":"x","inputSchema":{"type":"object",\
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

  private static LastSearchGuardedArguments readLastSearchGuardedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new LastSearchGuardedArguments() : null;
  }

  private static Object callLastSearchGuarded(CollectionTools tools,
      LastSearchGuardedArguments arguments, ToolContext context) throws Throwable {
    return tools.lastSearchGuarded();
  }

  private static ToolDescriptor describeLastSearchPeek() {
    return new ToolDescriptor(
        "lastSearchPeek",
        "corpus.CollectionTools.lastSearchPeek",
        """
        {"name":"lastSearchPeek","description":"x","inputSchema":{"type":"object",\
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

  private static LastSearchPeekArguments readLastSearchPeekArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new LastSearchPeekArguments() : null;
  }

  private static Object callLastSearchPeek(CollectionTools tools, LastSearchPeekArguments arguments,
      ToolContext context) throws Throwable {
    return tools.lastSearchPeek();
  }

  private static ToolDescriptor describeUndo() {
    return new ToolDescriptor(
        "undo",
        "corpus.CollectionTools.undo",
        """
        {"name":"undo","description":"x","inputSchema":{"type":"object","properties":{},\
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

  private static UndoArguments readUndoArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new UndoArguments() : null;
  }

  private static Object callUndo(CollectionTools tools, UndoArguments arguments,
      ToolContext context) throws Throwable {
    return tools.undo();
  }

  private static ToolDescriptor describeUndoTwice() {
    return new ToolDescriptor(
        "undoTwice",
        "corpus.CollectionTools.undoTwice",
        """
        {"name":"undoTwice","description":"x","inputSchema":{"type":"object","properties":{},\
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

  private static UndoTwiceArguments readUndoTwiceArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new UndoTwiceArguments() : null;
  }

  private static Object callUndoTwice(CollectionTools tools, UndoTwiceArguments arguments,
      ToolContext context) throws Throwable {
    return tools.undoTwice();
  }

  private static ToolDescriptor describeDrain() {
    return new ToolDescriptor(
        "drain",
        "corpus.CollectionTools.drain",
        """
        {"name":"drain","description":"x","inputSchema":{"type":"object","properties":{},\
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

  private static DrainArguments readDrainArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new DrainArguments() : null;
  }

  private static Object callDrain(CollectionTools tools, DrainArguments arguments,
      ToolContext context) throws Throwable {
    return tools.drain();
  }

  private static void writeDrainResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    List<String> value = (List<String>) result;
    writeStringList(value, out);
  }

  private static ToolDescriptor describeAny() {
    return new ToolDescriptor(
        "any",
        "corpus.CollectionTools.any",
        """
        {"name":"any","description":"x","inputSchema":{"type":"object","properties":{},\
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

  private static AnyArguments readAnyArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new AnyArguments() : null;
  }

  private static Object callAny(CollectionTools tools, AnyArguments arguments, ToolContext context)
      throws Throwable {
    return tools.any();
  }

  private static ToolDescriptor describeAnyGuarded() {
    return new ToolDescriptor(
        "anyGuarded",
        "corpus.CollectionTools.anyGuarded",
        """
        {"name":"anyGuarded","description":"x","inputSchema":{"type":"object",\
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

  private static AnyGuardedArguments readAnyGuardedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new AnyGuardedArguments() : null;
  }

  private static Object callAnyGuarded(CollectionTools tools, AnyGuardedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.anyGuarded();
  }

  private static ToolDescriptor describeTotal() {
    return new ToolDescriptor(
        "total",
        "corpus.CollectionTools.total",
        """
        {"name":"total","description":"x","inputSchema":{"type":"object","properties":{},\
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

  private static TotalArguments readTotalArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(LAST_SEARCH_ARGUMENTS, 0);
    return in.isClean() ? new TotalArguments() : null;
  }

  private static Object callTotal(CollectionTools tools, TotalArguments arguments,
      ToolContext context) throws Throwable {
    return tools.total();
  }

  private static void writeTotalResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeLargest() {
    return new ToolDescriptor(
        "largest",
        "corpus.CollectionTools.largest",
        """
        {"name":"largest","description":"x","inputSchema":{"type":"object",\
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

  private static LargestArguments readLargestArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> names = null;
    long seen = 0;
    int member = in.nextMember(LARGEST_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> names = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(LARGEST_ARGUMENTS, seen);
    }
    in.endObject(LARGEST_ARGUMENTS, seen);
    return in.isClean() ? new LargestArguments(names) : null;
  }

  private static Object callLargest(CollectionTools tools, LargestArguments arguments,
      ToolContext context) throws Throwable {
    return tools.largest(arguments.names());
  }

  private static ToolDescriptor describeLargestGuarded() {
    return new ToolDescriptor(
        "largestGuarded",
        "corpus.CollectionTools.largestGuarded",
        """
        {"name":"largestGuarded","description":"x","inputSchema":{"type":"object",\
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

  private static LargestGuardedArguments readLargestGuardedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> names = null;
    long seen = 0;
    int member = in.nextMember(LARGEST_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> names = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(LARGEST_ARGUMENTS, seen);
    }
    in.endObject(LARGEST_ARGUMENTS, seen);
    return in.isClean() ? new LargestGuardedArguments(names) : null;
  }

  private static Object callLargestGuarded(CollectionTools tools, LargestGuardedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.largestGuarded(arguments.names());
  }

  private static ToolDescriptor describeMedian() {
    return new ToolDescriptor(
        "median",
        "corpus.CollectionTools.median",
        """
        {"name":"median","description":"x","inputSchema":{"type":"object",\
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

  private static MedianArguments readMedianArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<Integer> numbers = null;
    long seen = 0;
    int member = in.nextMember(MEDIAN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> numbers = readIntegerList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(MEDIAN_ARGUMENTS, seen);
    }
    in.endObject(MEDIAN_ARGUMENTS, seen);
    return in.isClean() ? new MedianArguments(numbers) : null;
  }

  private static Object callMedian(CollectionTools tools, MedianArguments arguments,
      ToolContext context) throws Throwable {
    return tools.median(arguments.numbers());
  }

  private static void writeMedianResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeMedianGuarded() {
    return new ToolDescriptor(
        "medianGuarded",
        "corpus.CollectionTools.medianGuarded",
        """
        {"name":"medianGuarded","description":"x","inputSchema":{"type":"object",\
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

  private static MedianGuardedArguments readMedianGuardedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<Integer> numbers = null;
    long seen = 0;
    int member = in.nextMember(MEDIAN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> numbers = readIntegerList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(MEDIAN_ARGUMENTS, seen);
    }
    in.endObject(MEDIAN_ARGUMENTS, seen);
    return in.isClean() ? new MedianGuardedArguments(numbers) : null;
  }

  private static Object callMedianGuarded(CollectionTools tools, MedianGuardedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.medianGuarded(arguments.numbers());
  }

  private static void writeMedianGuardedResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeFirstKey() {
    return new ToolDescriptor(
        "firstKey",
        "corpus.CollectionTools.firstKey",
        """
        {"name":"firstKey","description":"x","inputSchema":{"type":"object",\
        "properties":{"prices":{"type":"object","additionalProperties":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}},"required":["prices"],\
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

  private static FirstKeyArguments readFirstKeyArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    Map<String, Integer> prices = null;
    long seen = 0;
    int member = in.nextMember(FIRST_KEY_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> prices = readIntegerMap(in);
      }
      seen |= 1L << member;
      member = in.nextMember(FIRST_KEY_ARGUMENTS, seen);
    }
    in.endObject(FIRST_KEY_ARGUMENTS, seen);
    return in.isClean() ? new FirstKeyArguments(prices) : null;
  }

  private static Object callFirstKey(CollectionTools tools, FirstKeyArguments arguments,
      ToolContext context) throws Throwable {
    return tools.firstKey(arguments.prices());
  }

  private static ToolDescriptor describeFirstEntry() {
    return new ToolDescriptor(
        "firstEntry",
        "corpus.CollectionTools.firstEntry",
        """
        {"name":"firstEntry","description":"x","inputSchema":{"type":"object",\
        "properties":{"prices":{"type":"object","additionalProperties":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}}},"required":["prices"],\
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

  private static FirstEntryArguments readFirstEntryArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    Map<String, Integer> prices = null;
    long seen = 0;
    int member = in.nextMember(FIRST_KEY_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> prices = readIntegerMap(in);
      }
      seen |= 1L << member;
      member = in.nextMember(FIRST_KEY_ARGUMENTS, seen);
    }
    in.endObject(FIRST_KEY_ARGUMENTS, seen);
    return in.isClean() ? new FirstEntryArguments(prices) : null;
  }

  private static Object callFirstEntry(CollectionTools tools, FirstEntryArguments arguments,
      ToolContext context) throws Throwable {
    return tools.firstEntry(arguments.prices());
  }

  private static ToolDescriptor describeReserve() {
    return new ToolDescriptor(
        "reserve",
        "corpus.CollectionTools.reserve",
        """
        {"name":"reserve","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"],\
        "additionalProperties":false},"outputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"]}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ReserveArguments readReserveArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    int amount = 0;
    long seen = 0;
    int member = in.nextMember(RESERVE_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
        case 1 -> amount = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(RESERVE_ARGUMENTS, seen);
    }
    in.endObject(RESERVE_ARGUMENTS, seen);
    return in.isClean() ? new ReserveArguments(sku, amount) : null;
  }

  private static Object callReserve(CollectionTools tools, ReserveArguments arguments,
      ToolContext context) throws Throwable {
    return tools.reserve(arguments.sku(), arguments.amount());
  }

  private static void writeReserveResult(Object result, JsonWriter out) {
    CollectionTools.Item value = (CollectionTools.Item) result;
    writeItem(value, out);
  }

  private static ToolDescriptor describeComputed() {
    return new ToolDescriptor(
        "computed",
        "corpus.CollectionTools.computed",
        """
        {"name":"computed","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
        "additionalProperties":false},"outputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"]}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ComputedArguments readComputedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new ComputedArguments(sku) : null;
  }

  private static Object callComputed(CollectionTools tools, ComputedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.computed(arguments.sku());
  }

  private static void writeComputedResult(Object result, JsonWriter out) {
    CollectionTools.Item value = (CollectionTools.Item) result;
    writeItem(value, out);
  }

  private static ToolDescriptor describeCounted() {
    return new ToolDescriptor(
        "counted",
        "corpus.CollectionTools.counted",
        """
        {"name":"counted","description":"x","inputSchema":{"type":"object",\
        "properties":{"words":{"type":"array","items":{"type":"string"}}},\
        "required":["words"],"additionalProperties":false},"outputSchema":{"type":"object",\
        "additionalProperties":{"type":"integer","minimum":-2147483648,\
        "maximum":2147483647}}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static CountedArguments readCountedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> words = null;
    long seen = 0;
    int member = in.nextMember(COUNTED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> words = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(COUNTED_ARGUMENTS, seen);
    }
    in.endObject(COUNTED_ARGUMENTS, seen);
    return in.isClean() ? new CountedArguments(words) : null;
  }

  private static Object callCounted(CollectionTools tools, CountedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.counted(arguments.words());
  }

  private static void writeCountedResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    Map<String, Integer> value = (Map<String, Integer>) result;
    writeIntegerMap(value, out);
  }

  private static ToolDescriptor describeConverted() {
    return new ToolDescriptor(
        "converted",
        "corpus.CollectionTools.converted",
        """
        {"name":"converted","description":"x","inputSchema":{"type":"object",\
        "properties":{"texts":{"type":"array","items":{"type":"string"}}},\
        "required":["texts"],"additionalProperties":false},"outputSchema":{"type":"array",\
        "items":{"type":"integer","minimum":-2147483648,"maximum":2147483647}}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static ConvertedArguments readConvertedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> texts = null;
    long seen = 0;
    int member = in.nextMember(CONVERTED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> texts = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(CONVERTED_ARGUMENTS, seen);
    }
    in.endObject(CONVERTED_ARGUMENTS, seen);
    return in.isClean() ? new ConvertedArguments(texts) : null;
  }

  private static Object callConverted(CollectionTools tools, ConvertedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.converted(arguments.texts());
  }

  private static void writeConvertedResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    List<Integer> value = (List<Integer>) result;
    writeIntegerList(value, out);
  }

  private static ToolDescriptor describeSorted() {
    return new ToolDescriptor(
        "sorted",
        "corpus.CollectionTools.sorted",
        """
        {"name":"sorted","description":"x","inputSchema":{"type":"object",\
        "properties":{"items":{"type":"array","items":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"],\
        "additionalProperties":false}}},"required":["items"],"additionalProperties":false},\
        "outputSchema":{"type":"array","items":{"type":"string"}}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static SortedArguments readSortedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<CollectionTools.Item> items = null;
    long seen = 0;
    int member = in.nextMember(SORTED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> items = readItemList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(SORTED_ARGUMENTS, seen);
    }
    in.endObject(SORTED_ARGUMENTS, seen);
    return in.isClean() ? new SortedArguments(items) : null;
  }

  private static Object callSorted(CollectionTools tools, SortedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.sorted(arguments.items());
  }

  private static void writeSortedResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    List<String> value = (List<String>) result;
    writeStringList(value, out);
  }

  private static ToolDescriptor describeSortedByNumber() {
    return new ToolDescriptor(
        "sortedByNumber",
        "corpus.CollectionTools.sortedByNumber",
        """
        {"name":"sortedByNumber","description":"x","inputSchema":{"type":"object",\
        "properties":{"texts":{"type":"array","items":{"type":"string"}}},\
        "required":["texts"],"additionalProperties":false},"outputSchema":{"type":"array",\
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

  private static SortedByNumberArguments readSortedByNumberArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> texts = null;
    long seen = 0;
    int member = in.nextMember(CONVERTED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> texts = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(CONVERTED_ARGUMENTS, seen);
    }
    in.endObject(CONVERTED_ARGUMENTS, seen);
    return in.isClean() ? new SortedByNumberArguments(texts) : null;
  }

  private static Object callSortedByNumber(CollectionTools tools, SortedByNumberArguments arguments,
      ToolContext context) throws Throwable {
    return tools.sortedByNumber(arguments.texts());
  }

  private static void writeSortedByNumberResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    List<String> value = (List<String>) result;
    writeStringList(value, out);
  }

  private static ToolDescriptor describeSecondWord() {
    return new ToolDescriptor(
        "secondWord",
        "corpus.CollectionTools.secondWord",
        """
        {"name":"secondWord","description":"x","inputSchema":{"type":"object",\
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

  private static SecondWordArguments readSecondWordArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(SECOND_WORD_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SECOND_WORD_ARGUMENTS, seen);
    }
    in.endObject(SECOND_WORD_ARGUMENTS, seen);
    return in.isClean() ? new SecondWordArguments(text) : null;
  }

  private static Object callSecondWord(CollectionTools tools, SecondWordArguments arguments,
      ToolContext context) throws Throwable {
    return tools.secondWord(arguments.text());
  }

  private static ToolDescriptor describeTokens() {
    return new ToolDescriptor(
        "tokens",
        "corpus.CollectionTools.tokens",
        """
        {"name":"tokens","description":"x","inputSchema":{"type":"object",\
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

  private static TokensArguments readTokensArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(SECOND_WORD_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SECOND_WORD_ARGUMENTS, seen);
    }
    in.endObject(SECOND_WORD_ARGUMENTS, seen);
    return in.isClean() ? new TokensArguments(text) : null;
  }

  private static Object callTokens(CollectionTools tools, TokensArguments arguments,
      ToolContext context) throws Throwable {
    return tools.tokens(arguments.text());
  }

  private static void writeTokensResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describePushed() {
    return new ToolDescriptor(
        "pushed",
        "corpus.CollectionTools.pushed",
        """
        {"name":"pushed","description":"x","inputSchema":{"type":"object",\
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

  private static PushedArguments readPushedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(SECOND_WORD_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SECOND_WORD_ARGUMENTS, seen);
    }
    in.endObject(SECOND_WORD_ARGUMENTS, seen);
    return in.isClean() ? new PushedArguments(text) : null;
  }

  private static Object callPushed(CollectionTools tools, PushedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.pushed(arguments.text());
  }

  private static ToolDescriptor describeFound() {
    return new ToolDescriptor(
        "found",
        "corpus.CollectionTools.found",
        """
        {"name":"found","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
        "additionalProperties":false},"outputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"]}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static FoundArguments readFoundArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new FoundArguments(sku) : null;
  }

  private static Object callFound(CollectionTools tools, FoundArguments arguments,
      ToolContext context) throws Throwable {
    return tools.found(arguments.sku());
  }

  private static void writeFoundResult(Object result, JsonWriter out) {
    CollectionTools.Item value = (CollectionTools.Item) result;
    writeItem(value, out);
  }

  private static ToolDescriptor describeFoundOrThrow() {
    return new ToolDescriptor(
        "foundOrThrow",
        "corpus.CollectionTools.foundOrThrow",
        """
        {"name":"foundOrThrow","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
        "additionalProperties":false},"outputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"},"amount":{"type":"integer",\
        "minimum":-2147483648,"maximum":2147483647}},"required":["sku","amount"]}}""",
        ResultKind.STRUCTURED,
        false,
        false,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  private static FoundOrThrowArguments readFoundOrThrowArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new FoundOrThrowArguments(sku) : null;
  }

  private static Object callFoundOrThrow(CollectionTools tools, FoundOrThrowArguments arguments,
      ToolContext context) throws Throwable {
    return tools.foundOrThrow(arguments.sku());
  }

  private static void writeFoundOrThrowResult(Object result, JsonWriter out) {
    CollectionTools.Item value = (CollectionTools.Item) result;
    writeItem(value, out);
  }

  private static ToolDescriptor describeFoundName() {
    return new ToolDescriptor(
        "foundName",
        "corpus.CollectionTools.foundName",
        """
        {"name":"foundName","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
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

  private static FoundNameArguments readFoundNameArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new FoundNameArguments(sku) : null;
  }

  private static Object callFoundName(CollectionTools tools, FoundNameArguments arguments,
      ToolContext context) throws Throwable {
    return tools.foundName(arguments.sku());
  }

  private static ToolDescriptor describeFoundAndUsed() {
    return new ToolDescriptor(
        "foundAndUsed",
        "corpus.CollectionTools.foundAndUsed",
        """
        {"name":"foundAndUsed","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
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

  private static FoundAndUsedArguments readFoundAndUsedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new FoundAndUsedArguments(sku) : null;
  }

  private static Object callFoundAndUsed(CollectionTools tools, FoundAndUsedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.foundAndUsed(arguments.sku());
  }

  private static ToolDescriptor describeWrongBranch() {
    return new ToolDescriptor(
        "wrongBranch",
        "corpus.CollectionTools.wrongBranch",
        """
        {"name":"wrongBranch","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
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

  private static WrongBranchArguments readWrongBranchArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new WrongBranchArguments(sku) : null;
  }

  private static Object callWrongBranch(CollectionTools tools, WrongBranchArguments arguments,
      ToolContext context) throws Throwable {
    return tools.wrongBranch(arguments.sku());
  }

  private static ToolDescriptor describeThrowsItself() {
    return new ToolDescriptor(
        "throwsItself",
        "corpus.CollectionTools.throwsItself",
        """
        {"name":"throwsItself","description":"x","inputSchema":{"type":"object",\
        "properties":{"sku":{"type":"string"}},"required":["sku"],\
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

  private static ThrowsItselfArguments readThrowsItselfArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    long seen = 0;
    int member = in.nextMember(ITEM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ITEM_ARGUMENTS, seen);
    }
    in.endObject(ITEM_ARGUMENTS, seen);
    return in.isClean() ? new ThrowsItselfArguments(sku) : null;
  }

  private static Object callThrowsItself(CollectionTools tools, ThrowsItselfArguments arguments,
      ToolContext context) throws Throwable {
    return tools.throwsItself(arguments.sku());
  }

  private static ToolDescriptor describeSizes() {
    return new ToolDescriptor(
        "sizes",
        "corpus.CollectionTools.sizes",
        """
        {"name":"sizes","description":"x","inputSchema":{"type":"object",\
        "properties":{"names":{"type":"array","items":{"type":"string"}}},\
        "required":["names"],"additionalProperties":false},"outputSchema":{"type":"object",\
        "propertyNames":{"enum":["SMALL","LARGE"]},"additionalProperties":{"type":"integer",\
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

  private static SizesArguments readSizesArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> names = null;
    long seen = 0;
    int member = in.nextMember(LARGEST_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> names = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(LARGEST_ARGUMENTS, seen);
    }
    in.endObject(LARGEST_ARGUMENTS, seen);
    return in.isClean() ? new SizesArguments(names) : null;
  }

  private static Object callSizes(CollectionTools tools, SizesArguments arguments,
      ToolContext context) throws Throwable {
    return tools.sizes(arguments.names());
  }

  private static void writeSizesResult(Object result, JsonWriter out) {
    // The method returned it: its type arguments are known.
    @SuppressWarnings("unchecked")
    Map<CollectionTools.Size, Integer> value = (Map<CollectionTools.Size, Integer>) result;
    writeSizeIntegerMap(value, out);
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

  private static Map<String, Integer> readIntegerMap(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    LinkedHashMap<String, Integer> values = new LinkedHashMap<>();
    while (in.nextKey()) {
      String key = in.readString();
      in.value();
      if (values.put(key, in.readInt()) != null && in.isClean()) {
        in.repeatedKey();
      }
    }
    return values;
  }

  private static List<CollectionTools.Item> readItemList(JsonReader in) {
    if (!in.beginArray()) {
      return null;
    }
    ArrayList<CollectionTools.Item> values = new ArrayList<>();
    while (in.nextElement()) {
      values.add(readItem(in));
    }
    return values;
  }

  private static CollectionTools.Item readItem(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String sku = null;
    int amount = 0;
    long seen = 0;
    int member = in.nextMember(RESERVE_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> sku = in.readString();
        case 1 -> amount = in.readInt();
      }
      seen |= 1L << member;
      member = in.nextMember(RESERVE_ARGUMENTS, seen);
    }
    in.endObject(RESERVE_ARGUMENTS, seen);
    return in.isClean() ? new CollectionTools.Item(sku, amount) : null;
  }

  private static void writeItem(CollectionTools.Item value, JsonWriter out) {
    if (value == null) {
      throw out.unexpectedNull("object");
    }
    out.beginObject();
    out.name(ITEM_SKU);
    out.writeString(value.sku());
    out.name(ITEM_AMOUNT);
    out.writeInt(value.amount());
    out.endObject();
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

  private static void writeIntegerList(List<Integer> value, JsonWriter out) {
    if (value == null) {
      throw out.unexpectedNull("array");
    }
    out.beginArray();
    for (Integer element : value) {
      out.element();
      out.writeInt(out.present(element, "integer"));
    }
    out.endArray();
  }

  private static void writeSizeIntegerMap(Map<CollectionTools.Size, Integer> value,
      JsonWriter out) {
    if (value == null) {
      throw out.unexpectedNull("object");
    }
    out.beginObject();
    for (Map.Entry<? extends CollectionTools.Size, ? extends Integer> member : value.entrySet()) {
      out.name(textOfSize(member.getKey(), out));
      Integer element = member.getValue();
      out.writeInt(out.present(element, "integer"));
    }
    out.endObject();
  }

  private static String textOfSize(CollectionTools.Size value, JsonWriter out) {
    if (value == null) {
      throw out.unexpectedNull("one of \"SMALL\", \"LARGE\"");
    }
    return switch (value) {
      case SMALL -> "SMALL";
      case LARGE -> "LARGE";
    };
  }

  private record ItemArguments(String sku) {
  }

  private record ItemOrErrorArguments(String sku) {
  }

  private record ItemMappedArguments(String sku) {
  }

  private record LastSearchArguments() {
  }

  private record LastSearchGuardedArguments() {
  }

  private record LastSearchPeekArguments() {
  }

  private record UndoArguments() {
  }

  private record UndoTwiceArguments() {
  }

  private record DrainArguments() {
  }

  private record AnyArguments() {
  }

  private record AnyGuardedArguments() {
  }

  private record TotalArguments() {
  }

  private record LargestArguments(List<String> names) {
  }

  private record LargestGuardedArguments(List<String> names) {
  }

  private record MedianArguments(List<Integer> numbers) {
  }

  private record MedianGuardedArguments(List<Integer> numbers) {
  }

  private record FirstKeyArguments(Map<String, Integer> prices) {
  }

  private record FirstEntryArguments(Map<String, Integer> prices) {
  }

  private record ReserveArguments(String sku, int amount) {
  }

  private record ComputedArguments(String sku) {
  }

  private record CountedArguments(List<String> words) {
  }

  private record ConvertedArguments(List<String> texts) {
  }

  private record SortedArguments(List<CollectionTools.Item> items) {
  }

  private record SortedByNumberArguments(List<String> texts) {
  }

  private record SecondWordArguments(String text) {
  }

  private record TokensArguments(String text) {
  }

  private record PushedArguments(String text) {
  }

  private record FoundArguments(String sku) {
  }

  private record FoundOrThrowArguments(String sku) {
  }

  private record FoundNameArguments(String sku) {
  }

  private record FoundAndUsedArguments(String sku) {
  }

  private record WrongBranchArguments(String sku) {
  }

  private record ThrowsItselfArguments(String sku) {
  }

  private record SizesArguments(List<String> names) {
  }
}
