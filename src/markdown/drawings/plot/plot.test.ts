import { contentFolder, printed, render } from "../../testing/render";

const fence = (body: string, meta = 'title="图题"') => `\`\`\`plot ${meta}\n${body}\n\`\`\`\n`;
const inline = (body: string, rows = "{ x: 1, y: 2 }, { x: 2, y: 5 }, { x: 3, y: 3 }") =>
  fence(`${body}\ndata: [${rows}]`);
const line = "mark: line\nx: x\ny: y";
const labelOf = (html: string) => /role="img" aria-label="([^"]*)"/.exec(html)?.[1];
/** Returns the descriptions in the `<details>` below a plot. */
const descriptionsOf = (html: string) => [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, words]) => words);
const errorsOf = async (body: string, files: Readonly<Record<string, string>> = {}) =>
  printed(await render(body, "md", contentFolder(files)));

test("a plot has its title, two drawings as one picture in words, its caption and its data", async () => {
  const article = await render(inline(`${line}\ncaption: 看这里。`));
  expect(article.diagnostics).toEqual([]);
  expect(article.html).toMatch(
    /^<figure class="plot"><p class="plot-title">图题<\/p>.*<svg [^>]*class="plot-wide".*<svg [^>]*class="plot-narrow".*<details><summary>数据（3行）.*<figcaption>看这里。<\/figcaption><\/figure>/,
  );
  expect(labelOf(article.html)).toBe("图题。折线图，横轴x，1～3。纵轴y，2～5。先上升，x为2处起下降。");
  expect(descriptionsOf(article.html)).toEqual([
    "先上升，x为2处起下降，3 个点，最小2（x为1处），最大5（x为2处），最后3",
  ]);
  expect(article.html).toContain('<tr><th scope="row">2</th><td>5</td></tr>');
});

test("the course of a line is described before its values, on the scale of the drawing", async () => {
  const told = async (scale: string, ys: readonly number[]) => {
    const rows = ys.map((y, x) => `{ x: ${x}, y: ${y} }`).join(", ");
    return descriptionsOf((await render(inline(`mark: line\nx: x\ny: { field: y, scale: ${scale} }`, rows))).html)[0];
  };
  expect(await told("linear", [1, 50, 99, 100, 101, 100])).toContain("先上升，x为2处起持平，6 个点");
  expect(await told("log", [1, 10, 100, 1000])).toContain("一路上升，4 个点");
  expect(await told("linear", [1, 9, 1, 9, 1, 9])).toContain("来回起伏，转折 4 次，6 个点");
});

test("each series is described in a line of its own, after the whole has been named", async () => {
  const { html } = await render(
    inline(
      "mark: line\nx: x\ny: [甲, 乙]\nannotations: [{ x: 2, text: 丢包 }]",
      "{ x: 1, 甲: 1, 乙: 9 }, { x: 2, 甲: 5, 乙: 5 }, { x: 3, 甲: 9, 乙: 1 }",
    ),
  );
  expect(labelOf(html)).toMatch(/甲：一路上升。乙：一路下降。$/);
  expect(descriptionsOf(html)).toEqual([
    "甲：一路上升，3 个点，最小1（x为1处），最大9（x为3处），最后9",
    "乙：一路下降，3 个点，最小1（x为3处），最大9（x为1处），最后1",
    "图中标出：丢包",
  ]);
});

test("a heat map is described by rows, and neighbours of one value are merged", async () => {
  const rows = "{ t: 0, 作业: 甲, v: 1 }, { t: 1, 作业: 甲, v: 1 }, { t: 2, 作业: 甲, v: 2 }, { t: 0, 作业: 乙, v: 3 }";
  const { html } = await render(
    inline("mark: heatmap\nx: { field: t, scale: category }\ny: { field: 作业, scale: category }\nvalue: v", rows),
  );
  expect(html).toContain("<ul><li>甲：0～1为1，2为2</li><li>乙：0为3</li></ul>");
  const two = await render(
    inline(
      "mark: heatmap\nx: t\ny: y\nvalue: v\nfacet: 算法",
      "{ t: 0, y: 1, v: 1, 算法: 甲 }, { t: 0, y: 1, v: 2, 算法: 乙 }",
    ),
  );
  expect(two.html).toContain("<ul><li>算法甲，1：0为1</li><li>算法乙，1：0为2</li></ul>");
});

