import { z } from "zod";
import { openingHeading } from "../../article/parse/opening-heading";
import {
  type CommonFields,
  commonDiagnostics,
  commonFields,
  commonFieldsOf,
  flag,
  text,
} from "../../content/common-fields";
import { type ContentFile, pathInKind } from "../../content/content-file";
import { validate } from "../../content/validate";
import type { Diagnostic } from "../../lib/diagnostic";
import { joinPath } from "../../lib/paths";

export const pageFrontMatterSchema = z.object({
  ...commonFields,
  hide_title: flag.describe("true").optional(),
  wrapperClassName: text.optional(),
});

/** What a `SinglePage` node stores. */
export interface PageFields extends CommonFields {
  readonly file: string;
  /** File name without extension: `about`. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly hideTitle: boolean;
}

export interface PageResult {
  readonly fields: PageFields | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks a page of content/pages; its address is its path in that folder, or its slug. */
export function pageFields(source: ContentFile): PageResult {
  const { file } = source;
  const { value, diagnostics } = validate(pageFrontMatterSchema, source);
  if (value === null) return { fields: null, diagnostics };
  const checks = commonDiagnostics(value, source);
  const all = [...diagnostics, ...checks];
  if (checks.some((diagnostic) => diagnostic.severity === "error")) return { fields: null, diagnostics: all };
  const name = pathInKind(file);
  const fields: PageFields = {
    file,
    name,
    path: joinPath(value.slug ?? name.replace(/(^|\/)index$/, "$1")),
    title: value.title ?? openingHeading(source) ?? name,
    ...commonFieldsOf(value),
    hideTitle: value.hide_title ?? false,
  };
  return { fields, diagnostics: all };
}
