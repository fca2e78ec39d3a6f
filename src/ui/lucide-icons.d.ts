/**
 * One drawing of Lucide. Imported by file: the package's index names two thousand of them, and webpack would read them all,
 * twice, before it leaves out what nobody uses.
 */
declare module "lucide/dist/esm/icons/*.mjs" {
  const node: import("lucide").IconNode;
  export default node;
}
