import type { Extension } from "micromark-util-types";
import remarkDirective from "remark-directive";
import type { Processor } from "unified";

const colon = 58;

/**
 * remark-directive without its one- and two-colon forms: `12:30`, `C::std` and `键:值` are prose here, and text that is
 * never parsed as a directive cannot be lost.
 */
export function containerDirectives(this: Processor): void {
  (remarkDirective as (this: Processor) => void).call(this);
  const extensions = this.data("micromarkExtensions") as Extension[];
  const extension = extensions.at(-1);
  // remark-directive lists the container first, then the leaf.
  const container = [extension?.flow?.[colon]].flat()[0];
  if (container) extensions[extensions.length - 1] = { flow: { [colon]: container } };
}
