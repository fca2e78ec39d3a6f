/** Whether the output is a terminal that somebody watches. In CI and in a file, a line that changes is noise. */
export const isWatched = Boolean(process.stdout.isTTY) && !process.env.CI;

/**
 * Shows a line at the bottom of the terminal, and writes it again each second.
 * @param {(seconds: number) => string} lineOf returns the line for the seconds since the start
 * @param {{ write(text: string): unknown, readonly columns?: number }} out
 * @returns `print`, which writes a line above it, and `stop`, which removes it
 */
export function showProgress(lineOf, out = process.stdout) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const erase = () => out.write("\r\u001b[2K");
  const draw = () => {
    erase();
    out.write(cut(lineOf(seconds()), (out.columns || 80) - 1));
  };
  draw();
  const timer = setInterval(draw, 1000);
  return {
    seconds,
    print(text, to = out) {
      erase();
      to.write(`${text}\n`);
      draw();
    },
    stop() {
      clearInterval(timer);
      erase();
    },
  };
}

/** Returns the beginning of a line that fits, because a line that wraps could not be erased. */
function cut(line, columns) {
  let width = 0;
  return [...line]
    .filter((char) => {
      // A Chinese character takes two columns.
      width += /[\u2e80-\uffef]/.test(char) ? 2 : 1;
      return width <= columns;
    })
    .join("");
}
