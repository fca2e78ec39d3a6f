import path from "node:path";
import { z } from "zod";
import { siteSchema } from "../src/config/site-schema";
import { dataFiles } from "../src/content/registry";
import type { FieldSchema } from "./field-table";

/**
 * Returns the JSON schemas with which editors autocomplete and validate site.yml and the data
 * files, by the names of the files without extension.
 */
export function editorSchemas(): ReadonlyMap<string, FieldSchema> {
  const data = dataFiles.flatMap(({ places: [place], schema }): [string, z.ZodType][] =>
    place && schema ? [[path.basename(place, ".yml"), schema]] : [],
  );
  const all = new Map<string, z.ZodType>([["site", siteSchema], ...data]);
  return new Map([...all].map(([name, schema]) => [name, editorSchema(schema)]));
}

function editorSchema(schema: z.ZodType): FieldSchema {
  const json = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // Removes null and empty defaults, because they mean "not set".
      if (['""', "null", "{}"].includes(JSON.stringify(jsonSchema.default))) delete jsonSchema.default;
      // The build warns of unknown fields.
      if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
    },
  });
  return json as FieldSchema;
}
