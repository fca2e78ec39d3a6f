import { stringify } from "yaml";
import { z } from "zod";
import { siteSchema } from "../src/config/site-schema";
import type { Part } from "../src/graphql/schema/graphql-fields";

/** Returns a JSON schema for site.yml, so that editors can autocomplete and validate it. */
export function editorSchema() {
  return z.toJSONSchema(siteSchema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // Removes null and empty defaults, because they mean "not set".
      if (['""', "null", "{}"].includes(JSON.stringify(jsonSchema.default))) delete jsonSchema.default;
    },
  });
}

/** Returns the settings as a Markdown table, for docs/site-yml.md. */
export function settingsTable(): string {
  const rows = ({ properties = {} }: Part, prefix = ""): string[] =>
    Object.entries(properties).flatMap(([name, part]) => [
      `| \`${prefix}${name}\` | ${written(part.default)} | ${part.description ?? ""} |`,
      ...rows(part, `${prefix}${name}.`),
    ]);
  return ["| 字段 | 默认 | 说明 |", "| --- | --- | --- |", ...rows(editorSchema() as Part), ""].join("\n");
}

function written(value: unknown): string {
  return value === undefined ? "" : `\`${stringify(value, { collectionStyle: "flow" }).trim()}\``;
}
