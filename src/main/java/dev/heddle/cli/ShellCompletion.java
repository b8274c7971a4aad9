// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.cli.arguments.Syntax;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Scripts by which shells complete commands and options, generated from the syntax of the commands.
 */
final class ShellCompletion {
  /** {@code sc, tso, pso or all (default: sc)}; what they mean may stand after a colon. */
  private static final Pattern CHOICES =
      Pattern.compile("([a-z]+(?:, [a-z]+)*(?:,? or [a-z]+)?)(?:: .*)? \\(default.*");

  private final Collection<Syntax> commands;

  ShellCompletion(Collection<Syntax> commands) {
    this.commands = commands;
  }

  private String names() {
    return commands.stream().map(Syntax::command).collect(Collectors.joining(" "));
  }

  /** What an option takes, if its help lists it; empty if it may be anything. */
  private static List<String> choices(Syntax.Option option) {
    Matcher m = CHOICES.matcher(option.text());
    return option.value() != null && m.matches()
        ? List.of(m.group(1).split(",? or |, "))
        : List.of();
  }

  private static Stream<Syntax.Option> withChoices(Syntax syntax) {
    return syntax.options().stream().filter(o -> !choices(o).isEmpty());
  }

  private static String options(Syntax syntax) {
    return syntax.options().stream().map(Syntax.Option::name).collect(Collectors.joining(" "));
  }

  String bash() {
    StringBuilder out = new StringBuilder();
    out.append("# bash completion for heddle; source it, or put it where bash-completion looks\n");
    out.append("_heddle() {\n");
    out.append("  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=\n");
    out.append("  if [ \"$COMP_CWORD\" -eq 1 ]; then\n");
    out.append("    words=\"").append(names()).append(" --help --version\"\n");
    out.append("  else\n    case ${COMP_WORDS[1]}$prev in\n");
    for (Syntax s : commands) {
      withChoices(s)
          .forEach(o ->
              out.append("      ")
                  .append(s.command())
                  .append(o.name())
                  .append(") words=\"")
                  .append(String.join(" ", choices(o)))
                  .append("\" ;;\n"));
    }
    out.append("      *) case $cur in -*) case ${COMP_WORDS[1]} in\n");
    for (Syntax s : commands) {
      out.append("        ").append(s.command()).append(") words=\"").append(options(s));
      out.append("\" ;;\n");
    }
    out.append("      esac ;; esac ;;\n    esac\n  fi\n");
    out.append("  if [ -n \"$words\" ]; then\n");
    out.append("    COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n");
    out.append("  else\n    COMPREPLY=($(compgen -f -- \"$cur\"))\n  fi\n}\n");
    return out.append("complete -o filenames -F _heddle heddle\n").toString();
  }

  String zsh() {
    StringBuilder out = new StringBuilder();
    out.append("#compdef heddle\n# zsh completion for heddle; put it as _heddle into $fpath\n");
    out.append("if (( CURRENT == 2 )); then\n  local -a commands=(\n");
    commands.forEach(
        s -> out.append("    ").append(quote(s.command() + ":" + s.summary())).append('\n'));
    out.append("  )\n  _describe command commands\n  return\nfi\ncase $words[2] in\n");
    for (Syntax s : commands) {
      out.append("  ").append(s.command()).append(")\n    _arguments \\\n");
      for (Syntax.Option o : s.options()) {
        out.append("      ").append(quote(zsh(o))).append(" \\\n");
      }
      out.append("      '*:file:_files' ;;\n");
    }
    return out.append("esac\n").toString();
  }

  private static String zsh(Syntax.Option o) {
    String text = o.text().replace("[", "\\[").replace("]", "\\]").replace(":", "\\:");
    String values = choices(o).isEmpty() ? "_files" : "(" + String.join(" ", choices(o)) + ")";
    return o.name() + "[" + text + "]" + (o.value() == null ? "" : ":" + o.value() + ":" + values);
  }

  String fish() {
    StringBuilder out = new StringBuilder();
    out.append("# fish completion for heddle; put it into ~/.config/fish/completions\n");
    for (Syntax s : commands) {
      out.append("complete -c heddle -f -n __fish_use_subcommand -a ").append(s.command());
      out.append(" -d ").append(quote(s.summary())).append('\n');
    }
    for (Syntax s : commands) {
      for (Syntax.Option o : s.options()) {
        out.append("complete -c heddle -n '__fish_seen_subcommand_from ").append(s.command());
        out.append("' -l ").append(o.name().substring(2));
        out.append(o.value() == null ? "" : " -r");
        if (!choices(o).isEmpty()) {
          out.append(" -f -a '").append(String.join(" ", choices(o))).append('\'');
        }
        out.append(" -d ").append(quote(o.text())).append('\n');
      }
    }
    return out.toString();
  }

  private static String quote(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
