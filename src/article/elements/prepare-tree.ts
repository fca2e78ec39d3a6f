import type { Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import type { RenderedSlot } from "../model/rendered-slot";
import { property } from "../model/tree";
import { slotIndex } from "../parse/remark-article";

/** Fills slots, and reads Docusaurus' `pathname:///x`: the address /x, whatever it leads to. */
export function prepareTree(tree: Root, slots: readonly RenderedSlot[]): void {
  visit(tree, "element", (node, index, parent) => {
    for (const name of ["href", "src"]) {
      const [, address] = /^pathname:\/\/(.*)$/s.exec(property(node, name) ?? "") ?? [];
      if (address !== undefined) node.properties = { ...node.properties, [name]: address, dataUnchecked: "" };
    }
    const slot = slots[slotIndex(property(node, "dataSlot"))];
    if (!slot || !parent || index === undefined) return;
    parent.children[index] = { type: "raw", value: slot.html, data: { slot } };
    return SKIP;
  });
}
