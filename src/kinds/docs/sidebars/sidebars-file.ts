import type { DataFile, NodePlan } from "../../kind";
import { defaultSidebars } from "./default-sidebars";
import { readSidebars, type SidebarDefinition } from "./definition";
import { generatedIndexes } from "./generated-indexes";

/** Navigation of the docs, beside the content folders. Optional: without it every top folder of docs/ is a sidebar. */
export const sidebarsFile = "sidebars.yml";

/** `sidebars.yml`: a `Sidebar` for each entry, and a `DocCategory` for each category with a generated page. */
export const sidebars: DataFile = {
  matches: (file) => file === sidebarsFile,
  read: (text, file) => {
    const { sidebars: definitions, diagnostics } = readSidebars(text, file);
    const indexes = generatedIndexes(definitions).map((fields) => ({ type: "DocCategory", name: fields.slug, fields }));
    return { nodes: [...definitions.map(sidebarNode), ...indexes], diagnostics };
  },
  defaults: (pages) => defaultSidebars(pages.filter((file) => file.startsWith("docs/"))).map(sidebarNode),
};

/** The definition is kept as JSON: what the sidebar shows depends on the docs, so resolvers lay it over them. */
function sidebarNode(sidebar: SidebarDefinition): NodePlan {
  const { id, label, description, position } = sidebar;
  const fields = { sidebarId: id, label, description, position, definition: JSON.stringify(sidebar) };
  return { type: "Sidebar", name: id, fields };
}
