import { cut, quote } from "../../lib/diagnostic";

/** Expected values of fields in front matter, YAML files and the configuration. */
export const expected = {
  quotedText: '应为带引号的文本，如"2025"',
  text: "应为文本",
  notEmpty: "不能为空；请填写，或删去这一行",
  webAddress: "应为以https://开头的地址",
  ownAddress: "应为以https://开头的地址，或本站的路径，如/about",
  flag: "应为true或false",
  number: "应为数字",
  list: "应为列表",
  items: "应为条目的列表",
  checked: "应为{ date: 2026-11-25, versions: [Python 3.11] }",
  like: (example: string) => `应为${example}`,
  oneOf: (words: readonly string[]) => `应为${words.join("、")}之一`,
  fields: "应为字段，每行一个",
  headingLevel: "应为2到6的整数",
  firstHeadingLevel: "最小为2",
  lastHeadingLevel: "最大为6",
};

/** Front matter that is not recognised as front matter. */
export const frontMatterMessages = {
  /** @param mark the delimiter around it @param isBelow whether it begins below the first line */
  elsewhere: (mark: string, isBelow: boolean) => ({
    message: isBelow ? `front matter前面有空行，所以当作正文显示` : `front matter写在${mark}之间，所以当作正文显示`,
    fix: isBelow ? "删去它前面的空行：---要在第一行" : "前后各写一行---（三个减号），字段写成title: 标题",
  }),
  unclosed: { message: "front matter以---开始，但没有结束", fix: "在最后一个字段之后写一行---" },
  /** @param value the value that is read @param comment the text after the `#` */
  comment: (field: string, value: string, comment: string) => ({
    message: `${cut(comment)}前面的#在YAML里是注释，${field}${value === "" ? "是空的" : `只读到${quote(value)}`}`,
    fix: `${field}: ${JSON.stringify(`${value} #${comment}`.trim())}`,
  }),
  /** @param value the value that is read @param name an anchor or a tag of YAML */
  notText: (field: string, value: string, name: string) => ({
    message: `${cut(name)}在YAML里不是文字，${field}只读到${quote(value)}`,
    fix: `${field}: ${JSON.stringify(`${name} ${value}`.trim())}`,
  }),
};

const ignoredField = "没有这个字段，已忽略";

/** Errors in fields of front matter and YAML files. */
export const fieldMessages = {
  /** @param stood the actual value; undefined if the field is missing */
  wrong: (stood: string | undefined, why: string) => `${stood === undefined ? "没有写" : `写的是${stood}`}，${why}`,
  /** @param message replaces the default where an unknown field is an error */
  unknown: (meant: string | undefined, known: readonly string[], message: string = ignoredField) => ({
    message,
    fix:
      meant === undefined
        ? `删去这一行${known.length > 12 ? "" : `；可用的字段：${known.join("、")}`}`
        : `是否想写${meant}？`,
  }),
  ignored: ignoredField,
  notAField: "没有这个字段",
};

/** Problems of content files and folders before their content is parsed. */
export const fileMessages = {
  /** @param code the error code of the system, such as `EACCES` */
  unreadable: (code: string) => ({
    message: `读不了：${code}`,
    fix: "给构建它的用户读的权限，如chmod -R u+rwX content",
  }),
  large: (mebibytes: string) => ({ message: `有${mebibytes} MiB，读者要下载整页才能读`, fix: "拆成几页" }),
  notUtf8: (bytes: string, offset: number) => ({
    message: `不是UTF-8编码：偏移${offset}处的字节是${bytes}`,
    fix: "另存为UTF-8；从GBK转换：iconv -f GB18030 -t UTF-8 old.mdx > new.mdx",
  }),
};

/** A style sheet of a component, or custom.css. */
export const styleMessages = {
  invalid: (reason: string) => ({ message: `不是有效的CSS：${reason}`, fix: "改正这一行" }),
};

/** Addresses of the site. */
export const routeMessages = {
  /** @param meant a similar address */
  deadRedirect: (from: string, to: string, meant: string | undefined) => ({
    message: `${quote(from)}转到${quote(to)}，本站没有这一页`,
    fix: meant === undefined ? "改成现有的地址，或删去这一项" : `是否想写${meant}？`,
  }),
};

/** Describes parsed YAML as a list, as fields, or by the text itself. */
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
  EXPANSION: "别名里又有别名，展开后大得放不下",
  UNKNOWN_ALIAS: "以*开头的文本是别名，没有这个锚点；要写星号就加引号",
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
  twice: "删去其中一行",
  checkLine: "检查这一行及前后的缩进与引号",
  /** @param wanted the expected shape */
  misshapen: (data: unknown, wanted: string, fix: string) => ({ message: `是${shapeOf(data)}，应为${wanted}`, fix }),
};

/** Texts for the author, shown on pages under `gatsby develop`. */
export const authorText = {
  restarts: "site.yml改了，正在重新启动",
  errors: "有错误，正式构建会停下",
  warnings: "有几处要改",
  line: (line: number) => `第${line}行`,
  unknown: (path: string) => `没有${path}这一页`,
  unknownAdvice: "地址由文件的位置决定：docs/a/b.mdx是/docs/a/b。文件有错误时，下面会列出。",
  meant: "是否想打开",
  elsewhere: (errors: number, warnings: number) => `全站有${errors}处错误，${warnings}处警告`,
  rest: (count: number) => `还有${count}处，见终端`,
};
