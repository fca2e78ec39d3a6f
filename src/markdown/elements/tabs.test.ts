import { render } from "../testing/render";

const tabs = "::::tabs\n:::tab[npm]\n```sh\nnpm i\n```\n:::\n\n:::tab[**pnpm**]\n二\n:::\n::::\n";

test.each(["md", "mdx"] as const)("tabs of containers are the same as <Tabs>, in .%s", async (format) => {
  const { html, diagnostics, markdown } = await render(tabs, format);
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(
    /^<div class="tabs" data-site-tabs=""><div class="tab" role="group" aria-label="npm" data-value="npm" data-default="">/,
  );
  expect(html).toContain(
    'aria-label="pnpm" data-value="pnpm"><p class="tab-label" aria-hidden="true">pnpm</p><div class="tab-content"><p>二</p></div>',
  );
  expect(markdown).toContain("**npm**\n\n```sh\nnpm i\n```\n\n**pnpm**\n\n二");
});

test("two tabs of one label, a text between tabs and a tab alone stay readable", async () => {
  const { html, diagnostics } = await render(
    "::::tabs\n:::tab[a]\n一\n:::\n间\n:::tab[a]\n二\n:::\n::::\n\n:::tab[b]\n三\n:::\n",
  );
  expect(diagnostics).toEqual([]);
  expect(html).toContain('data-value="a-2"');
  expect(html).toContain('<p>间</p><div class="tabs"');
  expect(html).toContain("<p>三</p>");
});
