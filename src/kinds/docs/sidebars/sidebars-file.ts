import type { DataFile, NodePlan } from "../../kind";
import { defaultSidebars } from "./default-sidebars";
import { readSidebars, type SidebarDefinition } from "./definition";

/** File of the docs navigation, in the content folder. Optional: without it every top folder of docs/ is a sidebar. */
export const sidebarsFile = "sidebars.yml";

/** `sidebars.yml`: one `Sidebar` per entry. */
export const sidebars: DataFile = {
  places: [sidebarsFile],
  read: (text, file) => {
    const { sidebars: definitions, diagnostics } = readSidebars(text, file);
    return { nodes: definitions.map(sidebarNode), diagnostics };
  },
  defaults: (pages) => defaultSidebars(pages.filter((file) => file.startsWith("docs/"))).map(sidebarNode),
};

/** Stores the definition as JSON. What the sidebar shows depends on the docs, so resolvers expand it. */
function sidebarNode(sidebar: SidebarDefinition): NodePlan {
  const { id, label, description, position } = sidebar;
  const fields = { sidebarId: id, label, description, position, definition: JSON.stringify(sidebar) };
  return { type: "Sidebar", name: id, fields };
}
