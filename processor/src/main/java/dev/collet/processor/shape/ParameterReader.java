package dev.collet.processor.shape;

import dev.collet.processor.model.MethodModel;
import dev.collet.processor.report.Finding;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Reads the parameters of a tool: each is an argument, or injected by the runtime. */
public final class ParameterReader {
  private static final String TOOL_CONTEXT = "dev.collet.ToolContext";

  private final Elements elements;
  private final Types types;
  private final Predicate<Element> inCompilation;
  private final DocComments comments;
  private final Known known = new Known();

  /**
   * @param inCompilation whether an element's source is in this compilation: findings go to the
   *     narrowest such element
   */
  public ParameterReader(Elements elements, Types types, Predicate<Element> inCompilation) {
    this(elements, types, new DocComments(elements::getDocComment), inCompilation);
  }

  /** As the other one, with comments that others read, too. */
  public ParameterReader(
      Elements elements, Types types, DocComments comments, Predicate<Element> inCompilation) {
    this.elements = elements;
    this.types = types;
    this.comments = comments;
    this.inCompilation = inCompilation;
  }

  /**
   * As {@link #read(TypeElement, ExecutableElement, ExecutableType, Consumer)}, in its own class.
   */
  public List<MethodModel.Parameter> read(
      ExecutableElement method, ExecutableType type, Consumer<Finding> problems) {
    return read((TypeElement) method.getEnclosingElement(), method, type, problems);
  }

  /**
   * Reads the parameters.
   *
   * @param toolClass the class that the tool belongs to: generated code lives in its package
   * @param method the tool, which may be inherited
   * @param type the method's type as a member of the class
   * @param problems takes what is wrong; a parameter that can't be mapped is left out
   */
  public List<MethodModel.Parameter> read(
      TypeElement toolClass,
      ExecutableElement method,
      ExecutableType type,
      Consumer<Finding> problems) {
    Context context =
        new Context(
            elements,
            types,
            Direction.INPUT,
            new Problems(problems),
            elements.getPackageOf(toolClass).getQualifiedName().toString(),
            inCompilation,
            known.of(toolClass));
    ShapeReader shapes = new ShapeReader(context);
    Docs docs = comments.of(method);
    Element fallback = inCompilation.test(method) ? method : toolClass;
    List<MethodModel.Parameter> parameters = new ArrayList<>();
    List<Member> arguments = new ArrayList<>();
    for (int i = 0; i < method.getParameters().size(); i++) {
      VariableElement parameter = method.getParameters().get(i);
      String name = parameter.getSimpleName().toString();
      TypeMirror used = type.getParameterTypes().get(i);
      if (TypeText.key(used).equals(TOOL_CONTEXT)) {
        parameters.add(new MethodModel.Parameter(name, null));
        continue;
      }
      Member member = read(context, shapes, parameter, used, i, docs, fallback);
      if (member != null) {
        arguments.add(member);
        parameters.add(new MethodModel.Parameter(name, member));
      }
    }
    checkAll(arguments, method, problems);
    return List.copyOf(parameters);
  }

  private @Nullable Member read(
      Context context,
      ShapeReader shapes,
      VariableElement parameter,
      TypeMirror type,
      int position,
      Docs docs,
      Element fallback) {
    MemberReader members = shapes.objects().members();
    String name = parameter.getSimpleName().toString();
    String subject = "parameter '" + name + "'";
    Element shown = inCompilation.test(parameter) ? parameter : fallback;
    Place place = Place.of(shown, subject, inCompilation);
    Property property =
        new Property(
            name,
            parameter,
            Annotated.of(parameter).and(parameter.asType()),
            type,
            "",
            Member.Assignment.argument(position),
            docs.params().get(name));
    if (ParameterNames.isPlaceholder(name)
        && !inCompilation.test(parameter)
        && members.name(property, ClassFacets.NONE).equals(name)) {
      context
          .problems()
          .report(
              RuleName.MEMBER_NAME,
              place,
              "The name of parameter "
                  + (position + 1)
                  + " of "
                  + parameter.getEnclosingElement().getSimpleName()
                  + " is not in the class file of "
                  + parameter.getEnclosingElement().getEnclosingElement().getSimpleName()
                  + ". Set @ToolParam(name), or compile that class with -parameters.");
      return null;
    }
    Member member = members.read(property, ClassFacets.NONE, place);
    return member == null || shapes.isTooLarge(member.shape(), place) ? null : member;
  }

  private static void checkAll(
      List<Member> arguments, ExecutableElement method, Consumer<Finding> problems) {
    Set<String> names = new HashSet<>();
    for (Member member : Members.flat(arguments)) {
      List<String> all = new ArrayList<>(member.aliases());
      all.add(0, member.name());
      for (String name : all) {
        if (!names.add(name)) {
          problems.accept(
              new Finding(
                  RuleName.MEMBER_NAME,
                  "Two parameters of "
                      + method.getSimpleName()
                      + " are called '"
                      + name
                      + "' in JSON.",
                  member.site()));
        }
      }
    }
    new HeaderRules(
            (member, message) ->
                problems.accept(new Finding(RuleName.HEADER_PARAM, message, member.site())))
        .check(arguments);
  }
}
