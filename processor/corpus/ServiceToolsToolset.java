package corpus;

import dev.collet.ToolContext;
import dev.collet.dispatch.ErrorText;
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
 * The tools of {@code corpus.ServiceTools}, ready to be served.
 */
@Generated("dev.collet.processor.ColletProcessor")
public final class ServiceToolsToolset implements Toolset {
  private static final List<ToolDescriptor> TOOLS = List.of(
      describeUser(),
      describeUserMapped(),
      describeSave(),
      describeSaveInMemory(),
      describeFindInMemory(),
      describeHandled(),
      describeOut(),
      describeProtocol(),
      describeAdmin(),
      describeAdminOrError(),
      describeTranslatedFind(),
      describeTimedFind(),
      describeTimedNothing(),
      describeSum(),
      describeWatch(),
      describePages(),
      describeCommand(),
      describeGeneric(),
      describeGenericUnchecked(),
      describeRethrown(),
      describeAnyFailure(),
      describeConfigured(),
      describeDerived(),
      describeAnonymous(),
      describeNested(),
      describeFromCatch(),
      describeWrongOrder(),
      describeSneaky());

  private static final MemberNames USER_ARGUMENTS = MemberNames.builder()
      .required("id", "string")
      .build();

  private static final MemberNames SAVE_ARGUMENTS = MemberNames.builder()
      .required("id", "string")
      .required("value", "string")
      .build();

  private static final MemberNames HANDLED_ARGUMENTS = MemberNames.builder()
      .required("text", "string")
      .build();

  private static final MemberNames ADMIN_ARGUMENTS = MemberNames.builder()
      .required("user", "string")
      .build();

  private static final MemberNames SUM_ARGUMENTS = MemberNames.builder()
      .required("ids", "array")
      .build();

  private static final MemberNames PAGES_ARGUMENTS = MemberNames.builder()
      .build();

  private static final MemberNames COMMAND_ARGUMENTS = MemberNames.builder()
      .required("name", "string")
      .required("text", "string")
      .build();

  private static final MemberNames CONFIGURED_ARGUMENTS = MemberNames.builder()
      .required("port", "string")
      .build();

  private final ServiceTools tools;

  /**
   * A toolset that calls this instance.
   */
  public ServiceToolsToolset(ServiceTools tools) {
    this.tools = tools;
  }

  @Override
  public List<ToolDescriptor> tools() {
    return TOOLS;
  }

