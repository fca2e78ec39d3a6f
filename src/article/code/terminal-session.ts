/** `$ `, `alice@host:~# `, `(venv) $ `. */
const prompt = /^(?:\([^)\s]+\)\s*)?(?:\[?[\w.-]+@[\w.-]+[^$#%❯➜]*)?([$#%❯➜])\s/u;

/**
 * How many characters of each line are a prompt. The first line has one, and what looks like another kind further down is
 * output: `# …` of a file that is printed below `$ cat`. A command goes on below a `\` or a here-document, at `> `.
 * @returns null where the first line is no command: then it is no session, but output alone
 */
export function promptLengths(lines: readonly string[]): readonly number[] | null {
  const [, sign] = prompt.exec(lines[0] ?? "") ?? [];
  if (sign === undefined) return null;
  let isOpen = false;
  return lines.map((line) => {
    const match = prompt.exec(line);
    const length = match?.[1] === sign ? match[0].length : isOpen && line.startsWith("> ") ? 2 : 0;
    isOpen = (length > 0 || isOpen) && (/\\$/.test(line) || (length > 0 && (/<</.test(line) || line.startsWith("> "))));
    return length;
  });
}
