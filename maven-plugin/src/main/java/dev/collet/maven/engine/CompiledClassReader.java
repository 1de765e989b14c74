package dev.collet.maven.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads a class file's outline and its {@code dev.collet.Tool} annotations; loads nothing. */
final class CompiledClassReader extends ClassVisitor {

  private static final String TOOL = "Ldev/collet/Tool;";
  private static final int MAJOR_VERSION_OF_17 = 61;

  private final List<CompiledClass.Method> tools = new ArrayList<>();
  private List<String> supertypes = List.of();
  private String className = "";
  private boolean isTemplate;
  private boolean isLocal;

  private CompiledClassReader() {
    super(Opcodes.ASM9);
  }

  /**
   * Reads a class file.
   *
   * @throws IllegalArgumentException if the bytes are no class file
   */
  static CompiledClass read(byte[] classFile) {
    CompiledClassReader reader = new CompiledClassReader();
    try {
      new ClassReader(readable(classFile))
          .accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
      throw new IllegalArgumentException("cut off or damaged", e);
    }
    return new CompiledClass(
        reader.className, reader.supertypes, reader.isTemplate, reader.isLocal, reader.tools);
  }

  /** The library refuses versions newer than itself; what is read here has not changed since 5. */
  private static byte[] readable(byte[] classFile) {
    if (classFile.length < 10) {
      throw new IllegalArgumentException("cut off");
    }
    byte[] copy = classFile.clone();
    copy[4] = 0;
    copy[5] = 0;
    copy[6] = 0;
    copy[7] = MAJOR_VERSION_OF_17;
    return copy;
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String[] interfaces) {
    className = name.replace('/', '.');
    supertypes =
        Stream.concat(Stream.ofNullable(superName), Stream.of(interfaces))
            .map(type -> type.replace('/', '.'))
            .filter(type -> !type.startsWith("java.") && !type.startsWith("javax."))
            .toList();
    boolean isAbstractClass = has(access, Opcodes.ACC_ABSTRACT) && !isInterface(access);
    boolean isGeneric = signature != null && signature.startsWith("<");
    isTemplate = isGeneric || (isAbstractClass && !has(access, Opcodes.ACC_ENUM));
  }

  private static boolean isInterface(int access) {
    return has(access, Opcodes.ACC_INTERFACE);
  }

  private static boolean has(int access, int flag) {
    return (access & flag) != 0;
  }

  @Override
  public void visitOuterClass(String owner, @Nullable String name, @Nullable String descriptor) {
    isLocal = true;
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access, String name, String descriptor, @Nullable String signature, String[] exceptions) {
    // javac copies annotations to the bridges it makes.
    if (has(access, Opcodes.ACC_BRIDGE | Opcodes.ACC_SYNTHETIC)) {
      return null;
    }
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public @Nullable AnnotationVisitor visitAnnotation(String type, boolean visible) {
        return type.equals(TOOL) ? new Values(name + descriptor) : null;
      }
    };
  }

  private final class Values extends AnnotationVisitor {
    private final Map<String, String> texts = new HashMap<>();
    private final String method;

    Values(String method) {
      super(Opcodes.ASM9);
      this.method = method;
    }

    @Override
    public void visit(String name, Object value) {
      if (value instanceof String text && !text.isEmpty()) {
        texts.put(name, text);
      }
    }

    @Override
    public void visitEnd() {
      tools.add(
          new CompiledClass.Method(
              method, texts.get("name"), texts.get("title"), texts.get("description")));
    }
  }
}
