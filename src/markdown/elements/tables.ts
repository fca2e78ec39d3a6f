import type { Element, Parents } from "hast";
import { h } from "hastscript";
import { widthInEm } from "../../lib/text-width";
import { articleText } from "../../text/texts";
import { classesOf, elementsIn, property, textOf } from "../model/tree";

/**
 * Wraps a table in a box that scrolls, also by keyboard. The box is a group and not a landmark,
 * because many landmarks make a page with many tables hard to navigate. The box's name is the
 * table's number, because the table itself says what it contains.
 */
export function table(node: Element, number: number, index: number, parent: Parents): void {
  for (const cell of elementsIn(node)) {
    // Removes whitespace between rows and cells, so that all children are rows or cells.
    if (/^(?:table|thead|tbody|tfoot|tr)$/.test(cell.tagName))
      cell.children = cell.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
    if (cell.tagName !== "th" && cell.tagName !== "td") continue;
    // `align` is obsolete in HTML, so a class replaces it.
    const align = property(cell, "align");
    if (align) {
      delete cell.properties.align;
      cell.properties = { ...cell.properties, className: [`align-${align}`] };
    }
    if (cell.tagName !== "th") continue;
    // An empty header becomes a data cell, because screen readers would announce it for every cell
    // below.
    if (cell.children.length === 0) cell.tagName = "td";
  }
  // Header cells in the table head are column headers, unless the author's HTML sets a scope.
  for (const head of elementsIn(node, "thead"))
    for (const cell of elementsIn(head, "th")) cell.properties = { scope: "col", ...cell.properties };
  labelRows(node);
  for (const cell of elementsIn(node, "th")) nameFormula(cell);
  measureColumns(node);
  const ariaLabel = articleText.table(number);
  parent.children[index] = h("div", { className: "table-wrap", tabIndex: 0, role: "group", ariaLabel }, node);
}

/** The maximum length of a row's name, in characters. Longer text is content. */
const longestLabel = 24;

/**
 * Returns true if the texts of the first column can name the rows, which requires several rows and
 * short, unique texts that are not empty.
 */
export function canLabel(texts: readonly string[]): boolean {
  const isLabel = (text: string) => text !== "" && [...text].length <= longestLabel;
  return texts.length > 1 && texts.every(isLabel) && new Set(texts).size === texts.length;
}

/**
 * Converts the cells of the first column to row headers if they can name the rows. A table with
 * spanning cells, without a head, or with a row of a single cell stays unchanged.
 */
function labelRows(table: Element): void {
  const rows = elementsIn(table, "tbody").flatMap((body) => elementsIn(body, "tr"));
  const isSpanning = elementsIn(table).some(({ properties }) => properties.rowSpan ?? properties.colSpan);
  const first = rows.flatMap(({ children: [cell] }) => (cell?.type === "element" && cell.tagName === "td" ? cell : []));
  if (isSpanning || first.length < rows.length || rows.some(({ children }) => children.length < 2)) return;
  if (elementsIn(table, "thead").length === 0 || !canLabel(first.map((cell) => textOf(cell).trim()))) return;
  for (const cell of first) Object.assign(cell, { tagName: "th", properties: { scope: "row", ...cell.properties } });
}

/**
 * Names a header cell with a formula by its text, unless the author has named it. Chromium leaves
 * MathML out of the names of elements, so a header that is a formula would have no name.
 */
function nameFormula(cell: Element): void {
  const ariaLabel = textOf(cell).trim();
  if (ariaLabel !== textOf(cell, () => "").trim()) cell.properties = { ariaLabel, ...cell.properties };
}

/**
 * Adds a class `w1` to `w3` to the header cell of each narrow column: the width of its widest cell
 * in em, rounded up.
 */
function measureColumns(table: Element): void {
  if (!table.children.some((child) => child.type === "element" && child.tagName === "thead")) return;
  const rows = elementsIn(table, "tr").map((row) => row.children.filter((cell) => cell.type === "element"));
  const [head = []] = rows;
  // With spanning cells, the position of a cell is not its column, so no class is added.
  if (rows.some((cells) => cells.length !== head.length)) return;
  for (const [column, cell] of head.entries()) {
    const width = Math.max(1, Math.ceil(Math.max(...rows.map((cells) => widthOf(cells[column])))));
    if (width <= 3) cell.properties = { ...cell.properties, className: [...classesOf(cell), `w${width}`] };
  }
}

/**
 * Estimates the width of a cell in em. Returns infinity for a missing cell, and for pictures and
 * line breaks.
 */
function widthOf(cell: Element | undefined): number {
  if (!cell || elementsIn(cell).some(({ tagName }) => /^(?:img|svg|picture|br)$/.test(tagName))) return Infinity;
  return widthInEm(textOf(cell).trim(), 0.3);
}
