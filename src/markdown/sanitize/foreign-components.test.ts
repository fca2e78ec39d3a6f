import { printed, render } from "../testing/render";

test.each([
  [
    '<Tabs>\n<TabItem label="甲">\n\n正文\n\n</TabItem>\n</Tabs>',
    '<TabItem>是组件，.md里没有组件，标签与其中的"甲"不显示',
    "::::tabs",
  ],
  ['<Card title="题">\n正文\n</Card>', '<Card>是组件，.md里没有组件，标签与其中的"题"不显示', "写:::cards"],
  ['文<Badge text="新" />', "<Badge>是组件，.md里没有组件，按文字显示", "写**文字**"],
  ['<LinkCard title="x" href="/a" />', "<LinkCard>是组件，.md里没有组件，按文字显示", "写:::cards"],
])("a component in .md is reported as a component, with what to write: %j", async (body, message, fix) => {
  const messages = printed(await render(`${body}\n`));
  const found = messages.find((text) => text.includes(message));
  expect(found).toContain(fix);
});

test("an unknown tag that closes itself is not called unclosed", async () => {
  expect(printed(await render("见<Foo />。\n"))[0]).toContain("<Foo>在这里起不了作用，按文字显示");
});

test("a component of another generator gets no wrong suggestion in .mdx", async () => {
  expect((await render("<Card>文</Card>\n\n<Sidebars>文</Sidebars>\n", "mdx")).diagnostics).toMatchObject([
    { fix: expect.stringContaining("写:::cards") },
    { fix: expect.stringContaining("写\\<Sidebars>") },
  ]);
});

test("an HTML element keeps its name", async () => {
  expect((await render("<aside>\n\n旁\n\n</aside>\n")).diagnostics).toEqual([]);
});
