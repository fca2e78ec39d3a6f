import { make } from "../platform/elements";
import { revealTarget } from "./reveal-target";
import { enhanceTabs } from "./tabs";
import { addEnlargeButtons } from "./viewer";

/** Behaviour that few articles need: tabs, what can be enlarged, and lines of code that hang when they wrap. */
export function enhanceRareParts(root: HTMLElement): void {
  addEnlargeButtons(root);
  enhanceTabs(root);
  // The tabs may just have hidden the target of the hash.
  revealTarget();
}

/** Maximum hanging indent in columns: a narrow screen needs the rest. */
const mostHanging = 12;

/** Puts each line in an element that hangs by two columns more than its indent. Few wrap code: the build does not. */
export function hangLines(code: Element | null): void {
  if (!code || code.hasAttribute("data-site-lines")) return;
  code.setAttribute("data-site-lines", "");
  for (const line of linesOf(code)) {
    const indent = /^[ \t]*/.exec(line.textContent ?? "")?.[0].replaceAll("\t", "    ").length ?? 0;
    line.style.setProperty("--hang", `${Math.min(indent + 2, mostHanging)}ch`);
  }
}

/** The elements of the lines; what is outside of one gets its own. A line's tokens never hold a line break. */
function linesOf(code: Element): Iterable<HTMLElement> {
  const parts = [...code.childNodes].flatMap<string | ChildNode>((node) =>
    node instanceof Text ? node.data.split(/(\n)/) : [node],
  );
  let open: HTMLElement | undefined;
  code.replaceChildren();
  for (const part of parts) {
    if (part === "\n" || (part instanceof HTMLElement && part.classList.contains("line"))) {
      code.append(part);
      open = undefined;
    } else if (part !== "") {
      open ??= code.appendChild(make("span", { class: "line" }));
      open.append(part);
    }
  }
  return code.querySelectorAll<HTMLElement>(":scope > .line");
}
