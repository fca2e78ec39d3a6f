import type { ContentFile } from "../../content/content-file";
import { parseFrontMatter } from "../../content/front-matter";
import { formatProblem, type Problem } from "../../lib/diagnostic";

/** A content file as the loader would hand it to its kind. */
export function contentFile(file: string, text: string): ContentFile {
  const { data, body, lineOf } = parseFrontMatter(text, file);
  return { file, data, body, lineOf };
}

/** Problems as an author reads them. */
export function messages(problems: readonly Problem[]): string[] {
  return problems.map((problem) => `${problem.severity}: ${formatProblem(problem)}`);
}
