import type { Messages } from "./bilingual";

/** What `npm run lint:content` says. */
export const lintMessages = {
  noTitle: { zh: { message: "没有标题", fix: "title: 标题" }, en: { message: "has no title", fix: "title: 标题" } },
  description: (length: number) => ({
    zh: { message: `有${length}个字符，搜索结果显示20到140个`, fix: "用一句话说清这一页讲什么" },
    en: {
      message: `is ${length} characters long; search results show 20 to 140`,
      fix: "say in one sentence what the page is about",
    },
  }),
  secondTitle: (line: string) => ({
    zh: { message: "是一级标题，而题目已经是了", fix: `#${line}` },
    en: { message: "is a level-1 heading; the title is one already", fix: `#${line}` },
  }),
  skippedLevel: (from: number, to: number, heading: string) => ({
    zh: { message: `从${from}级标题跳到${to}级`, fix: `${"#".repeat(from + 1)} ${heading}` },
    en: { message: `skips from level ${from} to ${to}`, fix: `${"#".repeat(from + 1)} ${heading}` },
  }),
  noAlternative: {
    zh: { message: "有一张图没有替代文字", fix: "![图里是什么](./img/x.svg)" },
    en: { message: "has a picture without alternative text", fix: "![what it shows](./img/x.svg)" },
  },
  noCaption: (language: string) => ({
    zh: { message: "有一张图没有图题", fix: `\`\`\`${language} title="图题"` },
    en: { message: "has a diagram without a title", fix: `\`\`\`${language} title="图题"` },
  }),
  noLanguage: {
    zh: { message: "代码块没有写语言", fix: "写成```text，或它的语言" },
    en: { message: "opens a code block without a language", fix: "```text, or the language" },
  },
  space: (place: string) => ({
    zh: { message: `汉字与西文之间打了空格：${place}`, fix: "删去它，间隙由样式表给出" },
    en: { message: `has a typed space between Han and Latin: ${place}`, fix: "delete it" },
  }),
  halfWidth: (place: string) => ({
    zh: { message: `汉字旁边是半角标点：${place}`, fix: "用，；：？！。（）" },
    en: { message: `has half-width punctuation beside Han: ${place}`, fix: "use ，；：？！。（）" },
  }),
  dash: (place: string) => ({
    zh: { message: `破折号只有一半：${place}`, fix: "写成——" },
    en: { message: `has a single dash: ${place}`, fix: "write ——" },
  }),
  ellipsis: (place: string) => ({
    zh: { message: `省略号只有一半：${place}`, fix: "写成……" },
    en: { message: `has a half ellipsis: ${place}`, fix: "write ……" },
  }),
  brackets: (place: string) => ({
    zh: { message: `用了直角引号：${place}`, fix: "写成“ ”" },
    en: { message: `has corner brackets: ${place}`, fix: "write “ ”" },
  }),
  phrase: (phrase: string) => ({
    zh: { message: `“${phrase}”什么也没说`, fix: "删去它，从事实说起" },
    en: { message: `says “${phrase}”, which says nothing`, fix: "delete it and begin with the fact" },
  }),
  address: (address: string) => ({
    zh: { message: `链接到${address}，它不是地址`, fix: "https://…" },
    en: { message: `links to ${address}, which is no address`, fix: "https://…" },
  }),
  short: (count: number, least: number) => ({
    zh: {
      message: `有${count}个汉字，这一类页面至少${least}个`,
      fix: "写完它（没写完的写draft: true），或并进别的页面",
    },
    en: {
      message: `has ${count} Han characters; pages of its kind have at least ${least}`,
      fix: "write it out (until then, draft: true), or join it to another page",
    },
  }),
  repeated: (place: string, beginning: string) => ({
    zh: { message: `与${place}的一段重复：${beginning}…`, fix: "只说一次，在另一处链接过来" },
    en: { message: `repeats a paragraph of ${place}: ${beginning}…`, fix: "say it once and link to it" },
  }),
  unknownRule: (names: readonly string[], meant: string | undefined) => ({
    zh: { message: "没有这条规则", fix: meant === undefined ? `可以写${names.join("、")}` : `是否想写${meant}？` },
    en: { message: "is no rule", fix: meant === undefined ? `one of ${names.join(", ")}` : `did you mean ${meant}?` },
  }),
} satisfies Messages;
