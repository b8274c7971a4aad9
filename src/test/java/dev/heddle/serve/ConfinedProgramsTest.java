// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.heddle.schema.Json;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is sent to a playground sees Heddle's headers, itself, and none of its host's files. */
@Tag("slow")
class ConfinedProgramsTest {
  private static final String SECRET = "correct_horse_battery_staple";

  @TempDir private Path folder;

  private static String run(Playground playground, String command, String program)
      throws Exception {
    StringWriter request = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(request)) {
      json.writeStartObject();
      json.writeStringField("command", command);
      json.writeStringField("model", "tso");
      json.writeStringField("text", program);
      json.writeEndObject();
    }
    HttpResponse<String> answer = Served.send(Served.post(playground, request.toString()));
    assertEquals(200, answer.statusCode());
    return Served.answer(answer);
  }

  /** Of a file that exists clang says no more than of one that does not. */
  @Test
  void noFileIsIncluded() throws Exception {
    Path file = Files.writeString(folder.resolve("key.h"), SECRET + "\n");
    String missing = folder.resolve("not.h").toString();
    try (Playground playground = Served.playground()) {
      for (String directive :
          new String[] {"include", "include_next", "import", "embed", "pragma GCC dependency"}) {
        String program =
            "int a[] = {\n#" + directive + " \"" + file + "\"\n};\nint main(void) {}\n";
        String answer = run(playground, "check", program);
        assertFalse(answer.contains(SECRET), answer);
        assertTrue(answer.contains("file not found"), answer);
        assertEquals(
            run(playground, "check", program.replace(file.toString(), missing)),
            answer.replace(file.toString(), missing));
      }
    }
  }

  /** Neither can a program ask whether a file exists, nor have Heddle quote it. */
  @Test
  void noFileIsAskedForOrQuoted() throws Exception {
    Path file = Files.writeString(folder.resolve("key.h"), (SECRET + "\n").repeat(20));
    try (Playground playground = Served.playground()) {
      String program =
          """
          #include <assert.h>
          #include <pthread.h>
          #if __has_include("FILE") || __has_include_next("FILE") || __has_embed("FILE")
          #error it exists
          #endif
          int x, y, r, s;
          #line 1 "FILE"
          void *one(void *a) { x = 1; r = y; return a; }
          int main(void) {
            pthread_t t;
            pthread_create(&t, 0, one, 0);
            y = 1;
            s = x;
            pthread_join(t, 0);
            assert(r || s);
          }
          """
              .replace("FILE", file.toString());
      for (String command : new String[] {"check", "robust", "monitor", "fence", "reach"}) {
        String answer = run(playground, command, program);
        assertFalse(answer.contains(SECRET), answer);
        Map<?, ?> all = Json.object(Json.parse(answer));
        assertEquals(command.equals("fence") ? 0L : 1L, all.get("code"), answer);
      }
    }
  }

  @Test
  void noFileIsAssembled() throws Exception {
    Path file = Files.writeString(folder.resolve("key.h"), SECRET + "\n");
    try (Playground playground = Served.playground()) {
      for (String directive : new String[] {".incbin", ".include"}) {
        String line = "__asm__(\"" + directive + " \\\"" + file + "\\\"\");";
        String inside = run(playground, "check", "int main(void) { " + line + " }\n");
        assertFalse(inside.contains(SECRET), inside);
        String outside = run(playground, "check", line + "\nint main(void) {}\n");
        assertFalse(outside.contains(SECRET), outside);
      }
    }
  }
}
