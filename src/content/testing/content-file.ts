import { type Diagnostic, formatDiagnostic } from "../../lib/diagnostic";
import type { ContentFile } from "../files/common-fields";
import { parseFrontMatter } from "../files/read-markdown";

/**
 * Returns a content file as the check of a kind receives it.
 * @param openingTitle text of its opening level-1 heading
 */
export function contentFile(file: string, text: string, openingTitle: string | null = null): ContentFile {
  const { data, body, lineOf } = parseFrontMatter(text, file);
  return { file, data, body, lineOf, openingTitle };
}

/** Formats diagnostics as authors see them, each preceded by its severity. */
export function messages(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map((diagnostic) => `${diagnostic.severity}: ${formatDiagnostic(diagnostic)}`);
}
