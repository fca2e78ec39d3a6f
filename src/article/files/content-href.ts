/** Characters that would end the path, or that HTML would write as an entity. */
const reserved = /[%#?"'&<>\s]/g;

/** `content:docs/a.mdx#id`: a file of the content folder, whose route `linkArticle` fills in later. */
export function contentHref(file: string, hash = ""): string {
  return `content:${encodeFile(file)}${hash}`;
}

/** A file path as it stands in a placeholder; `decodeURIComponent` reads it. */
export function encodeFile(file: string): string {
  return file.replace(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`,
  );
}
