import { docFields } from "../../../src/content/docs/file/doc-fields";

/**
 * Returns the id of a doc for use in sidebars.
 * @param target path in the content folder
 */
export function docId(target: string): string {
  const file = { file: target, data: {}, body: "", lineOf: () => undefined, openingTitle: null };
  return docFields(file, "/").fields?.docId ?? target.replace(/^docs\/|\.md$/g, "");
}
