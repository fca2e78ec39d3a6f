import { type Messages, quote } from "./bilingual";

const escapeSyntax = {
  zh: ".mdx里<和{是语法：写成\\<和\\{，或用反引号括起来",
  en: "in .mdx < and { are syntax: write \\< and \\{, or put the text in backticks",
};

const escapeBraces = {
  zh: "要显示为文字，写\\{…\\}或用反引号括起来",
  en: "to show it as text write \\{…\\} or put it in backticks",
};

/** Errors in the JavaScript and JSX of an article. A `reason` is the message of MDX or the JavaScript parser. */
export const mdxMessages = {
  /** @param stood the line that was parsed, "" if unknown */
  invalid: (stood: string, reason: string) => ({
    zh: { message: `不是有效的MDX${stood && `，在${quote(stood)}处`}：${reason}`, fix: escapeSyntax.zh },
    en: { message: `this is not valid MDX${stood && `, in ${quote(stood)}`}: ${reason}`, fix: escapeSyntax.en },
  }),
  /** @param stood the line that was parsed, "" if unknown */
  await: (stood: string) => ({
    zh: { message: `不是有效的MDX${stood && `，在${quote(stood)}处`}：文章里不能用await`, fix: escapeSyntax.zh },
    en: {
      message: `this is not valid MDX${stood && `, in ${quote(stood)}`}: an article cannot await`,
      fix: escapeSyntax.en,
    },
  }),
  unclosed: (element: string, stood: string) => ({
    zh: {
      message: `<${element}>没有闭合${stood && `，在${quote(stood)}处`}`,
      fix: `用</${element}>闭合；如果是文字，${escapeSyntax.zh}`,
    },
    en: {
      message: `<${element}> is opened and never closed${stood && `, in ${quote(stood)}`}`,
      fix: `close it with </${element}>; if it is text, ${escapeSyntax.en}`,
    },
  }),
  unknownComponent: (component: string, known: readonly string[], meant: string | undefined) => ({
    zh: {
      message: `<${component}>不是已知的组件（${known.join("、")}）`,
      fix: meant ? `写<${meant}>` : `要显示为文字，写\\<${component}>或用反引号括起来`,
    },
    en: {
      message: `<${component}> is not a known component (${known.join(", ")})`,
      fix: meant ? `write <${meant}>` : `to show it as text write \\<${component}> or put it in backticks`,
    },
  }),
  undefinedComponent: (component: string) => ({
    zh: { message: `<${component}>不是已知的组件`, fix: `要显示为文字，写\\<${component}>或用反引号括起来` },
    en: {
      message: `<${component}> is not a known component`,
      fix: `to show it as text write \\<${component}> or put it in backticks`,
    },
  }),
  unknownImport: (source: string, meant: string | undefined) => ({
    zh: {
      message: `import from ${quote(source)}：这里没有与它对应的东西，文章不能导入代码`,
      fix: meant ? `是否想写${meant}？` : '删去它和用到它的地方；要显示文件就写```js file="./x.js"',
    },
    en: {
      message: `import from ${quote(source)}: nothing here stands for it, and articles cannot import code`,
      fix: meant ? `did you mean ${meant}?` : 'delete it and what uses it; a file is shown by ```js file="./x.js"',
    },
  }),
  missingImport: (source: string, meant: string | undefined) => ({
    zh: { message: `import from ${quote(source)}：没有这个文件`, fix: meant ? `是否想写${meant}？` : "改正路径" },
    en: {
      message: `import from ${quote(source)}: there is no such file`,
      fix: meant ? `did you mean ${meant}?` : "correct the path",
    },
  }),
  noStyles: (source: string) => ({
    zh: { message: `import from ${quote(source)}：文章不能带样式表，其中的类名没有作用`, fix: "删去这一行" },
    en: {
      message: `import from ${quote(source)}: articles have no style sheets, and its class names mean nothing`,
      fix: "delete the line",
    },
  }),
  partialLoop: (source: string) => ({
    zh: { message: `import from ${quote(source)}：这个片段又导入了自己`, fix: "删去其中一处导入" },
    en: { message: `import from ${quote(source)}: this partial imports itself`, fix: "delete one of the imports" },
  }),
  refusedExport: (source: string) => ({
    zh: { message: `export from ${quote(source)}：文章不能转出别的文件里的东西`, fix: "删去这一行" },
    en: { message: `export from ${quote(source)}: an article cannot export from another file`, fix: "delete the line" },
  }),
  emptyExpression: {
    zh: { message: "{}是空的表达式，什么也不显示", fix: escapeBraces.zh },
    en: { message: "{} is an empty expression and prints nothing", fix: escapeBraces.en },
  },
  sequence: (source: string) => ({
    zh: { message: `{${source}}被当作JavaScript，只显示最后一个值`, fix: escapeBraces.zh },
    en: { message: `{${source}} is read as JavaScript and prints its last value only`, fix: escapeBraces.en },
  }),
  failed: (source: string, reason: string) => ({
    zh: { message: `表达式{${source}}执行失败：${reason}`, fix: escapeBraces.zh },
    en: { message: `the expression {${source}} failed: ${reason}`, fix: escapeBraces.en },
  }),
  object: { zh: "结果是对象，无法显示", en: "it is an object, which cannot be printed" },
  unknownReason: { zh: "无法渲染", en: "it cannot be rendered" },
  brokenPipeline: (reason: string) => ({
    zh: { message: `无法渲染：${reason}`, fix: "这是本站Markdown处理程序的缺陷，请报告" },
    en: {
      message: `it cannot be rendered: ${reason}`,
      fix: "this is a fault of the site's Markdown pipeline; please report it",
    },
  }),
} satisfies Messages;
