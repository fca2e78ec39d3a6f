import { render } from "../testing/render";

test("replaces the names of emoji with the characters, except in code", async () => {
  const { html, diagnostics } = await render("好:tada:，:+1:，`:tada:`。\n");
  expect(html).toBe("<p>好🎉，👍，<code>:tada:</code>。</p>");
  expect(diagnostics).toEqual([]);
});

test.each(["12:30:45", "a:key:b", ":9:", ":x:", ":不是:", "/:tada:", "std::key::a", ":constructor:"])(
  "%s is text",
  async (text) => {
    expect((await render(`${text}\n`)).html.replace(/<[^>]*>/g, "")).toBe(text);
  },
);
