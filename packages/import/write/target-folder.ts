import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from "node:fs";
import path from "node:path";
import { importMessages } from "../messages/messages";
import { isWithin } from "../project";
import { type Manifest, readManifest } from "./manifest";

export interface TargetFolder {
  /** Real path. */
  readonly folder: string;
  /** The project's path relative to `folder`, as in the manifest. */
  readonly project: string;
  readonly previous: Manifest | null;
  /** Path that the existing folder was moved to; null if it was not in the way. */
  readonly setAside: string | null;
}

/**
 * Prepares the folder that an import writes to.
 * @param into the folder as given
 * @param isDefault whether the folder is the default; then existing content, such as this
 * repository's sample, is moved out of the way
 * @throws Error with a user-facing message if the folder overlaps the project, belongs to the
 * import of another project, or contains anything else and is not the default
 */
export function openTarget(into: string, projectRoot: string, isDefault: boolean): TargetFolder {
  const absolute = path.resolve(into);
  const parent = nearestReal(absolute);
  if (isWithin(parent, projectRoot) || isWithin(projectRoot, parent === absolute ? parent : absolute)) {
    throw new Error(importMessages.insideProject(into));
  }
  const previous = readManifest(absolute);
  const project = path.relative(absolute, projectRoot).split(path.sep).join("/");
  if (previous && previous.project !== project) {
    throw new Error(importMessages.otherProject(into, previous.project, project));
  }
  const isTaken = previous === null && existsSync(absolute) && readdirSync(absolute).length > 0;
  if (isTaken && !isDefault) throw new Error(importMessages.notEmpty(into));
  const setAside = isTaken ? freeName(`${into}.before-import`) : null;
  if (setAside !== null) renameSync(absolute, setAside);
  mkdirSync(absolute, { recursive: true });
  return { folder: realpathSync(absolute), project, previous, setAside };
}

/**
 * Returns the real path of a folder that may not exist yet, resolved from its nearest existing
 * ancestor.
 */
function nearestReal(absolute: string): string {
  if (existsSync(absolute)) return realpathSync(absolute);
  return path.join(nearestReal(path.dirname(absolute)), path.basename(absolute));
}

function freeName(name: string): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(candidate)) return candidate;
  }
}
