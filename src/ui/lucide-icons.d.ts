/**
 * One of Lucide's icons. Imported by file: the package's index has two thousand of them, all of which webpack would
 * parse, twice, before dropping the unused ones.
 */
declare module "lucide/dist/esm/icons/*.mjs" {
  const node: import("lucide").IconNode;
  export default node;
}
