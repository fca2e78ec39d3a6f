/** @jest-environment jsdom */
jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/notes${path}` }));

const file = (name: string) => `/static/text/${name}.json`;
const answer = jest.fn();

/** Each test has texts of its own. */
let texts: typeof import("./texts");

beforeEach(async () => {
  jest.resetModules();
  document.body.innerHTML = `<div data-text="${file("shown")}"><p>甲</p></div>`;
  Object.assign(globalThis, { fetch: answer });
  answer.mockReset().mockImplementation(async (url: string) => ({ ok: true, url, json: async () => `<p>${url}</p>` }));
  texts = await import("./texts");
  texts.cacheInlinedTexts();
});

test("the text in the document is not fetched, also when the reader comes back to its page", async () => {
  expect(texts.cachedText(file("shown"))).toBe("<p>甲</p>");
  document.body.innerHTML = "";
  expect(await texts.loadText(file("shown"))).toBe("<p>甲</p>");
  expect(answer).not.toHaveBeenCalled();
});

test("what has laid it out is not part of it, and it may speak of such things", async () => {
  const text = '<p id="a>b">甲</p><p>乙 style="content-visibility: visible;"</p>';
  document.body.innerHTML = `<div data-text="${file("shown")}">${text}</div>`;
  for (const block of document.querySelectorAll("p")) block.setAttribute("style", "content-visibility: visible;");
  texts.cacheInlinedTexts();
  expect(texts.cachedText(file("shown"))).toBe(text);
});

test("a place that React has made for a text is not taken for the text", async () => {
  document.body.innerHTML = `<div data-text="${file("a")}"></div>`;
  expect(await texts.loadText(file("a"))).toBe(`<p>/notes${file("a")}</p>`);
  document.body.innerHTML = `<div data-text="${file("b")}"><p>改前</p></div>`;
  expect(await texts.loadText(file("b"))).toBe(`<p>/notes${file("b")}</p>`);
});

test("another text is fetched once, from below the site's prefix", async () => {
  const both = await Promise.all([texts.loadText(file("a")), texts.loadText(file("a"))]);
  expect(both).toEqual([`<p>/notes${file("a")}</p>`, `<p>/notes${file("a")}</p>`]);
  expect(texts.cachedText(file("a"))).toBe(both[0]);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("one that did not come is asked for again", async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 404, url: "/a" });
  await expect(texts.loadText(file("a"))).rejects.toThrow("404");
  await expect(texts.loadText(file("a"))).resolves.toContain("<p>");
});

describe("a page", () => {
  const page = { path: "/blog", webpackCompilationHash: "1" };
  const data = { allBlogPost: { nodes: [{ previewFile: file("a") }, { article: { textFile: file("b") } }] } };
  const loader = () => window.___loader as NonNullable<Window["___loader"]>;

  beforeEach(() => {
    const loadPage = async () => ({ page, json: { data } });
    window.___loader = {
      enqueue: jest.fn(() => ({ abort: jest.fn() })),
      loadPage,
      loadPageSync: jest.fn(),
    };
    texts.loadTextsWithPages();
  });

  test("is loaded when its texts are there", async () => {
    await loader().loadPage("/blog");
    expect([file("a"), file("b")].map(texts.cachedText)).toEqual([
      `<p>/notes${file("a")}</p>`,
      `<p>/notes${file("b")}</p>`,
    ]);
  });

  test("has failed to load when one of them has", async () => {
    answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await loader().loadPage("/blog")).toMatchObject({ status: "error" });
  });
});
