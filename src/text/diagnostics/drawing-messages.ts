import { type Messages, quote } from "./bilingual";

/** Formulas and drawings. A `reason` is the message of KaTeX, Graphviz, mermaid or WaveDrom. */
export const drawingMessages = {
  hugeFormula: (length: number, depth: number) => ({
    zh: { message: `公式太长或括号套得太深（至多${length}个字符、${depth}层花括号）`, fix: "拆成几个公式" },
    en: {
      message: `a formula is too long or nested too deep (at most ${length} characters, ${depth} levels of braces)`,
      fix: "split it",
    },
  }),
  formula: (source: string, reason: string) => ({
    zh: { message: `公式${quote(source)}有误：${reason}`, fix: "只用KaTeX支持的命令" },
    en: { message: `formula ${quote(source)}: ${reason}`, fix: "use the commands that KaTeX supports" },
  }),
  dollars: (source: string) => ({
    zh: { message: `$${source}$被当作公式`, fix: "美元符号写\\$，公式里的文字写\\text{…}" },
    en: {
      message: `$${source}$ is read as a formula`,
      fix: "write \\$ for a dollar sign, \\text{…} for words in a formula",
    },
  }),
  diagram: (reason: string) => ({
    zh: { message: `这张图画不出来：${reason}`, fix: "改正dot源码；边在digraph里写a -> b，在graph里写a -- b" },
    en: {
      message: `the diagram cannot be drawn: ${reason}`,
      fix: "correct the dot source; edges are a -> b in digraph, a -- b in graph",
    },
  }),
  notDrawn: (file: string) => ({
    zh: {
      message: `这张mermaid图还没有画，先按代码显示；缺少${file}`,
      fix: "运行npm run draw，把画好的文件和文章一起提交",
    },
    en: {
      message: `the mermaid diagram has not been drawn and is shown as code; there is no ${file}`,
      fix: "run npm run draw, and commit the file it makes together with the article",
    },
  }),
  changedDrawing: (file: string) => ({
    zh: { message: `${file}不是npm run draw写的样子`, fix: "删去这个文件，再运行npm run draw" },
    en: { message: `${file} is not as npm run draw wrote it`, fix: "delete it and run npm run draw" },
  }),
  mermaid: (reason: string) => ({
    zh: {
      message: `这张mermaid图画不出来：${reason}`,
      fix: "改正这一行，写法见https://mermaid.js.org/intro/syntax-reference.html",
    },
    en: {
      message: `the mermaid diagram cannot be drawn: ${reason}`,
      fix: "correct the line; https://mermaid.js.org/intro/syntax-reference.html has the syntax",
    },
  }),
  tooSlow: (seconds: number) => ({
    zh: { message: `这张mermaid图${seconds}秒里没有画完`, fix: "分成几张图：几百个节点的图没有人看得清" },
    en: {
      message: `the mermaid diagram was not finished within ${seconds} s`,
      fix: "make it several: nobody can read a graph of hundreds of nodes",
    },
  }),
  tooLarge: (found: number, most: number) => ({
    zh: `画出来有${found}个字符，超过${most}：分成几张图，没有人看得清几百个节点`,
    en: `the picture has ${found} characters, more than ${most}: make it several, nobody can read hundreds of nodes`,
  }),
  waveJson: (reason: string) => ({
    zh: { message: `wavedrom的源码不是JSON5：${reason}`, fix: '例如{ signal: [{ name: "clk", wave: "p..." }] }' },
    en: {
      message: `the wavedrom source is not JSON5: ${reason}`,
      fix: 'as in { signal: [{ name: "clk", wave: "p..." }] }',
    },
  }),
  waveKind: (found: string) => ({
    zh: {
      message: `wavedrom的源码里只有${found}`,
      fix: "写signal（波形）、reg（位域）、assign（逻辑电路）中的一个，值是一个数组",
    },
    en: { message: `the wavedrom source has ${found} only`, fix: "write one of signal, reg and assign, each a list" },
  }),
  wave: (name: string, found: string) => ({
    zh: {
      message: `信号${quote(name)}的wave里有${quote(found)}`,
      fix: "wave由p P n N h H l L 0 1 x z u d = 2～9 . |组成",
    },
    en: {
      message: `wave of the signal ${quote(name)} has ${quote(found)}`,
      fix: "a wave is made of p P n N h H l L 0 1 x z u d = 2-9 . |",
    },
  }),
  bits: (name: string, found: string) => ({
    zh: { message: `位域${quote(name)}的bits是${found}`, fix: "bits写正整数" },
    en: { message: `bits of the field ${quote(name)} is ${found}`, fix: "bits is a positive whole number" },
  }),
  waveSize: (found: number, most: number) => ({
    zh: { message: `这张图有${found}格，超过${most}`, fix: "分成几张图" },
    en: { message: `the drawing has ${found} cells, more than ${most}`, fix: "make it several" },
  }),
  waveDrom: (reason: string) => ({
    zh: { message: `这张wavedrom图画不出来：${reason}`, fix: "写法见https://wavedrom.com/tutorial.html" },
    en: {
      message: `the wavedrom diagram cannot be drawn: ${reason}`,
      fix: "https://wavedrom.com/tutorial.html has the syntax",
    },
  }),
  noGraph: { zh: "其中没有graph或digraph", en: "there is no graph in it" },
} satisfies Messages;
