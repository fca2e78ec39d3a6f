import { make } from "../platform/elements";

/** Maximum hanging indent in columns. A narrow screen needs the remaining width for code. */
const mostHanging = 12;

/**
 * Gives each line a hanging indent of two columns more than its own indent, up to a maximum. This
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
 * Returns the elements of all lines. Adds an element around each line that has none. It need not
 * split tokens, because no token spans lines.
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