test("title, caption, axes, series and annotations are found by search", async () => {
  const { sections } = await render(
    fence(
      "title: 窗口\nmark: line\nx: { field: 轮, label: 轮次 }\ny: [慢启动, 线性]\ndata: { 轮: [1, 2], 慢启动: [1, 2], 线性: [1, 3] }\nannotations: [{ x: 2, text: 丢包 }]\ncaption: 说明。",
      "",
    ),
  );
  expect(sections[0]?.text).toBe("窗口\n说明。\n轮次 慢启动、线性 慢启动 线性 丢包");
});

test("its source is in the Markdown copy", async () => {
  const { markdown } = await render(inline(line));
  expect(markdown).toContain('```plot title="图题"\nmark: line\nx: x');
});

test("JSON is read like YAML, and two builds draw the same", async () => {
  const json = fence(
    JSON.stringify({
      mark: "line",
      x: "x",
      y: "y",
      data: [
        { x: 1, y: 2 },
        { x: 2, y: 5 },
        { x: 3, y: 3 },
      ],
    }),
  );
  const drawing = async (body: string) => /<svg.*<\/svg>/s.exec((await render(body)).html)?.[0];
  expect(await drawing(json)).toBe(await drawing(inline(line)));
});

test("a drawing has no ids, styles, scripts or colours, and escapes the data", async () => {
  const { html } = await render(
    fence('mark: bar\nx: 名\ny: 数\ndata: [{ 名: "<b onload=x>", 数: 1 }, { 名: "a&b", 数: 2 }]', 'title="<i>"'),
  );
  expect(html).not.toMatch(/ id=| style=|<style|<b |<i>|#[0-9a-f]{6}/);
  expect(html).toContain("a&amp;b");
});

test.each(["line", "scatter", "bar", "step", "area"])("%s is drawn", async (mark) => {
  const article = await render(inline(`mark: ${mark}\nx: x\ny: y`));
  expect(article.diagnostics).toEqual([]);
  expect(article.html).not.toMatch(/NaN|undefined|Infinity/);
});

test("the symbols of a series are one path, at the positions of the points", async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `{ x: ${index}, y: ${index}, s: ${"甲乙"[index % 2]} }`);
  const { html } = await render(fence(`mark: scatter\nx: x\ny: y\nseries: s\ndata: [${rows.join(", ")}]`));
  const [wide = ""] = /<svg[^>]*plot-wide[\s\S]*?<\/svg>/.exec(html) ?? [];
  const paths = [...wide.matchAll(/<path class="plot-s\d"[^>]* d="([^"]*)"/g)].map(([, path = ""]) => path);
  expect(paths.map((path) => path.match(/M/g)?.length)).toEqual([20, 20]);
  const starts = [...(paths[0] ?? "").matchAll(/M([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const isSorted = (values: number[]) =>
    values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
  expect(isSorted(starts.map(([x = 0]) => x))).toBe(true);
  expect(isSorted(starts.map(([, y = 0]) => -y).map((y) => y + 1_000))).toBe(true);
});

test("the dots of a line are one path", async () => {
  const { html } = await render(fence("mark: line\nx: x\ny: y\ndata: { x: [1, 2, 3], y: [3, 1, 2] }"));
  expect(html).not.toContain("<circle");
  // Each drawing has a path with the line, and one with its dots.
  expect(html.match(/<path class="plot-s1"/g)).toHaveLength(4);
});

test("rows come from a CSV or the lines of a program's output, which the article depends on", async () => {
  const files = {
    "docs/a.csv": '轮次,窗口\n1,1\n2,"1,024"\n',
    "docs/a.out": "开始\n第 1轮 cwnd=   1 慢\n第 2轮 cwnd=1,024 慢\n完\n",
  };
  const folder = contentFolder(files);
  const plot = (data: string) => fence(`mark: line\nx: 轮次\ny: 窗口\ndata: ./${data}`);
  const articles = await Promise.all(
    ["a.csv", 'a.out\nrow: "第{轮次}轮 cwnd={窗口}"'].map((data) => render(plot(data), "md", folder)),
  );
  for (const { html, diagnostics } of articles) {
    expect(diagnostics).toEqual([]);
    expect(descriptionsOf(html)[0]).toContain("2 个点，最小1（轮次为1处），最大1,024（轮次为2处）");
  }
  expect(articles.map(({ includes }) => includes)).toEqual([["docs/a.csv"], ["docs/a.out"]]);
});

test("a hexadecimal address is a name, not a number", async () => {
  const { html, diagnostics } = await render(
    fence("mark: line\nx: 地址\ny: 次数\ndata: 地址.csv"),
    "md",
    contentFolder({ "docs/地址.csv": "地址,次数\n0x10,3\n0x2,5\n" }),
  );
  expect(diagnostics).toEqual([]);
  expect(labelOf(html)).toContain("横轴地址，0x10、0x2。");
});

test("too many rows are an error, because the page also has all of them in its table", async () => {
  const rows = Array.from({ length: 401 }, (_, x) => `${x},${x % 7}`).join("\n");
  const errors = await errorsOf(fence(`${line}\ndata: ./a.csv`), { "docs/a.csv": `x,y\n${rows}\n` });
  expect(errors[0]).toContain("error docs/a.md:8: data有401个，最多400个才看得清");
});

test.each([
  ["an unknown mark", "mark: lien\nx: x\ny: y\ndata: [{ x: 1, y: 2 }]", 'mark: 写的是"lien"，应为line、step、', 5],
  ["an unknown field", `${line}\nlabels: 1\ndata: [{ x: 1, y: 2 }]`, "labels: 没有这个字段", 8],
  [
    "an axis' unknown field",
    "mark: line\nx: { field: x, unt: s }\ny: y\ndata: []",
    "x.unt: 没有这个字段\n    → 是否想写unit？",
    6,
  ],
  ["text for a number", `${line}\ndata:\n  - { x: 1, y: 2 }\n  - { x: 2, y: 三 }`, 'y是"三"，应为数字', 10],
  [
    "an unknown scale",
    "mark: line\nx: x\ny: { field: y, scale: logg }\ndata: [{ x: 1, y: 2 }]",
    'y.scale: 写的是"logg"，应为linear、log',
    7,
  ],
  ["no data field", line, "数据应是行的列表，或每列一个列表", 4],
  ["NaN", `${line}\ndata:\n  - { x: 1, y: 2 }\n  - { x: 2, y: .nan }`, 'y是"NaN"，应为数字', 10],
  ["no data", `${line}\ndata: []`, "data里没有数据", 8],
  [
    "no positive number",
    "mark: line\nx: x\ny: { field: y, scale: log }\ndata:\n  - { x: 1, y: 0 }",
    'y是"0"，对数轴上只有正数',
    9,
  ],
  ["broken YAML", "mark: line\nx: [x", "YAML格式有误", undefined],
  [
    "a place that is not on the axis",
    `${line}\ndata: [{ x: 1, y: 2 }]\nannotations:\n  - { x: 甲, text: a }`,
    "x轴上没有甲",
    10,
  ],
])("%s is an error of its line", async (_, body, message, at) => {
  const [error = ""] = await errorsOf(fence(body));
  expect(error).toContain(at === undefined ? "error docs/a.md:" : `error docs/a.md:${at}`);
  expect(error).toContain(message);
});

test("a mistake in a file names the file and its line", async () => {
  const body = fence(`${line}\ndata: ./a.csv`);
  expect((await errorsOf(body, { "docs/a.csv": "x,y\n1,2\n2,abc\n" }))[0]).toContain(
    'error docs/a.csv:3: y是"abc"，应为数字',
  );
  expect(await errorsOf(body, { "docs/a.csv": "x,speed\n1,2\n" })).toEqual([
    'error docs/a.md:7: 数据里没有"y"这一列\n    → 有的列：x、speed',
  ]);
  expect((await errorsOf(body, { "docs/a.csv": "x,y\n1,2,3\n" }))[0]).toContain(
    "error docs/a.csv:2: 这一行有3格，表头有2列",
  );
  expect((await errorsOf(body, { "docs/b.csv": "x,y\n" }))[0]).toContain("data: ./a.csv不存在\n    → data: ./b.csv");
  expect((await errorsOf(body, { "docs/a.csv": "x,y\n" }))[0]).toContain("data里没有数据");
});

test("a plot without a title is an error, and one that cannot be drawn shows its source", async () => {
  const article = await render(fence(`${line}\ndata: [{ x: 1, y: 2 }]`, ""));
  expect(printed(article)[0]).toContain("error docs/a.md:4 title: 没有写");
  expect((await render(fence("mark: lien"))).html).toContain('<code class="language-text">mark: lien</code>');
});

test("lines with names side by side are named at their ends, far apart enough to be read", async () => {
  const { html } = await render(fence("mark: line\nx: x\ny: [a, b]\ndata: { x: [1, 2], a: [0, 1], b: [0, 1.01] }"));
  const [, names = ""] = /<g[^>]* class="plot-name">(.*?)<\/g>/.exec(html) ?? [];
  const places = [...names.matchAll(/translate\([\d.]+[ ,]([\d.]+)\)/g)].map(([, y]) => Number(y));
  expect(places).toHaveLength(2);
  expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(16);
});
