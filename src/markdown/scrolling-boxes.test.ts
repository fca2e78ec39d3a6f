import { render } from "./testing/render";

const plot = "```plot\ntitle: 图\nx: n\ny: t\ndata: |\n  n,t\n  1,2\n  2,3\n  3,5\n```";
const wide = `digraph { rankdir=LR; ${[..."甲乙丙丁戊己庚辛壬癸"].map((name) => `${name}一二三四`).join(" -> ")} }`;

test.each([
  ["code", "```\nx\n```"],
  ["code with a title", '```c title="甲.c"\nx\n```'],
  ["a formula", "$$\nx\n$$"],
  ["a table", "| 甲 | 乙 |\n| - | - |\n| 1 | 2 |"],
  ["a drawing", `\`\`\`dot title="图"\n${wide}\n\`\`\``],
  ["a plot", plot],
])("a box that may scroll has a role and a name, because it is a Tab stop: %s", async (_, body) => {
  const { html } = await render(body);
  const boxes = html.match(/<[^>]* tabindex="0"[^>]*>/g) ?? [];
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) expect(box).toMatch(/ role="group" aria-label="[^"]+"/);
});
