import { existsSync, readFileSync } from "node:fs";
import { settingDescriptions as inEnglish } from "../text/diagnostics/en/descriptions";
import { settingDescriptions as inChinese } from "../text/diagnostics/zh/descriptions";
import { commentProviders, commentSettings } from "./comment-providers";

/** Settings of each provider, as the documentation writes them: `{ provider: giscus, repo, … }`. */
const forms = commentSettings.options.map(({ shape: { provider, on: _, ...settings } }) => {
  return `{ ${[`provider: ${provider.value}`, ...Object.keys(settings)].join(", ")} }`;
});

test.each([
  ["Chinese", inChinese.comments],
  ["English", inEnglish.comments],
])("the %s description of comments has the settings of each provider, and no other provider", (_, description) => {
  expect(description.match(/\{ provider: [^}]*\}/g)).toEqual(forms);
});

test.each(commentProviders)("%s has an island of its name, and docs/site-yml.md explains its settings", (provider) => {
  expect(existsSync(`src/islands/${provider}.tsx`)).toBe(true);
  const explained = readFileSync("docs/site-yml.md", "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("|"));
  expect(explained.join("\n")).toMatch(new RegExp(provider, "i"));
});
