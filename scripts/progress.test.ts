import { listProgress, showProgress } from "./progress.mjs";

/** Returns everything that a terminal received. */
function shown(columns: number): string {
  let written = "";
  const out = { columns, write: (text: string) => (written += text) };
  const progress = showProgress((seconds) => `正在构建：写页面，${seconds}秒`, out);
  progress.print("警告 a.md");
  progress.stop();
  return written;
}

const erase = "\r\u001b[2K";

test("problems are above the line, and nothing of the line remains", () => {
  const line = "正在构建：写页面，0秒";
  expect(shown(80)).toBe(`${erase}${line}${erase}警告 a.md\n${erase}${line}${erase}`);
  // If the width of the terminal is unknown, the line is as long as in 80 columns.
  expect(shown(0)).toBe(shown(80));
});

test("a line that is wider than the terminal is cut, because a wrapped line could not be erased", () => {
  expect(shown(12)).toContain(`${erase}正在构建：${erase}警告`);
});

test("in a file, each part of the work is one line", () => {
  let written = "";
  let part = "读取内容";
  const progress = listProgress(() => `正在构建：${part}`, { write: (text: string) => (written += text) });
  progress.print("警告 a.md");
  part = "写页面";
  progress.draw();
  progress.stop();
  expect(written).toBe("正在构建：读取内容\n警告 a.md\n正在构建：写页面\n");
});
