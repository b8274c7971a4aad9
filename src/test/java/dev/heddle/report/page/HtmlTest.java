// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.report.Result;
import dev.heddle.schema.Json;
import dev.heddle.verify.Shown;
import dev.heddle.verify.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HtmlTest {
  private static final String NASTY = "</script><!-- <script> @DATA@ \"'&\\ $1";

  private static Result result() {
    Result.Exhibit exhibit =
        new Result.Exhibit(
            NASTY,
            Shown.replay(Path.of("examples/litmus/SB.litmus"), MemoryModel.TSO, "1 0 1! 0!"),
            NASTY);
    return new Result(
        NASTY,
        List.of(NASTY),
        "tso",
        Verdict.Answer.PASS,
        NASTY,
        NASTY,
        List.of(new Result.Figure(NASTY, 1)),
        List.of(NASTY),
        List.of(),
        Optional.of(
            new Result.Table(
                NASTY,
                List.of(NASTY),
                List.of(new Result.Row(List.of(NASTY), true, Optional.of(exhibit))))));
  }

  private static String data() {
    return PageJson.of(NASTY, List.of(result()), file -> List.of(NASTY));
  }

  /** What is between the tags of the data, as a browser finds it. */
  private static String embedded(String page) {
    String start = "<script type=\"application/json\" id=\"data\">";
    int from = page.indexOf(start) + start.length();
    return page.substring(from, page.indexOf("</script>", from));
  }

  @Test
  void dataComesBackAsItWas() throws IOException {
    String page = Html.page(NASTY, data());
    assertEquals(Json.parse(data()), Json.parse(embedded(page)));
    assertFalse(embedded(page).contains("<"));
    assertTrue(page.contains("<title>&lt;/script&gt;"), "the title is escaped");
    assertEquals(page, Html.page(NASTY, data()));
  }

  @Test
  void nothingIsLoadedFromAnywhere() {
    String page = Html.page("t", "{}");
    assertFalse(page.matches("(?s).*(src|href)\\s*=\\s*[\"']?(https?:)?//.*"));
    assertFalse(page.matches("(?s).*(@import|url\\().*"));
    assertTrue(page.contains("default-src 'none'"));
  }

  @Test
  void stepsTellWhatTheyChangeAndWhereTheyRead() throws IOException {
    Map<?, ?> exhibit =
        Json.object(Json.list(Json.object(Json.parse(data())).get("exhibits")).get(0));
    List<?> steps = Json.list(exhibit.get("steps"));
    assertEquals(List.of("0#0", "x = 1"), Json.object(steps.get(0)).get("put"));
    assertEquals("the initial value", Json.object(steps.get(2)).get("from"));
    assertEquals("1#0", Json.object(steps.get(4)).get("take"));
    assertEquals(List.of(List.of("y", "1")), Json.object(steps.get(4)).get("changes"));
    assertEquals(
        List.of(List.of("x", "0"), List.of("y", "0")),
        Json.list(exhibit.get("memory")).stream()
            .sorted((a, b) -> a.toString().compareTo(b.toString()))
            .toList());
  }
}
