/**
 * What went wrong for others, and types as people write them, end to end.
 *
 * <p>Where each case of the project's collection has its test; {@code rule} stands for the packages
 * below {@code dev.collet.processor.rule}, {@code server} and {@code transport} for those of the
 * runtime:
 *
 * <pre>
 * A01 A02 A04 A05 A06 A07 A08   schema.MappingCasesTest, emit.ReadingCasesTest, ServedCasesTest
 * A03                           rule.input.UnmappableTypeTest
 * A09                           emit.ReadingCasesTest, ServedCasesTest
 * A10 A12 A13 A15 A16 A17 A18   schema.MappingCasesTest, emit.ReadingCasesTest, ServedCasesTest
 * A11                           schema.MappingCasesTest
 * A14                           emit.HygieneTest, rule.build.UnservedToolTest
 * A19 A20 A21 A22 A23           ServedCasesTest, emit.ReadingCasesTest, emit.WritingCasesTest
 * A24 A26 A27                   schema.MappingCasesTest, emit.WritingCasesTest, ServedCasesTest
 * A25                           emit.ReadingCasesTest, ServedCasesTest
 * A28 A29                       rule.name.ToolNameTest
 * A30                           rule.name.DuplicateToolNameTest
 * A31                           emit.HygieneTest
 * A32                           rule.host.PortableNameTest
 * A33                           schema.MappingCasesTest, emit.ReadingCasesTest
 * A34                           rule.input.MemberNameTest
 * A35 A37                       emit.ManyToolsTest
 * A36                           ServedCasesTest
 * A38 A39                       ServedCasesTest, server.EnvelopeTest
 * A40 A41 A42 A43 A44 A45 A46   ServedCasesTest, emit.ReadingCasesTest
 * A47 A48 A49 A50 A52 A53       ServedCasesTest, server.OutcomesTest
 * A51                           schema.MappingCasesTest, AnnotationsTest
 * A54 A55 A56 A57 A58           server.OutcomesTest, rule.error.UnmappedExceptionTest
 * A83                           ServedCasesTest
 * A84 A85 A86 A87               schema.MappingCasesTest
 * A88                           server.PagesTest
 * A89 A90 A93                   collect.CandidatesTest, emit.HygieneTest
 * A91                           whole builds of integration-tests, guard
 * A92 A99                       schema.MappingCasesTest, emit.HygieneTest
 * A94 A96                       rule.build.ToolShapeTest, emit.HygieneTest
 * A95                           emit.HygieneTest
 * A97                           rule.build.UnservedToolTest
 * A98                           javac.HostTest
 * A100                          rule.build.SkippedCheckTest
 * </pre>
 */
@NullMarked
package dev.collet.processor.cases;

import org.jspecify.annotations.NullMarked;
