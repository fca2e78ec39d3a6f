import { z } from "zod";
import { say } from "../../../config/say";
import { text } from "../../../content/common-fields";
import { parseYaml } from "../../../content/front-matter";
import { validate } from "../../../content/validate";
import { shapeDiagnostics } from "../../../content/yaml-shape";
import type { Diagnostic } from "../../../lib/diagnostic";
import { dirname } from "../../../lib/paths";
import { expected } from "../../../text/diagnostics/expected";
import { yamlMessages } from "../../../text/diagnostics/yaml-messages";

/** Fields of Docusaurus' `_category_` files. Unused ones are accepted silently, so that its notes build unchanged. */
const folderSchema = z.object({
  label: text.describe("分类").optional(),
  position: z.number(say(expected.number)).describe("1").optional(),
  link: z.unknown().optional(),
  collapsed: z.unknown().optional(),
  collapsible: z.unknown().optional(),
  className: z.unknown().optional(),
  description: z.unknown().optional(),
  key: z.unknown().optional(),
  customProps: z.unknown().optional(),
});

/** Stored fields of a `DocFolder` node. */
export interface DocFolderFields {
  /** Path of the folder, relative to docs/. */
  readonly dir: string;
  readonly label: string | null;
  readonly position: number | null;
}

export interface FolderMetaResult {
  readonly folder: DocFolderFields;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `_category_.yml` or `_category_.json` (JSON is YAML too). */
export function readFolderMeta(source: string, file: string): FolderMetaResult {
  const yaml = parseYaml(source, file);
  const misshapen = shapeDiagnostics(yaml, file, "fields", yamlMessages.folder);
  const checked = validate(folderSchema, { data: misshapen.length > 0 ? {} : yaml.data, file, lineOf: yaml.lineOf });
  const folder = {
    dir: dirname(file).replace(/^docs\/?/, ""),
    label: checked.value?.label ?? null,
    position: checked.value?.position ?? null,
  };
  return { folder, diagnostics: [...yaml.diagnostics, ...misshapen, ...checked.diagnostics] };
}
