import type { Element, Parents } from "hast";
import { visit } from "unist-util-visit";
import { articleText } from "../../text/article";
import { element, property, textOf } from "../model/tree";

/**
 * A table in a region that scrolls by itself, by keyboard too. Regions need different names, hence the number.
 * `align` has been obsolete since HTML 5, so it becomes a class.
 */
export function table(node: Element, number: number, index: number, parent: Parents): void {
  const headers: string[] = [];
  visit(node, "element", (cell) => {
    if (cell.tagName !== "th" && cell.tagName !== "td") return;
    const align = property(cell, "align");
    if (align) {
      delete cell.properties.align;
      cell.properties = { ...cell.properties, className: [`align-${align}`] };
    }
    if (cell.tagName !== "th") return;
    const header = textOf(cell).trim();
    // An empty header heads nothing; screen readers would announce it for every cell below.
    if (header === "" && cell.children.length === 0) cell.tagName = "td";
    else headers.push(header);
  });
  scopeColumns(node);
  const label = articleText.table(number, headers.filter((header) => header !== "").slice(0, 6));
  parent.children[index] = element("section", { className: ["table-wrap"], tabIndex: 0, ariaLabel: label }, [node]);
}

/** Headers of the table's head are those of columns; what an author's own HTML says stays. */
function scopeColumns(table: Element): void {
  visit(table, { type: "element", tagName: "thead" }, (head) => {
    visit(head, { type: "element", tagName: "th" }, (cell) => {
      cell.properties = { scope: "col", ...cell.properties };
    });
  });
}
