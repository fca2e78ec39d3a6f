import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { articleText } from "../../text/article";
import { type ArticleContext, reportWarning, type Slot } from "../model/article-context";
import { type DrawingEngine, DrawingProblem } from "./drawing";
import { drawingPath, readDrawing } from "./drawing-file";
import { labelsOf } from "./labels";

/**
 * Mermaid measures its labels in a browser, so `npm run draw` draws (scripts/draw) and a build only reads what is kept: it
 * needs no browser, and the same text has the same picture on every machine.
 */
export async function loadMermaid(): Promise<DrawingEngine> {
  return (source, { source: { contentDir } }) => {
    const file = drawingPath(source);
    const kept = readDrawing(readFileSync(path.join(contentDir, file), "utf8"));
    if (kept === null)
      throw new DrawingProblem({ message: `${file}不是npm run draw写的样子`, fix: "删去这个文件，再运行npm run draw" });
    return { ...kept, labels: labelsOf(kept.body), kind: kindOf(kept.kind) };
  };
}

/**
 * A mermaid fence that nobody has drawn yet is code, with a warning. The context notes the file that is missing: the
 * article has to be rendered again when it comes.
 */
export function drawnOrCode(slot: Slot, context: ArticleContext): Slot {
  if (slot.kind !== "diagram" || slot.lang !== "mermaid") return slot;
  const file = drawingPath(slot.value);
  context.includes.add(file);
  if (statSync(path.join(context.source.contentDir, file), { throwIfNoEntry: false })?.isFile()) return slot;
  reportWarning(context, slot.line, {
    message: `这张mermaid图还没有画，先按代码显示；缺少${file}`,
    fix: "运行npm run draw，把画好的文件和文章一起提交",
  });
  return { ...slot, kind: "code" };
}

function kindOf(kind: string): string | undefined {
  return Object.entries(articleText.diagramKinds).find(([beginning]) => kind.startsWith(beginning))?.[1];
}
