import { make } from "../platform/elements";
import { revealTarget } from "./reveal-target";
import { enhanceTabs } from "./tabs";
import { addEnlargeButtons } from "./viewer";

/**
 * Enhances parts that few articles have: tabs, pictures that can be enlarged, and code with hanging
 * indents.
 */
export function enhanceRareParts(root: HTMLElement): void {
  addEnlargeButtons(root);
  enhanceTabs(root);
  // The tabs may have just hidden the target of the hash.
  revealTarget();
}

/** Maximum hanging indent in columns. A narrow screen needs the rest for code. */
const mostHanging = 12;

/**
 * Wraps each line in an element whose hanging indent is two columns more than the line's own. This
 * happens in the browser because few readers wrap code.
 */
export function hangLines(code: Element | null): void {
  if (!code || code.hasAttribute("data-site-lines")) return;
  code.setAttribute("data-site-lines", "");
  for (const line of linesOf(code)) {
    const indent = /^[ \t]*/.exec(line.textContent ?? "")?.[0].replaceAll("\t", "    ").length ?? 0;
    line.style.setProperty("--hang", `${Math.min(indent + 2, mostHanging)}ch`);
  }
}

/**
 * Returns the element of each line. Parts of a line without an element are wrapped in one. A token
 * of a line never contains a line break.
 */
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
