import { type Bilingual, type Messages, quote } from "./bilingual";

/** Describes parsed YAML: `a list`, `fields (friends)`, `"text"`. */
function shapeOf(data: unknown): Bilingual<string> {
  if (Array.isArray(data)) return { zh: "列表", en: "a list" };
  if (data === null || typeof data !== "object") return { zh: quote(data), en: quote(data) };
  const keys = Object.keys(data).slice(0, 3);
  return { zh: `字段（${keys.join("、")}）`, en: `fields (${keys.join(", ")})` };
}

/** The parser's most frequent errors, by code. https://eemeli.org/yaml/#error-codes */
const reasons: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: "双引号里的转义有误；反斜杠写\\\\，或改用单引号",
  BAD_INDENT: "缩进有误，或括号没有闭合",
  BAD_SCALAR_START: "不加引号的文本不能以@、`、%等符号开头",
  BLOCK_AS_IMPLICIT_KEY: "值里有冒号加空格时要加引号；也可能是下一行多了缩进",
  DUPLICATE_KEY: "同一个字段写了两次",
  MISSING_CHAR: "缺少引号、括号、逗号、冒号或空格",
  MULTILINE_IMPLICIT_KEY: "字段名后面缺少冒号和空格",
  TAB_AS_INDENT: "缩进要用空格，不能用制表符",
  UNEXPECTED_TOKEN: "值的后面有多余的内容，引号里又有引号时常见",
};

const sidebar = "computerSidebar: { label: 计算机基础, items: [computer/intro] }";

/** Front matter and YAML files that cannot be parsed, or whose top level has the wrong shape. */
export const yamlMessages = {
  /**
   * @param reason the parser's message
   * @param code the parser's error code
   */
  malformed: (reason: string, line: string, code: string) => ({
    zh: `YAML格式有误，在${quote(line)}处：${reasons[code] ?? reason}`,
    en: `malformed YAML: ${reason}, at ${quote(line)}`,
  }),
  checkLine: {
    zh: "检查这一行及前后的缩进与引号",
    en: "check the indentation and the quotes around this line",
  },
  unclosed: {
    zh: { message: "front matter以---开始，但没有结束", fix: "在最后一个字段之后写一行---" },
    en: { message: "opens front matter with --- and never closes it", fix: "write a line --- after the last field" },
  },
  frontMatter: (data: unknown) => ({
    zh: { message: `front matter是${shapeOf(data).zh}，应为字段`, fix: "每行写一个字段：title: 标题" },
    en: { message: `front matter is ${shapeOf(data).en}, not fields`, fix: "write one field a line: title: 标题" },
  }),
  authors: (data: unknown) => ({
    zh: { message: `是${shapeOf(data).zh}，应为每位作者一个键`, fix: "每位作者写一个键：xiaoming: { name: 小明 }" },
    en: {
      message: `is ${shapeOf(data).en}, not one author a key`,
      fix: "write one author a key: xiaoming: { name: 小明 }",
    },
  }),
  friends: (data: unknown, example: string) => ({
    zh: { message: `是${shapeOf(data).zh}，应为友链的列表`, fix: `每个友链写一项：- ${example}` },
    en: { message: `is ${shapeOf(data).en}, not a list of friends`, fix: `write one friend an item: - ${example}` },
  }),
  synonyms: (data: unknown, example: string) => ({
    zh: { message: `是${shapeOf(data).zh}，应为同义词的列表`, fix: `每组写一项：- ${example}` },
    en: { message: `is ${shapeOf(data).en}, not a list of synonyms`, fix: `write one group an item: - ${example}` },
  }),
  folder: (data: unknown) => ({
    zh: { message: `是${shapeOf(data).zh}，应为字段`, fix: "每行写一个字段：label: 分类" },
    en: { message: `is ${shapeOf(data).en}, not fields`, fix: "write one field a line: label: 分类" },
  }),
  tags: (data: unknown) => ({
    zh: { message: `是${shapeOf(data).zh}，应为每个标签一个键`, fix: "每个标签写一个键：cpp: { label: C++ }" },
    en: { message: `is ${shapeOf(data).en}, not one tag a key`, fix: "write one tag a key: cpp: { label: C++ }" },
  }),
  sidebars: (data: unknown) => ({
    zh: { message: `是${shapeOf(data).zh}，应为每个侧边栏一个键`, fix: `每个侧边栏写一个键：${sidebar}` },
    en: { message: `is ${shapeOf(data).en}, not one sidebar a key`, fix: `write one sidebar a key: ${sidebar}` },
  }),
} satisfies Messages;
