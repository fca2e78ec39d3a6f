/**
 * Patterns for the most frequent messages of a parser, which are in English, and the sentences in
 * Chinese. `$1` is the first group of the pattern.
 */
type Table = readonly (readonly [message: RegExp, sentence: string | ((...parts: string[]) => string)])[];

/** Translates a message by the first pattern that matches. Returns other messages unchanged. */
function translated(reason: string, table: Table): string {
  for (const [message, sentence] of table) {
    const parts = message.exec(reason);
    if (parts === null) continue;
    if (typeof sentence !== "string") return sentence(...parts.slice(1));
    return sentence.replace(/\$(\d)/g, (_, index) => parts[Number(index)] ?? "");
  }
  return reason;
}

/** Messages of JavaScript and of its parser acorn. https://github.com/acornjs/acorn */
const javascript: Table = [
  [/^Unexpected content after expression$/, "表达式后面还有别的字"],
  [/^Unexpected token$/, "这里不是JavaScript的写法"],
  [/^Unexpected character '(.+)'$/su, "不能有“$1”"],
  [/^Unterminated (?:string constant|template)$/, "引号没有结束"],
  [/^Identifier '(.+)' has already been declared$/, "名字$1声明了两次"],
  [/^(window|document|navigator|localStorage|sessionStorage) is not defined$/, "构建时没有$1"],
  [/^(\S+) is not defined$/, "没有$1，它要先导入或声明"],
  [/^(\S+) is not a function$/, "$1不是函数"],
  [/^Cannot read properties of (?:undefined|null) \(reading '(.+)'\)$/, "要读取$1的东西没有值"],
];

/** Messages of MDX. https://github.com/micromark/micromark-extension-mdx-jsx#errors */
const mdx: Table = [
  [/to create a link in MDX/, "尖括号里的网址不是链接，写成[文字](网址)"],
  [/^Unexpected end of file in expression/, "有一个{，没有与它对应的}"],
  [/^Unexpected end of file in attribute value/, "属性的值没有结束，缺少引号"],
  [/^Unexpected end of file (?:in|before|after) /, "标签没有写完，缺少>"],
  [/^Unexpected character `(.+?)` \(U\+[\dA-F]+\) before name/su, "<的后面是“$1”，不是标签的名字"],
  [/^Unexpected character `(.+?)` \(U\+[\dA-F]+\) before attribute value/su, "属性的值要加引号，这里是“$1”"],
  [/^Unexpected character `(.+?)` \(U\+[\dA-F]+\) (?:in|before|after) /su, "标签里不能有“$1”"],
  [/^Unexpected closing slash `\/` in tag/, "有结束的标签，没有开始的标签"],
  [/^Unexpected `\w+` in code: only import\/exports are supported/, "import与export之后要空一行，再写正文"],
  [/^Unexpected `\w+` in code: only spread elements/, "标签里的花括号只能写{...属性}"],
  [/^Could not parse expression with acorn: (.*)$/s, (js = "") => `花括号里是JavaScript：${javascriptReason(js)}`],
  [
    /^Could not parse import\/exports with acorn: (.*)$/s,
    (js = "") => `import与export是JavaScript：${javascriptReason(js)}`,
  ],
];

/** Messages of esbuild about components. https://github.com/evanw/esbuild */
const component: Table = [
  [/^Could not resolve "(.+)"$/, '找不到"$1"'],
  [/^No matching export in "(.+)" for import "(.+)"$/, "$1没有导出$2"],
  [/^Expected "(.+)" but found end of file$/, "没有写完，缺少“$1”"],
  [/^Expected "(.+)" but found "(.+)"$/, "这里应为“$1”，写的是“$2”"],
  [/^Unexpected end of file before a closing "(.+)" tag$/, "没有写完，缺少</$1>"],
  [/^Unexpected end of file.*$/s, "没有写完，缺少括号"],
  [/^Unexpected closing "(.+)" tag does not match opening "(.+)" tag$/, "<$2>由</$1>结束，两个名字不同"],
  [/^Unexpected "(.+)"$/, "不能有“$1”"],
  [/^Unterminated string literal$/, "引号没有结束"],
  [/^The symbol "(.+)" has already been declared$/, "名字$1声明了两次"],
];

