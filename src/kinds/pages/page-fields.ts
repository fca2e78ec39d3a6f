import { z } from "zod";
import { openingHeading } from "../../article/parse/opening-heading";
import {
  type CommonFields,
  commonFields,
  commonFieldsOf,
  commonProblems,
  flag,
  text,
} from "../../content/common-fields";
import { type ContentFile, pathInKind } from "../../content/content-file";
import { validate } from "../../content/validate";
import type { Problem } from "../../lib/diagnostic";
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
  readonly problems: readonly Problem[];
}

/** Checks a page of content/pages; its address is its path in that folder, or its slug. */
export function pageFields(source: ContentFile): PageResult {
  const { file } = source;
  const { value, problems } = validate(pageFrontMatterSchema, source);
  if (value === null) return { fields: null, problems };
  const checks = commonProblems(value, source);
  const all = [...problems, ...checks];
  if (checks.some((problem) => problem.severity === "error")) return { fields: null, problems: all };
  const name = pathInKind(file);
  const fields: PageFields = {
    file,
    name,
    path: joinPath(value.slug ?? name.replace(/(^|\/)index$/, "$1")),
    title: value.title ?? openingHeading(source) ?? name,
    ...commonFieldsOf(value),
    hideTitle: value.hide_title ?? false,
  };
  return { fields, problems: all };
}
