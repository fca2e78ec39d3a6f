import type { z } from "zod";
import { validate } from "../config/validate";
import type { Diagnostic } from "../lib/diagnostic";
import { fileNameDiagnostic } from "./files/address";
import type { CommonFrontMatter } from "./files/common-fields";
import type { ContentFile } from "./files/content-file";
import type { Checked } from "./kind";

/** Turns a file's front matter into a node's fields, called if no check fails. @param rules checks the schema cannot do */
export function checkPage<Schema extends z.ZodType<CommonFrontMatter>, Page>(
  schema: Schema,
  source: ContentFile,
  fields: (value: z.infer<Schema>) => Page,
  rules: (value: z.infer<Schema>) => readonly Diagnostic[] = () => [],
): Checked<Page> {
  const { value, diagnostics } = validate(schema, source);
  if (value === null) return { fields: null, diagnostics };
  const unusable = value.slug === undefined ? fileNameDiagnostic(source.file) : null;
  const found = [...(unusable ? [unusable] : []), ...rules(value)];
  const isBroken = found.some(({ severity }) => severity === "error");
  return { fields: isBroken ? null : fields(value), diagnostics: [...diagnostics, ...found] };
}
