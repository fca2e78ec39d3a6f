/**
 * Whether the output is a terminal that somebody watches. In CI and in files,
 * a changing line is noise.
 */
export const isWatched = Boolean(process.stdout.isTTY) && !process.env.CI;

/**
 * Shows a line at the bottom of the terminal, and redraws it every second.
 * @param {(seconds: number) => string} lineOf returns the line for the seconds since the start
 * @param {{ write(text: string): unknown, readonly columns?: number }} out
 * @returns `print`, which writes text above the line; `draw`, which redraws the line immediately;
 * `stop`, which removes the line; and `seconds`, which returns the seconds since the start
 */
export function showProgress(lineOf, out = process.stdout) {
  const seconds = stopwatch();
  const erase = () => out.write("\r\u001b[2K");
  const draw = () => {
    erase();
    out.write(cut(lineOf(seconds()), (out.columns || 80) - 1));
  };
  draw();
  const timer = setInterval(draw, 1000);
  return {
    seconds,
    draw,
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

/**
 * Shows progress like `showProgress`, but for CI and files: writes a line at the start, and
 * whenever `draw` is called.
 * @param {(seconds: number) => string} lineOf returns the line for the seconds since the start
 * @param {{ write(text: string): unknown }} out
 */
export function listProgress(lineOf, out = process.stdout) {
  const seconds = stopwatch();
  const draw = () => out.write(`${lineOf(seconds())}\n`);
  draw();
  return { seconds, draw, print: (text, to = out) => to.write(`${text}\n`), stop: () => undefined };
}

/**
 * Starts a stopwatch.
 * @returns a function that returns the seconds since the start
 */
function stopwatch() {
  const started = performance.now();
  return () => Math.round((performance.now() - started) / 1000);
}

/**
 * Returns the beginning of a line that fits into the columns, because a wrapped line could not be
 * erased.
 */
function cut(line, columns) {
  let width = 0;
  return [...line]
    .filter((char) => {
      // A terminal shows an East Asian character in two columns.
      width += /[\u2e80-\uffef]/.test(char) ? 2 : 1;
      return width <= columns;
    })
    .join("");
}
