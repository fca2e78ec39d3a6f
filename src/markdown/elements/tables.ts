import type { Element, Parents } from "hast";
import { h } from "hastscript";
import { articleText } from "../../text/texts";
import { classesOf, elementsIn, property, textOf } from "../model/tree";

/**
 * A table in a box that scrolls by itself, by keyboard too. It is a group and no landmark: a page with fifteen tables would
 * have as many. The number is its name, since what it has the table says itself.
 */
export function table(node: Element, number: number, index: number, parent: Parents): void {
  for (const cell of elementsIn(node)) {
    // White space between rows and cells would only be loaded.
    if (/^(?:table|thead|tbody|tfoot|tr)$/.test(cell.tagName))
      cell.children = cell.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
    if (cell.tagName !== "th" && cell.tagName !== "td") continue;
    // `align` has been obsolete since HTML 5.
    const align = property(cell, "align");
    if (align) {
      delete cell.properties.align;
      cell.properties = { ...cell.properties, className: [`align-${align}`] };
    }
    if (cell.tagName !== "th") continue;
    // An empty header heads nothing; screen readers would announce it for every cell below.
    if (cell.children.length === 0) cell.tagName = "td";
  }
  // Headers of the table's head are those of columns; what an author's own HTML says stays.
  for (const head of elementsIn(node, "thead"))
    for (const cell of elementsIn(head, "th")) cell.properties = { scope: "col", ...cell.properties };
  labelRows(node);
  measureColumns(node);
  const ariaLabel = articleText.table(number);
  parent.children[index] = h("div", { className: "table-wrap", tabIndex: 0, role: "group", ariaLabel }, node);
}

/** A longer text is said about its row, and is no name of it; in characters. */
const longestLabel = 24;

/** Whether texts can name the rows that begin with them: each is short, and none is there twice. */
export function canLabel(texts: readonly string[]): boolean {
  const isLabel = (text: string) => text !== "" && [...text].length <= longestLabel;
  return texts.length > 1 && texts.every(isLabel) && new Set(texts).size === texts.length;
}

/** Cells of the first column head their rows where they can. Where cells span others, an author's own HTML says it. */
function labelRows(table: Element): void {
  const rows = elementsIn(table, "tbody").flatMap((body) => elementsIn(body, "tr"));
  const isSpanning = elementsIn(table).some(({ properties }) => properties.rowSpan ?? properties.colSpan);
  const first = rows.flatMap(({ children: [cell] }) => (cell?.type === "element" && cell.tagName === "td" ? cell : []));
  if (isSpanning || first.length < rows.length || rows.some(({ children }) => children.length < 2)) return;
  if (elementsIn(table, "thead").length === 0 || !canLabel(first.map((cell) => textOf(cell).trim()))) return;
  for (const cell of first) Object.assign(cell, { tagName: "th", properties: { scope: "row", ...cell.properties } });
}

/** A class at the head of each narrow column, `w1` to `w3`: the width in em of its longest cell, rounded up. */
function measureColumns(table: Element): void {
  if (!table.children.some((child) => child.type === "element" && child.tagName === "thead")) return;
  const rows = elementsIn(table, "tr").map((row) => row.children.filter((cell) => cell.type === "element"));
  const [head = []] = rows;
  // Where cells span others, columns are not cells.
  if (rows.some((cells) => cells.length !== head.length)) return;
  for (const [column, cell] of head.entries()) {
    const width = Math.max(1, Math.ceil(Math.max(...rows.map((cells) => widthOf(cells[column])))));
    if (width <= 3) cell.properties = { ...cell.properties, className: [...classesOf(cell), `w${width}`] };
  }
}

/** Estimated width of a cell in em; what is not text may be of any width. */
function widthOf(cell: Element | undefined): number {
  if (!cell || elementsIn(cell).some(({ tagName }) => /^(?:img|svg|picture|br)$/.test(tagName))) return Infinity;
  const characters = [...textOf(cell).trim()];
  const widthOfOne = (character: string) => (/[\u2e80-\uffff]/.test(character) ? 1 : character === " " ? 0.3 : 0.6);
  return characters.reduce((width, character) => width + widthOfOne(character), 0);
}
