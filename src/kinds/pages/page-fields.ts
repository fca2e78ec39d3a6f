import { z } from "zod";
import { flag, text } from "../../config/fields";
import { validate } from "../../config/validate";
import { commonFields, commonFieldsOf } from "../../content/common-fields";
import { type ContentFile, pathInKind } from "../../content/content-file";
import { joinPath } from "../../lib/paths";
import { checkPage } from "../check-page";
import type { Checked, ContentPage } from "../kind";

export const pageFrontMatterSchema = z.object({
  ...commonFields,
  hide_title: flag.describe("true").optional(),
  wrapperClassName: text.optional(),
});

/** Stored fields of a `SinglePage` node. */
export interface SinglePageFields extends ContentPage {
  /** File name without extension: `about`. */
  readonly name: string;
  readonly hideTitle: boolean;
}

/** Validates a page of content/pages. Its address is its slug, or its path in that folder. */
export function pageFields(source: ContentFile): Checked<SinglePageFields> {
  const { file } = source;
  const name = pathInKind(file);
  return checkPage(validate(pageFrontMatterSchema, source), source, {
    fields: (value) => ({
      file,
      name,
      path: joinPath(value.slug ?? name.replace(/(^|\/)index$/, "$1")),
      title: value.title ?? source.openingTitle ?? name,
      ...commonFieldsOf(value),
      hideTitle: value.hide_title ?? false,
    }),
  });
}
