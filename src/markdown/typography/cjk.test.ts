import { render } from "../testing/render";

const kept = (text: string) => `<span class="together">${text}</span>`;

test("ranges are kept together, in text only", async () => {
  const { html, sections, markdown } = await render("端口1024～49151是\n登记的，U+0～7F、甲～乙。`1～2` ～");
  expect(html).toBe(
    `<p>端口${kept("1024～49151")}是登记的，${kept("U+0～7F")}、${kept("甲～")}乙。<code>1～2</code> ～</p>`,
  );
  expect(sections[0]?.text).toBe("端口1024～49151是登记的，U+0～7F、甲～乙。1～2 ～");
  expect(markdown).toBe("端口1024～49151是登记的，U+0～7F、甲～乙。`1～2` ～");
});

test("a number is kept with its unit, and the words behind it are not", async () => {
  const { html } = await render("每页4 KiB，共1,024 MB；链路10 Gbit/s，3 important-words，第5 章，v1.2 RC。");
  expect(html).toBe(
    `<p>每页${kept("4 KiB")}，共${kept("1,024 MB")}；链路${kept("10 Gbit/s")}，3 important-words，第5 章，v1.2 RC。</p>`,
  );
});

test("a standard is kept with its number", async () => {
  const { html } = await render("见RFC 8985与GB/T 15835-2011、GB 2312，HTTP 2、The RFC 8985bis。");
  expect(html).toBe(`<p>见${kept("RFC 8985")}与GB/T 15835-2011、${kept("GB 2312")}，HTTP 2、The RFC 8985bis。</p>`);
});

test("an option in code is not parted from its hyphens, and programs are left as they are", async () => {
  const { html, markdown } = await render("`git reset --hard`与`ls -l`，`kube-system`，`--no-pager`\n\n    ls -l\n");
  expect(html).toContain(`<code>git reset ${kept("--hard")}</code>与<code>ls ${kept("-l")}</code>`);
  expect(html).toContain(`<code>kube-system</code>，<code>${kept("--no")}-pager</code>`);
  expect(html.match(/together/g)).toHaveLength(3);
  expect(markdown).toContain("`git reset --hard`与`ls -l`");
});

test("a short term with a hyphen stays whole in text and code, and copies contain no other characters", async () => {
  const { html, sections, markdown } = await render("用UTF-8时，`latin-1`与RISC-V，copy-on-write。");
  expect(html).toBe(`<p>用${kept("UTF-8")}时，<code>${kept("latin-1")}</code>与${kept("RISC-V")}，copy-on-write。</p>`);
  expect(sections[0]?.text).toBe("用UTF-8时，latin-1与RISC-V，copy-on-write。");
  expect(markdown).toBe("用UTF-8时，`latin-1`与RISC-V，copy-on-write。");
});

test("a heading with a range keeps its id", async () => {
  const { headings } = await render("## 第1～3章 {#some}\n\n## 第4～6章\n");
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ["some", "第1～3章"],
    ["第46章", "第4～6章"],
  ]);
});

test("a line break leaves no blank between Chinese, with quotes, emphasis and links beside it", async () => {
  const { html } = await render(
    "第一行，\n“第二行”\n说——\n**粗**\n中*斜*\n文\n[链](/x)\n~~删。~~\n**《书》**\n尾\nEnglish “quoted”\ntext\n中`码`\n后\n",
  );
  expect(html).toBe(
    '<p>第一行，“第二行”说——<strong>粗</strong>中<em>斜</em>文<a href="/x">链</a><del>删。</del><strong>《书》</strong>尾\nEnglish “quoted”\ntext\n中<code>码</code>\n后</p>',
  );
});
