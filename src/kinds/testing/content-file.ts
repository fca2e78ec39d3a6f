import type { ContentFile } from "../../content/content-file";
import { parseFrontMatter } from "../../content/front-matter";
import { type Diagnostic, formatDiagnostic } from "../../lib/diagnostic";

/** A content file as the loader would hand it to its kind. */
export function contentFile(file: string, text: string): ContentFile {
  const { data, body, lineOf } = parseFrontMatter(text, file);
  return { file, data, body, lineOf };
}

/** Diagnostics as an author reads them. */
export function messages(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map((diagnostic) => `${diagnostic.severity}: ${formatDiagnostic(diagnostic)}`);
}
