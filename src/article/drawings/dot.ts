import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { cleanSvg, layoutScale } from "./clean-svg";
import { type Drawing, type DrawingEngine, DrawingProblem } from "./drawing";
import { labelsOf } from "./labels";

const fontSize = 14;

/**
 * Graphviz has widths of a few Latin fonts only and takes a Chinese character for the width of three spaces. Of its
 * fonts that is widest in DejaVu Sans, 0.954 em; laid out a little larger than drawn, it is the 1 em that Chinese needs.
 * An author's own font would bring the wrong widths back.
 */
const font = 'fontname="DejaVu Sans"';
const defaults = `{graph [${font} fontsize=${fontSize * layoutScale} bgcolor=transparent]node [${font} fontsize=${fontSize * layoutScale}]edge [${font} fontsize=${fontSize * layoutScale}]`;
const fontName = /\bfontname\s*=\s*(?:"[^"]*"|[\w.-]+)/gi;
const opening = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)*(?:strict\s+)?(?:di)?graph\b[^{]*\{/i;

/** Graphviz. */
export async function loadDot(): Promise<DrawingEngine> {
  const graphviz = await Graphviz.load();
  return (source) => draw(source, graphviz);
}

function draw(source: string, graphviz: Graphviz): Drawing {
  try {
    const prepared = source.replace(fontName, font).replace(opening, (head) => head.slice(0, -1) + defaults);
    const svg = graphviz.layout(prepared, "svg", "dot");
    if (!svg.includes("<svg")) throw new Error("其中没有graph或digraph");
    return { svg: cleanSvg(svg), labels: labelsOf(svg) };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).trim();
    throw new DrawingProblem(
      { message: `这张图画不出来：${reason}`, fix: "改正dot源码；边在digraph里写a -> b，在graph里写a -- b" },
      Number(/\bline (\d+)/.exec(reason)?.[1] ?? 0),
    );
  }
}
