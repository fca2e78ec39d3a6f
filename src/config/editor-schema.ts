import { z } from "zod";
import { siteFields } from "../text/diagnostics/site-fields";
import { siteSchema } from "./site-schema";

/** A JSON schema of site.yml, by which editors complete and check it while it is written. */
export function editorSchema(): object {
  return z.toJSONSchema(siteSchema, { io: "input", unrepresentable: "any", override: explain });
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>;

/** A description in our schema is an example; what the field is for stands among the texts. */
const explain: Override = ({ jsonSchema, path }) => {
  const { description, ...rest } = jsonSchema;
  const name = path.filter((step, index) => path[index - 1] === "properties" && step !== "properties").join(".");
  const words = siteFields[name];
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, rest);
  if (words && path.at(-2) === "properties") jsonSchema.description = `${words.zh}\n\n${words.en}`;
};
