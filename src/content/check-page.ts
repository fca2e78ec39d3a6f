import type { Validated } from "../config/validate";
import type { Diagnostic } from "../lib/diagnostic";
import { fileNameDiagnostic } from "./files/address";
import type { CommonFrontMatter } from "./files/common-fields";
import type { ContentFile } from "./files/content-file";
import type { Checked } from "./kind";

interface PageRules<FrontMatter, Page> {
  /** Checks that a schema cannot do, specific to the kind. */
  readonly rules?: (value: FrontMatter) => readonly Diagnostic[];
  /** The node's fields; called only if no check fails. */
  readonly fields: (value: FrontMatter) => Page;
}

/** Turns a file's validated front matter into a node's fields, in the same steps for every kind. */
export function checkPage<FrontMatter extends CommonFrontMatter, Page>(
  { value, diagnostics }: Validated<FrontMatter>,
  source: ContentFile,
  { rules = () => [], fields }: PageRules<FrontMatter, Page>,
): Checked<Page> {
  if (value === null) return { fields: null, diagnostics };
  const unusable = value.slug === undefined ? fileNameDiagnostic(source.file) : null;
  const found = [...(unusable ? [unusable] : []), ...rules(value)];
  const isBroken = found.some(({ severity }) => severity === "error");
  return { fields: isBroken ? null : fields(value), diagnostics: [...diagnostics, ...found] };
}
