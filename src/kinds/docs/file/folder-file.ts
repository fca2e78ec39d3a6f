import type { DataFile } from "../../kind";
import { readFolderMeta } from "./folder-meta";

/** `_category_.yml` or `_category_.json` in a docs folder: one `DocFolder`. */
export const docFolder: DataFile = {
  places: [],
  matches: (file) => /^docs\/(?:.+\/)?_category_\.(?:ya?ml|json)$/.test(file),
  read: (text, file) => {
    const { folder, diagnostics } = readFolderMeta(text, file);
    return { nodes: [{ type: "DocFolder", name: "folder", fields: folder }], diagnostics };
  },
};
