import { messages } from "../testing/content-file";
import { unknownAuthors } from "./blog-catalog";

const ref = (key: string | null, name: string | null = null) => ({ key, name, title: null, url: null, imageUrl: null });
const check = (...authorRefs: ReturnType<typeof ref>[]) =>
  messages(unknownAuthors([{ file: "blog/a.mdx", authorRefs }], ["jieneng"]));

test("a key of authors.yml and an inline author are fine", () => {
  expect(check(ref("jieneng"), ref(null, "客人"), ref("guest", "客人"))).toEqual([]);
});

test("a typo in a key is an error with the intended key", () => {
  expect(check(ref("jienneg"))).toEqual([
    'error: blog/a.mdx authors: authors.yml里没有"jienneg"\n    → authors: jieneng',
  ]);
});

test("for a key similar to no other the fix is a new entry", () => {
  expect(check(ref("somebody"))[0]).toContain("→ 在authors.yml里加上somebody: { name: 名字 }");
});
