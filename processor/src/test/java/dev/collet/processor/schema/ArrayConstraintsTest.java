package dev.collet.processor.schema;

import static dev.collet.processor.schema.Published.assertSchema;

import org.junit.jupiter.api.Test;

/** A constraint before an array means the array, though the language hands it to the component. */
class ArrayConstraintsTest {
  private static final Batch BATCH = new Batch();

  private static final Batch.Entry SIZES =
      BATCH.members(
          """
          @Tool(name = "sizes")
          String sizes(
              @jakarta.validation.constraints.Size(min = 1, max = 3) String[] tags,
              @jakarta.validation.constraints.Size(min = 2) double[] values) { return ""; }
          """);

  @Test
  void aSizeBeforeAnArrayCountsItsItems() {
    assertSchema(
        """
        {'type':'object','properties':{
         'tags':{'type':'array','items':{'type':'string'},'minItems':1,'maxItems':3},
         'values':{'type':'array','items':{'type':'number'},'minItems':2}},
         'required':['tags','values'],'additionalProperties':false}""",
        SIZES.published().input("sizes"));
  }
}
