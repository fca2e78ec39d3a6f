import { recordOf } from "../../data";
import { type Evaluation, evaluateModule, timeLimit } from "../../evaluate/evaluate-module";
import { writtenFields } from "../../evaluate/written-fields";
import { docusaurusMessages } from "../../messages/messages";
import type { Notes } from "../../notes";
import type { Project } from "../../project";
import { configFile } from "./find-config";

/**
 * Packages that do not affect content, such as code themes, Markdown plugins and Docusaurus itself.
 */
const insignificant =
  /^(?:prism-react-renderer|@docusaurus\/|remark-|rehype-|react(?:-dom)?(?:\/|$)|clsx$|node:)|\.css$/;

const fields = ["title", "tagline", "url", "baseUrl", "favicon", "organizationName", "projectName"];

/**
 * Reads the configuration as plain data. If the configuration cannot be run, only the literal
 * values of a few fields are read, and a note says why.
 * @param limit time limit in milliseconds
 */
export async function readConfig(
  project: Project,
  base: string,
  notes: Notes,
  limit = timeLimit,
): Promise<Readonly<Record<string, unknown>>> {
  const file = configFile(project) ?? "";
  const evaluation = await evaluateIn(project, base, file, limit);
  noteMissing(evaluation, file, notes);
  if ("value" in evaluation) return recordOf(evaluation.value);
  const { failure, message } = evaluation;
  notes.left({ file, found: /^(?:hung|refused)$/.test(failure) ? undefined : message }, docusaurusMessages[failure]);
  return writtenFields(project.read(file), fields);
}

/** Runs a module of the project. `@site/` resolves to the configuration's folder. */
export function evaluateIn(project: Project, base: string, file: string, limit = timeLimit): Promise<Evaluation> {
  return evaluateModule(project.absolute(file), { "@site/": project.absolute(base) }, limit);
}

/** Notes the missing packages of a configuration or sidebar file that may affect content. */
export function noteMissing({ missing }: Evaluation, file: string, notes: Notes): void {
  const significant = missing.filter((name) => !insignificant.test(name));
  for (const name of significant) notes.changed({ file, found: name }, docusaurusMessages.missingPackage);
}
