import { withoutSiteName } from "./document-title";

test.each([
  ["泡茶 | 小明的笔记", "泡茶"],
  ["管道 a | b | 小明的笔记", "管道 a | b"],
  ["a|b | 小明的笔记", "a|b"],
])("the title of %s is %s", (title, alone) => {
  expect(withoutSiteName(title)).toBe(alone);
});
