import { quote } from "../../lib/diagnostic";

const escapeSyntax = ".mdx里<和{是语法：写成\\<和\\{，或用反引号括起来";
const escapeBraces = "要显示为文字，写\\{…\\}或用反引号括起来";
const at = (stood: string) => stood && `，在${quote(stood)}处`;

/** Errors in the JavaScript and JSX of an article. A `reason` is the message of MDX or the JavaScript parser. */
export const mdxMessages = {
  /** @param stood the line that was parsed, "" if unknown */
  invalid: (stood: string, reason: string) => ({ message: `不是有效的MDX${at(stood)}：${reason}`, fix: escapeSyntax }),
  /** @param stood the line that was parsed, "" if unknown */
  await: (stood: string) => ({ message: `不是有效的MDX${at(stood)}：文章里不能用await`, fix: escapeSyntax }),
  unclosed: (element: string, stood: string) => ({
    message: `<${element}>没有闭合${at(stood)}`,
    fix: `用</${element}>闭合；如果是文字，${escapeSyntax}`,
  }),
  unknownComponent: (component: string, known: readonly string[], meant: string | undefined) => ({
    message: `<${component}>不是已知的组件（${known.join("、")}）`,
    fix: meant ? `写<${meant}>` : `要显示为文字，写\\<${component}>或用反引号括起来`,
  }),
  unknownImport: (source: string, meant: string | undefined) => ({
    message: `import from ${quote(source)}：这里没有与它对应的东西，文章不能导入代码`,
    fix: meant ? `是否想写${meant}？` : '删去它和用到它的地方；要显示文件就写```js file="./x.js"',
  }),
  missingImport: (source: string, meant: string | undefined) => ({
    message: `import from ${quote(source)}：没有这个文件`,
    fix: meant ? `是否想写${meant}？` : "改正路径",
  }),
  noStyles: (source: string) => ({
    message: `import from ${quote(source)}：文章不能带样式表，其中的类名没有作用`,
    fix: "删去这一行",
  }),
  partialLoop: (source: string) => ({
    message: `import from ${quote(source)}：这个片段又导入了自己`,
    fix: "删去其中一处导入",
  }),
  emptyExpression: { message: "{}是空的表达式，什么也不显示", fix: escapeBraces },
  sequence: (source: string) => ({
    message: `{${source}}被当作JavaScript，只显示最后一个值`,
    fix: escapeBraces,
  }),
  failed: (source: string, reason: string) => ({
    message: `表达式{${source}}执行失败：${reason}`,
    fix: escapeBraces,
  }),
  object: "结果是对象，无法显示",
  unknownReason: "无法渲染",
};
