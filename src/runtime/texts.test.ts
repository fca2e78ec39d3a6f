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
  texts.noteInlinedTexts();
});

const shown = () => document.querySelector("div") as HTMLElement;
const html = (nodes: DocumentFragment | undefined) => {
  const root = document.createElement("div");
  if (nodes) root.append(nodes);
  return nodes && root.innerHTML;
};

test("the text in the document is not fetched, and its nodes are there when the reader comes back to its page", () => {
  const paragraph = shown().firstChild;
  texts.keepText(file("shown"), shown());
  expect(shown().childNodes).toHaveLength(0);
  const nodes = texts.takeText(file("shown"));
  expect(nodes?.firstChild).toBe(paragraph);
  expect(answer).not.toHaveBeenCalled();
});

test("where React has thrown the document's text away, it is fetched", async () => {
  expect(texts.takeText(file("shown"))).toBeUndefined();
  await texts.loadText(file("shown"));
  expect(html(texts.takeText(file("shown")))).toBe(`<p>/notes${file("shown")}</p>`);
});

test("another text is fetched once, from below the site's prefix", async () => {
  const both = await Promise.all([texts.loadText(file("a")), texts.loadText(file("a"))]);
  expect(both).toEqual([`<p>/notes${file("a")}</p>`, `<p>/notes${file("a")}</p>`]);
  expect(html(texts.takeText(file("a")))).toBe(both[0]);
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
    expect([file("a"), file("b")].map(texts.takeText).map(html)).toEqual([
      `<p>/notes${file("a")}</p>`,
      `<p>/notes${file("b")}</p>`,
    ]);
  });

  test("has failed to load when one of them has", async () => {
    answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await loader().loadPage("/blog")).toMatchObject({ status: "error" });
  });
});
