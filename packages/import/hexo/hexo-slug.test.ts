import { hexoSlug } from "./hexo-slug";

test.each([
  ["你好，世界？", "你好，世界？"],
  ["第①回：开始", "第①回：开始"],
  ["한국어 글", "한국어-글"],
  ["がんばれ ガ", "がんばれ-ガ"],
  ["Ελλάδα ½", "Ελλάδα-½"],
  ["Crème Brûlée & Straße", "Creme-Brulee-Strase"],
  ["Ｃ＋＋ Łódź Æon", "C＋＋-Lodz-AEon"],
  ["Cafe\u0301 (2024)", "Cafe-2024"],
])("the slug of %s is %s, as in Hexo", (name, slug) => {
  expect(hexoSlug(name)).toBe(slug);
});

test("changes the case as filename_case says", () => {
  expect([hexoSlug("Tea Pot", 1), hexoSlug("Tea Pot", 2)]).toEqual(["tea-pot", "TEA-POT"]);
});
