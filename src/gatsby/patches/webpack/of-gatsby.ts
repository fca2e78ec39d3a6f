import { createRequire } from "node:module";
import path from "node:path";

/** `require` as Gatsby's own modules have it: packages that are nested below Gatsby are found too. */
export const requireOfGatsby = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby"));

/** File of a module as Gatsby finds it; undefined where there is none. */
export function resolveOfGatsby(request: string): string | undefined {
  try {
    return requireOfGatsby.resolve(request);
  } catch {
    return undefined;
  }
}
