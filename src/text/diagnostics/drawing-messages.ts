import { type Messages, quote } from "./bilingual";

/** Formulas and diagrams. A `reason` is the message of KaTeX or Graphviz. */
export const drawingMessages = {
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
  noGraph: { zh: "其中没有graph或digraph", en: "there is no graph in it" },
} satisfies Messages;
