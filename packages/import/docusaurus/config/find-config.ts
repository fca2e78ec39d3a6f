import { dirname } from "../../../../src/lib/paths";
import type { Project } from "../../project";

const name = /(?:^|\/)docusaurus\.config\.(?:ts|mts|cts|js|mjs|cjs)$/;

/**
 * The configuration file nearest to the root of a project; null if there is none within two levels.
 */
export function configFile(project: Project): string | null {
  const found = project.files.filter((file) => name.test(file) && file.split("/").length <= 3);
  const depth = (file: string) => file.split("/").length;
  return found.sort((a, b) => depth(a) - depth(b))[0] ?? null;
}

/** Folder of the configuration, "" at the top. */
export function configFolder(project: Project): string | null {
  const file = configFile(project);
  return file === null ? null : dirname(file);
}
