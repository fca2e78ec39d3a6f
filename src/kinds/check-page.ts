import { type CommonFrontMatter, commonDiagnostics } from "../content/common-fields";
import type { ContentFile } from "../content/content-file";
import type { Validated } from "../content/validate";
import type { Diagnostic } from "../lib/diagnostic";
import type { Checked } from "./kind";

interface PageRules<FrontMatter, Page> {
  /** What is wrong beyond single fields and beyond the rules that every kind shares. */
  readonly rules?: (value: FrontMatter) => readonly (Diagnostic | null)[];
  /** The node's fields; asked only where no rule is broken. */
  readonly fields: (value: FrontMatter) => Page;
}

/** The way of a file from validated front matter to a node's fields, the same for every kind. */
export function checkPage<FrontMatter extends CommonFrontMatter, Page>(
  { value, diagnostics }: Validated<FrontMatter>,
  source: ContentFile,
  { rules = () => [], fields }: PageRules<FrontMatter, Page>,
): Checked<Page> {
  if (value === null) return { fields: null, diagnostics };
  const found = [...commonDiagnostics(value, source), ...rules(value)].filter((diagnostic) => diagnostic !== null);
  const isBroken = found.some(({ severity }) => severity === "error");
  return { fields: isBroken ? null : fields(value), diagnostics: [...diagnostics, ...found] };
}
