import type { BundledLanguage } from "shiki/langs";
import { escapeHtml } from "../../lib/escape-html";
import { highlightLines, isSession } from "./highlight";

/** A session of a terminal or an interpreter: commands after prompts, and their output. */
interface Session {
  /**
   * Its group captures the part of the prompt that does not change within a session, such as `$`.
   */
  readonly prompt: RegExp;
  /** The prompt of a command's continuation lines. */
  readonly more: RegExp;
  /** The language of the commands; null if the fence's grammar handles prompts. */
  readonly lang: BundledLanguage | null;
}

const sessions = {
  /** Prompts such as `$ `, `alice@host:~# ` and `(venv) $ `. */
  shell: { prompt: /^(?:\([^)\s]+\)\s*)?(?:\[?[\w.-]+@[\w.-]+[^$#%❯➜]*)?([$#%❯➜])\s/u, more: /^> /, lang: null },
  /** `$ ` in a fence for scripts, where `#` starts a comment. */
  bash: { prompt: /^(?:[\w.-]+@[\w.-]+[^$\n]*)?(\$)\s/, more: /^> /, lang: "bash" },
  /** `C:\Users> ` */
  dos: { prompt: /^([A-Z]:)\\[^>\n]*> ?/, more: /(?!)/, lang: "bat" },
  /** `>>> ` */
  python: { prompt: /^(>>>)(?:\s|$)/, more: /^\.\.\.(?:\s|$)/, lang: "python" },
  /** `PS C:\Users> ` */
  powershell: { prompt: /^(PS) [^>]*> ?/, more: /^>> ?/, lang: "powershell" },
} satisfies Readonly<Record<string, Session>>;

/**
 * Returns the kind of session in a fence, or undefined if its language has no sessions or its first
 * line does not start with a prompt.
 */
export function sessionOf(lang: string, code: string): Session | undefined {
  const { bash: _, ...others } = sessions;
  const candidates: Session[] = isSession(lang) ? Object.values(others) : [];
  if (/^(?:bash|sh|shell|zsh)$/.test(lang)) candidates.push(sessions.bash);
  if (/^(?:bat|batch|cmd)$/.test(lang)) candidates.push(sessions.dos);
  if (/^py(?:thon)?$/.test(lang)) candidates.push(sessions.python);
  if (/^(?:powershell|ps1?)$/.test(lang)) candidates.push(sessions.powershell);
  return candidates.find(({ prompt }) => prompt.test(code));
}

export const promptStart = '<span class="prompt">';

/**
 * Returns the HTML of a session's lines. Prompts are elements, so that readers do not copy them. A
 * line whose prompt symbol differs from the first line's is output. In a session without `lang`, a
 * continuation prompt counts only after `\`, `<<` or another continuation line.
 * @param colored the lines as highlighted with the grammar of the fence
 */
export async function sessionLines(session: Session, lines: readonly string[], colored: readonly string[]) {
  const sign = session.prompt.exec(lines[0] ?? "")?.[1];
  let isOpen = false;
  const prompts = lines.map((line) => {
    const match = session.prompt.exec(line);
    const first = match?.[1] === sign ? match?.[0] : undefined;
    const shown = first ?? (isOpen ? session.more.exec(line)?.[0] : undefined);
    const goesOn = session.lang !== null || line.includes("<<") || (first === undefined && shown !== undefined);
    isOpen = (shown !== undefined && goesOn) || ((shown !== undefined || isOpen) && line.endsWith("\\"));
    return shown;
  });
  const commands = await commandsOf(session, lines, prompts);
  return lines.map((line, index) => {
    const shown = prompts[index];
    // If the session has `lang`, only commands are in that language, so output stays plain.
    if (shown === undefined) return session.lang === null ? (colored[index] ?? "") : escapeHtml(line);
    const escaped = escapeHtml(shown);
    const command = commands.get(index) ?? colored[index]?.slice(escaped.length) ?? "";
    // Most grammars do not colour prompts, so a highlighted line starts with the text of the
    // prompt. If a grammar colours the prompt, the line stays unchanged.
    const isKnown = commands.has(index) || colored[index]?.startsWith(escaped);
    return isKnown ? `${promptStart}${escaped}</span>${command}` : (colored[index] ?? "");
  });
}

/**
 * Returns the highlighted commands by the index of their line. The map is empty if the session has
 * no language.
 */
async function commandsOf({ lang }: Session, lines: readonly string[], prompts: readonly (string | undefined)[]) {
  const numbers = lang === null ? [] : lines.flatMap((_, index) => (prompts[index] === undefined ? [] : index));
  const code = numbers.map((index) => lines[index]?.slice(prompts[index]?.length)).join("\n");
  const colored = lang === null ? [] : await highlightLines(code, lang);
  return new Map(numbers.map((number, index) => [number, colored[index] ?? ""]));
}
