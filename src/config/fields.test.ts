import { languageTag } from "./fields";

test.each(["en", "zh-Hans", "zh-TW", "ja"])("%s is a language", (tag) => {
  expect(languageTag.safeParse(tag).success).toBe(true);
});

test.each(["cn", "zh-1", "en-abcdefghij", "中文", "zh_CN"])("%s is no language", (tag) => {
  expect(languageTag.safeParse(tag).success).toBe(false);
});