  @Override
  public Object read(int tool, JsonReader arguments) {
    return switch (tool) {
      case 0 -> readUserArguments(arguments);
      case 1 -> readUserMappedArguments(arguments);
      case 2 -> readSaveArguments(arguments);
      case 3 -> readSaveInMemoryArguments(arguments);
      case 4 -> readFindInMemoryArguments(arguments);
      case 5 -> readHandledArguments(arguments);
      case 6 -> readOutArguments(arguments);
      case 7 -> readProtocolArguments(arguments);
      case 8 -> readAdminArguments(arguments);
      case 9 -> readAdminOrErrorArguments(arguments);
      case 10 -> readTranslatedFindArguments(arguments);
      case 11 -> readTimedFindArguments(arguments);
      case 12 -> readTimedNothingArguments(arguments);
      case 13 -> readSumArguments(arguments);
      case 14 -> readWatchArguments(arguments);
      case 15 -> readPagesArguments(arguments);
      case 16 -> readCommandArguments(arguments);
      case 17 -> readGenericArguments(arguments);
      case 18 -> readGenericUncheckedArguments(arguments);
      case 19 -> readRethrownArguments(arguments);
      case 20 -> readAnyFailureArguments(arguments);
      case 21 -> readConfiguredArguments(arguments);
      case 22 -> readDerivedArguments(arguments);
      case 23 -> readAnonymousArguments(arguments);
      case 24 -> readNestedArguments(arguments);
      case 25 -> readFromCatchArguments(arguments);
      case 26 -> readWrongOrderArguments(arguments);
      case 27 -> readSneakyArguments(arguments);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Object call(int tool, Object arguments, ToolContext context) throws Throwable {
    return switch (tool) {
      case 0 -> callUser(tools, (UserArguments) arguments, context);
      case 1 -> callUserMapped(tools, (UserMappedArguments) arguments, context);
      case 2 -> callSave(tools, (SaveArguments) arguments, context);
      case 3 -> callSaveInMemory(tools, (SaveInMemoryArguments) arguments, context);
      case 4 -> callFindInMemory(tools, (FindInMemoryArguments) arguments, context);
      case 5 -> callHandled(tools, (HandledArguments) arguments, context);
      case 6 -> callOut(tools, (OutArguments) arguments, context);
      case 7 -> callProtocol(tools, (ProtocolArguments) arguments, context);
      case 8 -> callAdmin(tools, (AdminArguments) arguments, context);
      case 9 -> callAdminOrError(tools, (AdminOrErrorArguments) arguments, context);
      case 10 -> callTranslatedFind(tools, (TranslatedFindArguments) arguments, context);
      case 11 -> callTimedFind(tools, (TimedFindArguments) arguments, context);
      case 12 -> callTimedNothing(tools, (TimedNothingArguments) arguments, context);
      case 13 -> callSum(tools, (SumArguments) arguments, context);
      case 14 -> callWatch(tools, (WatchArguments) arguments, context);
      case 15 -> callPages(tools, (PagesArguments) arguments, context);
      case 16 -> callCommand(tools, (CommandArguments) arguments, context);
      case 17 -> callGeneric(tools, (GenericArguments) arguments, context);
      case 18 -> callGenericUnchecked(tools, (GenericUncheckedArguments) arguments, context);
      case 19 -> callRethrown(tools, (RethrownArguments) arguments, context);
      case 20 -> callAnyFailure(tools, (AnyFailureArguments) arguments, context);
      case 21 -> callConfigured(tools, (ConfiguredArguments) arguments, context);
      case 22 -> callDerived(tools, (DerivedArguments) arguments, context);
      case 23 -> callAnonymous(tools, (AnonymousArguments) arguments, context);
      case 24 -> callNested(tools, (NestedArguments) arguments, context);
      case 25 -> callFromCatch(tools, (FromCatchArguments) arguments, context);
      case 26 -> callWrongOrder(tools, (WrongOrderArguments) arguments, context);
      case 27 -> callSneaky(tools, (SneakyArguments) arguments, context);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public void write(int tool, Object result, JsonWriter out) {
    switch (tool) {
      case 13 -> writeSumResult(result, out);
      case 21 -> writeConfiguredResult(result, out);
      default -> throw new IndexOutOfBoundsException(tool);
    }
  }

  @Override
  public String mapError(int tool, Object arguments, Throwable thrown) {
    return switch (tool) {
      case 1 -> mapUserMappedError((UserMappedArguments) arguments, thrown);
      default -> null;
    };
  }

  private static ToolDescriptor describeUser() {
    return new ToolDescriptor(
        "user",
        "corpus.ServiceTools.user",
        """
        {"name":"user","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static UserArguments readUserArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new UserArguments(id) : null;
  }

  private static Object callUser(ServiceTools tools, UserArguments arguments, ToolContext context)
      throws Throwable {
    return tools.user(arguments.id());
  }

  private static ToolDescriptor describeUserMapped() {
    return new ToolDescriptor(
        "userMapped",
        "corpus.ServiceTools.userMapped",
        """
        {"name":"userMapped","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static UserMappedArguments readUserMappedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new UserMappedArguments(id) : null;
  }

  private static Object callUserMapped(ServiceTools tools, UserMappedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.userMapped(arguments.id());
  }

  private static String mapUserMappedError(UserMappedArguments arguments, Throwable thrown) {
    if (thrown instanceof ServiceTools.NotFound) {
      return "There is no user " + ErrorText.of(arguments.id()) + ".";
    }
    return null;
  }

  private static ToolDescriptor describeSave() {
    return new ToolDescriptor(
        "save",
        "corpus.ServiceTools.save",
        """
        {"name":"save","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"},"value":{"type":"string"}},"required":["id",\
        "value"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static SaveArguments readSaveArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    String value = null;
    long seen = 0;
    int member = in.nextMember(SAVE_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
        case 1 -> value = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SAVE_ARGUMENTS, seen);
    }
    in.endObject(SAVE_ARGUMENTS, seen);
    return in.isClean() ? new SaveArguments(id, value) : null;
  }

  private static Object callSave(ServiceTools tools, SaveArguments arguments, ToolContext context)
      throws Throwable {
    return tools.save(arguments.id(), arguments.value());
  }

  private static ToolDescriptor describeSaveInMemory() {
    return new ToolDescriptor(
        "saveInMemory",
        "corpus.ServiceTools.saveInMemory",
        """
        {"name":"saveInMemory","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"},"value":{"type":"string"}},"required":["id",\
        "value"],"additionalProperties":false}}""",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }

  private static SaveInMemoryArguments readSaveInMemoryArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    String value = null;
    long seen = 0;
    int member = in.nextMember(SAVE_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
        case 1 -> value = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(SAVE_ARGUMENTS, seen);
    }
    in.endObject(SAVE_ARGUMENTS, seen);
    return in.isClean() ? new SaveInMemoryArguments(id, value) : null;
  }

  private static Object callSaveInMemory(ServiceTools tools, SaveInMemoryArguments arguments,
      ToolContext context) throws Throwable {
    return tools.saveInMemory(arguments.id(), arguments.value());
  }

  private static ToolDescriptor describeFindInMemory() {
    return new ToolDescriptor(
        "findInMemory",
        "corpus.ServiceTools.findInMemory",
        """
        {"name":"findInMemory","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static FindInMemoryArguments readFindInMemoryArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new FindInMemoryArguments(id) : null;
  }

  private static Object callFindInMemory(ServiceTools tools, FindInMemoryArguments arguments,
      ToolContext context) throws Throwable {
    return tools.findInMemory(arguments.id());
  }

  private static ToolDescriptor describeHandled() {
    return new ToolDescriptor(
        "handled",
        "corpus.ServiceTools.handled",
        """
        {"name":"handled","description":"x","inputSchema":{"type":"object",\
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

  private static HandledArguments readHandledArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(HANDLED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(HANDLED_ARGUMENTS, seen);
    }
    in.endObject(HANDLED_ARGUMENTS, seen);
    return in.isClean() ? new HandledArguments(text) : null;
  }

  private static Object callHandled(ServiceTools tools, HandledArguments arguments,
      ToolContext context) throws Throwable {
    return tools.handled(arguments.text());
  }

  private static ToolDescriptor describeOut() {
    return new ToolDescriptor(
        "out",
        "corpus.ServiceTools.out",
        """
        {"name":"out","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static OutArguments readOutArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new OutArguments(id) : null;
  }

  private static Object callOut(ServiceTools tools, OutArguments arguments, ToolContext context)
      throws Throwable {
    return tools.out(arguments.id());
  }

  private static ToolDescriptor describeProtocol() {
    return new ToolDescriptor(
        "protocol",
        "corpus.ServiceTools.protocol",
        """
        {"name":"protocol","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static ProtocolArguments readProtocolArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new ProtocolArguments(id) : null;
  }

  private static Object callProtocol(ServiceTools tools, ProtocolArguments arguments,
      ToolContext context) throws Throwable {
    return tools.protocol(arguments.id());
  }

  private static ToolDescriptor describeAdmin() {
    return new ToolDescriptor(
        "admin",
        "corpus.ServiceTools.admin",
        """
        {"name":"admin","description":"x","inputSchema":{"type":"object",\
        "properties":{"user":{"type":"string"}},"required":["user"],\
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

  private static AdminArguments readAdminArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String user = null;
    long seen = 0;
    int member = in.nextMember(ADMIN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> user = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ADMIN_ARGUMENTS, seen);
    }
    in.endObject(ADMIN_ARGUMENTS, seen);
    return in.isClean() ? new AdminArguments(user) : null;
  }

  private static Object callAdmin(ServiceTools tools, AdminArguments arguments, ToolContext context)
      throws Throwable {
    return tools.admin(arguments.user());
  }

  private static ToolDescriptor describeAdminOrError() {
    return new ToolDescriptor(
        "adminOrError",
        "corpus.ServiceTools.adminOrError",
        """
        {"name":"adminOrError","description":"x","inputSchema":{"type":"object",\
        "properties":{"user":{"type":"string"}},"required":["user"],\
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

  private static AdminOrErrorArguments readAdminOrErrorArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String user = null;
    long seen = 0;
    int member = in.nextMember(ADMIN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> user = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ADMIN_ARGUMENTS, seen);
    }
    in.endObject(ADMIN_ARGUMENTS, seen);
    return in.isClean() ? new AdminOrErrorArguments(user) : null;
  }

  private static Object callAdminOrError(ServiceTools tools, AdminOrErrorArguments arguments,
      ToolContext context) throws Throwable {
    return tools.adminOrError(arguments.user());
  }

  private static ToolDescriptor describeTranslatedFind() {
    return new ToolDescriptor(
        "translatedFind",
        "corpus.ServiceTools.translatedFind",
        """
        {"name":"translatedFind","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static TranslatedFindArguments readTranslatedFindArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new TranslatedFindArguments(id) : null;
  }

  private static Object callTranslatedFind(ServiceTools tools, TranslatedFindArguments arguments,
      ToolContext context) throws Throwable {
    return tools.translatedFind(arguments.id());
  }

  private static ToolDescriptor describeTimedFind() {
    return new ToolDescriptor(
        "timedFind",
        "corpus.ServiceTools.timedFind",
        """
        {"name":"timedFind","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static TimedFindArguments readTimedFindArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new TimedFindArguments(id) : null;
  }

  private static Object callTimedFind(ServiceTools tools, TimedFindArguments arguments,
      ToolContext context) throws Throwable {
    return tools.timedFind(arguments.id());
  }

  private static ToolDescriptor describeTimedNothing() {
    return new ToolDescriptor(
        "timedNothing",
        "corpus.ServiceTools.timedNothing",
        """
        {"name":"timedNothing","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static TimedNothingArguments readTimedNothingArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new TimedNothingArguments(id) : null;
  }

  private static Object callTimedNothing(ServiceTools tools, TimedNothingArguments arguments,
      ToolContext context) throws Throwable {
    return tools.timedNothing(arguments.id());
  }

  private static ToolDescriptor describeSum() {
    return new ToolDescriptor(
        "sum",
        "corpus.ServiceTools.sum",
        """
        {"name":"sum","description":"x","inputSchema":{"type":"object",\
        "properties":{"ids":{"type":"array","items":{"type":"string"}}},"required":["ids"],\
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

  private static SumArguments readSumArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    List<String> ids = null;
    long seen = 0;
    int member = in.nextMember(SUM_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> ids = readStringList(in);
      }
      seen |= 1L << member;
      member = in.nextMember(SUM_ARGUMENTS, seen);
    }
    in.endObject(SUM_ARGUMENTS, seen);
    return in.isClean() ? new SumArguments(ids) : null;
  }

  private static Object callSum(ServiceTools tools, SumArguments arguments, ToolContext context)
      throws Throwable {
    return tools.sum(arguments.ids());
  }

  private static void writeSumResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeWatch() {
    return new ToolDescriptor(
        "watch",
        "corpus.ServiceTools.watch",
        """
        {"name":"watch","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static WatchArguments readWatchArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new WatchArguments(id) : null;
  }

  private static Object callWatch(ServiceTools tools, WatchArguments arguments, ToolContext context)
      throws Throwable {
    return tools.watch(arguments.id());
  }

  private static ToolDescriptor describePages() {
    return new ToolDescriptor(
        "pages",
        "corpus.ServiceTools.pages",
        """
        {"name":"pages","description":"x","inputSchema":{"type":"object","properties":{},\
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

  private static PagesArguments readPagesArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(PAGES_ARGUMENTS, 0);
    return in.isClean() ? new PagesArguments() : null;
  }

  private static Object callPages(ServiceTools tools, PagesArguments arguments, ToolContext context)
      throws Throwable {
    return tools.pages();
  }

  private static ToolDescriptor describeCommand() {
    return new ToolDescriptor(
        "command",
        "corpus.ServiceTools.command",
        """
        {"name":"command","description":"x","inputSchema":{"type":"object",\
        "properties":{"name":{"type":"string"},"text":{"type":"string"}},"required":["name",\
        "text"],"additionalProperties":false}}""",
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
    String name = null;
    String text = null;
    long seen = 0;
    int member = in.nextMember(COMMAND_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> name = in.readString();
        case 1 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(COMMAND_ARGUMENTS, seen);
    }
    in.endObject(COMMAND_ARGUMENTS, seen);
    return in.isClean() ? new CommandArguments(name, text) : null;
  }

  private static Object callCommand(ServiceTools tools, CommandArguments arguments,
      ToolContext context) throws Throwable {
    return tools.command(arguments.name(), arguments.text());
  }

  private static ToolDescriptor describeGeneric() {
    return new ToolDescriptor(
        "generic",
        "corpus.ServiceTools.generic",
        """
        {"name":"generic","description":"x","inputSchema":{"type":"object",\
        "properties":{"user":{"type":"string"}},"required":["user"],\
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

  private static GenericArguments readGenericArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String user = null;
    long seen = 0;
    int member = in.nextMember(ADMIN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> user = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ADMIN_ARGUMENTS, seen);
    }
    in.endObject(ADMIN_ARGUMENTS, seen);
    return in.isClean() ? new GenericArguments(user) : null;
  }

  private static Object callGeneric(ServiceTools tools, GenericArguments arguments,
      ToolContext context) throws Throwable {
    return tools.generic(arguments.user());
  }

  private static ToolDescriptor describeGenericUnchecked() {
    return new ToolDescriptor(
        "genericUnchecked",
        "corpus.ServiceTools.genericUnchecked",
        """
        {"name":"genericUnchecked","description":"x","inputSchema":{"type":"object",\
        "properties":{"user":{"type":"string"}},"required":["user"],\
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

  private static GenericUncheckedArguments readGenericUncheckedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String user = null;
    long seen = 0;
    int member = in.nextMember(ADMIN_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> user = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(ADMIN_ARGUMENTS, seen);
    }
    in.endObject(ADMIN_ARGUMENTS, seen);
    return in.isClean() ? new GenericUncheckedArguments(user) : null;
  }

  private static Object callGenericUnchecked(ServiceTools tools,
      GenericUncheckedArguments arguments, ToolContext context) throws Throwable {
    return tools.genericUnchecked(arguments.user());
  }

  private static ToolDescriptor describeRethrown() {
    return new ToolDescriptor(
        "rethrown",
        "corpus.ServiceTools.rethrown",
        """
        {"name":"rethrown","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static RethrownArguments readRethrownArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new RethrownArguments(id) : null;
  }

  private static Object callRethrown(ServiceTools tools, RethrownArguments arguments,
      ToolContext context) throws Throwable {
    return tools.rethrown(arguments.id());
  }

  private static ToolDescriptor describeAnyFailure() {
    return new ToolDescriptor(
        "anyFailure",
        "corpus.ServiceTools.anyFailure",
        """
        {"name":"anyFailure","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static AnyFailureArguments readAnyFailureArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new AnyFailureArguments(id) : null;
  }

  private static Object callAnyFailure(ServiceTools tools, AnyFailureArguments arguments,
      ToolContext context) throws Throwable {
    return tools.anyFailure(arguments.id());
  }

  private static ToolDescriptor describeConfigured() {
    return new ToolDescriptor(
        "configured",
        "corpus.ServiceTools.configured",
        """
        {"name":"configured","description":"x","inputSchema":{"type":"object",\
        "properties":{"port":{"type":"string"}},"required":["port"],\
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

  private static ConfiguredArguments readConfiguredArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String port = null;
    long seen = 0;
    int member = in.nextMember(CONFIGURED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> port = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(CONFIGURED_ARGUMENTS, seen);
    }
    in.endObject(CONFIGURED_ARGUMENTS, seen);
    return in.isClean() ? new ConfiguredArguments(port) : null;
  }

  private static Object callConfigured(ServiceTools tools, ConfiguredArguments arguments,
      ToolContext context) throws Throwable {
    return tools.configured(arguments.port());
  }

  private static void writeConfiguredResult(Object result, JsonWriter out) {
    Integer value = (Integer) result;
    out.writeInt(out.present(value, "integer"));
  }

  private static ToolDescriptor describeDerived() {
    return new ToolDescriptor(
        "derived",
        "corpus.ServiceTools.derived",
        """
        {"name":"derived","description":"x","inputSchema":{"type":"object","properties":{},\
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

  private static DerivedArguments readDerivedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    // There are no members: this notes those that came all the same.
    in.nextMember(PAGES_ARGUMENTS, 0);
    return in.isClean() ? new DerivedArguments() : null;
  }

  private static Object callDerived(ServiceTools tools, DerivedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.derived();
  }

  private static ToolDescriptor describeAnonymous() {
    return new ToolDescriptor(
        "anonymous",
        "corpus.ServiceTools.anonymous",
        """
        {"name":"anonymous","description":"x","inputSchema":{"type":"object",\
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

  private static AnonymousArguments readAnonymousArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String text = null;
    long seen = 0;
    int member = in.nextMember(HANDLED_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> text = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(HANDLED_ARGUMENTS, seen);
    }
    in.endObject(HANDLED_ARGUMENTS, seen);
    return in.isClean() ? new AnonymousArguments(text) : null;
  }

  private static Object callAnonymous(ServiceTools tools, AnonymousArguments arguments,
      ToolContext context) throws Throwable {
    return tools.anonymous(arguments.text());
  }

  private static ToolDescriptor describeNested() {
    return new ToolDescriptor(
        "nested",
        "corpus.ServiceTools.nested",
        """
        {"name":"nested","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static NestedArguments readNestedArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new NestedArguments(id) : null;
  }

  private static Object callNested(ServiceTools tools, NestedArguments arguments,
      ToolContext context) throws Throwable {
    return tools.nested(arguments.id());
  }

  private static ToolDescriptor describeFromCatch() {
    return new ToolDescriptor(
        "fromCatch",
        "corpus.ServiceTools.fromCatch",
        """
        {"name":"fromCatch","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static FromCatchArguments readFromCatchArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new FromCatchArguments(id) : null;
  }

  private static Object callFromCatch(ServiceTools tools, FromCatchArguments arguments,
      ToolContext context) throws Throwable {
    return tools.fromCatch(arguments.id());
  }

  private static ToolDescriptor describeWrongOrder() {
    return new ToolDescriptor(
        "wrongOrder",
        "corpus.ServiceTools.wrongOrder",
        """
        {"name":"wrongOrder","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static WrongOrderArguments readWrongOrderArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new WrongOrderArguments(id) : null;
  }

  private static Object callWrongOrder(ServiceTools tools, WrongOrderArguments arguments,
      ToolContext context) throws Throwable {
    return tools.wrongOrder(arguments.id());
  }

  private static ToolDescriptor describeSneaky() {
    return new ToolDescriptor(
        "sneaky",
        "corpus.ServiceTools.sneaky",
        """
        {"name":"sneaky","description":"x","inputSchema":{"type":"object",\
        "properties":{"id":{"type":"string"}},"required":["id"],\
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

  private static SneakyArguments readSneakyArguments(JsonReader in) {
    if (!in.beginObject()) {
      return null;
    }
    String id = null;
    long seen = 0;
    int member = in.nextMember(USER_ARGUMENTS, seen);
    while (member >= 0) {
      switch (member) {
        case 0 -> id = in.readString();
      }
      seen |= 1L << member;
      member = in.nextMember(USER_ARGUMENTS, seen);
    }
    in.endObject(USER_ARGUMENTS, seen);
    return in.isClean() ? new SneakyArguments(id) : null;
  }

  private static Object callSneaky(ServiceTools tools, SneakyArguments arguments,
      ToolContext context) throws Throwable {
    return tools.sneaky(arguments.id());
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

  private record UserArguments(String id) {
  }

  private record UserMappedArguments(String id) {
  }

  private record SaveArguments(String id, String value) {
  }

  private record SaveInMemoryArguments(String id, String value) {
  }

  private record FindInMemoryArguments(String id) {
  }

  private record HandledArguments(String text) {
  }

  private record OutArguments(String id) {
  }

  private record ProtocolArguments(String id) {
  }

  private record AdminArguments(String user) {
  }

  private record AdminOrErrorArguments(String user) {
  }

  private record TranslatedFindArguments(String id) {
  }

  private record TimedFindArguments(String id) {
  }

  private record TimedNothingArguments(String id) {
  }

  private record SumArguments(List<String> ids) {
  }

  private record WatchArguments(String id) {
  }

  private record PagesArguments() {
  }

  private record CommandArguments(String name, String text) {
  }

  private record GenericArguments(String user) {
  }

  private record GenericUncheckedArguments(String user) {
  }

  private record RethrownArguments(String id) {
  }

  private record AnyFailureArguments(String id) {
  }

  private record ConfiguredArguments(String port) {
  }

  private record DerivedArguments() {
  }

  private record AnonymousArguments(String text) {
  }

  private record NestedArguments(String id) {
  }

  private record FromCatchArguments(String id) {
  }

  private record WrongOrderArguments(String id) {
  }

  private record SneakyArguments(String id) {
  }
}
