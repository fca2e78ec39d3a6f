import { dirname } from "../../../../src/lib/paths";
import type { Project } from "../../project";

const name = /(?:^|\/)docusaurus\.config\.(?:ts|mts|cts|js|mjs|cjs)$/;

/**
 * Finds the configuration file nearest to the root of a project, at most two folders deep; null if
 * there is none.
 */
export function configFile(project: Project): string | null {
  const found = project.files.filter((file) => name.test(file) && file.split("/").length <= 3);
  const depth = (file: string) => file.split("/").length;
  return found.sort((a, b) => depth(a) - depth(b))[0] ?? null;
}

/** Returns the folder of the configuration, "" for the root; null if there is no configuration. */
export function configFolder(project: Project): string | null {
  const file = configFile(project);
  return file === null ? null : dirname(file);
}
