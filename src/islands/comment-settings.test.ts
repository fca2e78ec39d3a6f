import { commentSettings } from "./comment-settings";

const giscus = { provider: "giscus", on: ["blog"], repo: "a/b", lang: "zh-Hans" };
const configure = (comments: object | null) => Object.assign(globalThis, { COMMENTS: comments });

test.each([
  ["zh-Hans", "zh-CN"],
  ["zh-Hant-TW", "zh-TW"],
  ["zh", "zh-CN"],
  ["en-GB", "en"],
  ["ja", "ja"],
])("providers speak %s as %s", (lang, spoken) => {
  configure({ ...giscus, lang });
  expect(commentSettings("giscus")).toEqual({ repo: "a/b", lang: spoken });
});

test("throws for a provider that the owner has not configured, whatever a page asks for", () => {
  configure(giscus);
  expect(() => commentSettings("waline")).toThrow("waline");
  configure(null);
  expect(() => commentSettings("giscus")).toThrow("giscus");
});
