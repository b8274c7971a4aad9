// SPDX-License-Identifier: Apache-2.0
package dev.heddle.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.DisallowUnknownKeywordFactory;
import java.util.List;

/** Checks texts against schemas of JSON Schema, draft 7. */
public final class JsonSchema {
  /** A misspelt keyword is an error: otherwise it would allow everything. */
  private static final Dialect STRICT =
      Dialect.builder(Dialects.getDraft7())
          .unknownKeywordFactory(DisallowUnknownKeywordFactory.getInstance())
          .build();

  private JsonSchema() {}

  /** How a text violates a schema: nothing if it is valid. */
  public static List<String> violations(String schema, String text) throws JsonProcessingException {
    Json.parse(text);
    return SchemaRegistry.withDialect(STRICT)
        .getSchema(schema)
        .validate(text, InputFormat.JSON)
        .stream()
        .map(Error::toString)
        .toList();
  }
}