/** Messages of Graphviz. https://gitlab.com/graphviz/graphviz/-/blob/main/lib/cgraph/scan.l */
const dot: Table = [
  [/^syntax error in line \d+ near '(.+)'/, "“$1”处的写法有误"],
  [/^syntax error in line \d+ scanning a quoted string/, "引号没有结束"],
  [/^syntax error in line \d+ scanning a HTML string/, "HTML的标签没有结束，缺少>"],
  [/^syntax error in line \d+$/, "没有写完，缺少}"],
];

/** Messages of KaTeX, without their position. https://github.com/KaTeX/KaTeX */
const math: Table = [
  [/^Undefined control sequence: (.+)$/, "没有命令$1"],
  [/^No such environment: (.+)$/, "没有环境$1"],
  [/^Double superscript$/, "连着两个上标，用花括号分开"],
  [/^Double subscript$/, "连着两个下标，用花括号分开"],
  [/^Unexpected end of input in a macro argument, expected '(.+)'$/, "没有写完，缺少“$1”"],
  [/^Expected & or .*\\end$/, "环境没有结束，缺少\\end"],
  [/^Expected 'EOF', got '&'$/, "&要用在aligned、cases这样的环境里"],
  [/^Expected 'EOF', got '\\end'$/, "有\\end，没有\\begin"],
  [/^Expected 'EOF', got '\\right'$/, "有\\right，没有\\left"],
  [/^Expected 'EOF', got '(.+)'$/, "不能有“$1”"],
  [/^Expected '(.+)', got 'EOF'$/, "没有写完，缺少“$1”"],
  [/^Expected '(.+)', got '(.+)'$/, "这里应为“$1”，写的是“$2”"],
  [/^Expected group (?:after|as argument to) '(.+)'$/, "$1的后面缺少内容"],
  [/^Mismatch: (.+) matched by (.+)$/, "$1由$2结束，两个名字不同"],
  [/^Can't use function '(.+)' in math mode$/, "公式里不能用$1"],
  [/^Too many expansions: .*$/, "命令的定义里用到了它自己"],
];

/** Messages of PostCSS. https://github.com/postcss/postcss/blob/main/lib/parser.js */
const css: Table = [
  [/^Unknown word (.+)$/s, "不认识“$1”，看看缺不缺冒号、分号或花括号"],
  [/^Unclosed block$/, "花括号没有闭合"],
  [/^Unclosed bracket$/, "括号没有闭合"],
  [/^Unclosed string$/, "引号没有结束"],
  [/^Unclosed comment$/, "注释没有结束"],
  [/^Unexpected \}$/, "多了一个}"],
  [/^Missed semicolon$/, "上一项的末尾缺少分号"],
  [/^Double colon$/, "一项里有两个冒号，看看上一项缺不缺分号"],
  [/^At-rule without name$/, "@的后面缺少名字"],
];

/** Messages of JSON5. https://github.com/json5/json5 */
const json5: Table = [
  [/^invalid end of input$/, "没有写完，缺少引号或括号"],
  [/^invalid character '(.+)'$/su, "不能有“$1”，看看它前面缺不缺逗号、冒号或引号"],
];

const javascriptReason = (reason: string) => translated(reason, javascript);

/**
 * Functions that translate the messages of a parser into Chinese. Unknown messages stay unchanged.
 */
export const parserReasons = {
  javascript: javascriptReason,
  mdx: (reason: string) => translated(javascriptReason(reason), mdx),
  component: (reason: string) => translated(reason, component),
  dot: (reason: string) => translated(reason, dot),
  math: mathReason,
  css: (reason: string) => translated(reason, css),
  json5: (reason: string) => translated(reason, json5),
};

/**
 * Translates a message of KaTeX. The part after the message, a position and a piece of the formula,
 * becomes the number of the character. Returns an unknown message unchanged.
 */
function mathReason(reason: string): string {
  const [, head = reason, position] = /^(.*?) at (?:end of input|position (\d+)): .*$/s.exec(reason) ?? [];
  const sentence = translated(head, math);
  if (sentence === head) return reason;
  return position === undefined ? sentence : `${sentence}（第${position}个字符处）`;
}
