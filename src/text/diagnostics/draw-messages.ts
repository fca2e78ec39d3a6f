import type { Messages } from "./bilingual";

/** What `npm run draw` says. */
export const drawMessages = {
  none: { zh: "文章里没有mermaid图", en: "no article has a mermaid diagram" },
  done: (drawn: number, kept: number, removed: number) => ({
    zh: `画了${drawn}张，${kept}张已有，删去没有文章再用的${removed}张；存在内容的drawings/里，和文章一起提交`,
    en: `drew ${drawn}, ${kept} were there, removed ${removed} that no article uses; they are in drawings/ of the content, to be committed with the articles`,
  }),
  failedHeading: (count: number) => ({ zh: `有${count}张画不出来：`, en: `${count} cannot be drawn:` }),
  noBrowser: (reason: string) => ({
    zh: `没有可用的Chromium（${reason}）：装上Chromium或Chrome，或用CHROMIUM_PATH指出它在哪里，或运行npx playwright install chromium`,
    en: `there is no Chromium (${reason}): install Chromium or Chrome, name it in CHROMIUM_PATH, or run npx playwright install chromium`,
  }),
} satisfies Messages;
