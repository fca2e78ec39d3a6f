import { quote } from "../../lib/diagnostic";

/** Describes parsed YAML: a list, fields or the text itself. */
function shapeOf(data: unknown): string {
  if (Array.isArray(data)) return "列表";
  if (data === null || typeof data !== "object") return quote(data);
  return `字段（${Object.keys(data).slice(0, 3).join("、")}）`;
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

/** YAML that cannot be parsed, or whose top level has the wrong shape. */
export const yamlMessages = {
  /**
   * @param reason the parser's message
   * @param code the parser's error code
   */
  malformed: (reason: string, line: string, code: string) =>
    `YAML格式有误，在${quote(line)}处：${reasons[code] ?? reason}`,
  checkLine: "检查这一行及前后的缩进与引号",
  /** @param wanted what stands there where it is right */
  misshapen: (data: unknown, wanted: string, fix: string) => ({ message: `是${shapeOf(data)}，应为${wanted}`, fix }),
};
