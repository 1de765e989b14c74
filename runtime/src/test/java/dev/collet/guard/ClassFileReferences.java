package dev.collet.guard;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;

/** Lists what a class file refers to: types, and methods as {@code owner.name}. */
final class ClassFileReferences {
  private ClassFileReferences() {}

  /** The constant pool's classes, descriptors and members, in the class file's own spelling. */
  static Set<String> of(byte[] classFile) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
    in.skipNBytes(8);
    int count = in.readUnsignedShort();
    String[] texts = new String[count];
    int[] first = new int[count];
    int[] second = new int[count];
    int[] tags = new int[count];
    for (int i = 1; i < count; i++) {
      tags[i] = in.readUnsignedByte();
      switch (tags[i]) {
        case 1 -> texts[i] = in.readUTF();
        case 3, 4 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        case 7, 8, 16, 19, 20 -> first[i] = in.readUnsignedShort();
        case 15 -> in.skipNBytes(3);
        case 9, 10, 11, 12, 17, 18 -> {
          first[i] = in.readUnsignedShort();
          second[i] = in.readUnsignedShort();
        }
        default -> throw new IOException("unknown constant " + tags[i]);
      }
    }
    Set<String> references = new TreeSet<>();
    for (int i = 1; i < count; i++) {
      switch (tags[i]) {
        case 7 -> references.add(texts[first[i]]);
        case 9, 10, 11 -> references.add(texts[first[first[i]]] + "." + texts[first[second[i]]]);
        case 12, 16 -> references.add(texts[tags[i] == 12 ? second[i] : first[i]]);
        default -> {
          // Other constants refer to nothing by themselves.
        }
      }
    }
    return references;
  }
}
