import { z } from "zod";
import { configMessages } from "../text/diagnostics/config-messages";
import { say } from "./say";
import { basePath, buildMessages, markdownFormat, origin, trackingId } from "./site-schema";
import { type Validated, validate } from "./validate";

/** `true` and `false`, as the environment spells them. */
const spelledFlag = z.string().transform((value) => value === "true");

const environmentSchema = z.object({
  SITE_URL: origin.describe("https://example.org").optional(),
  PATH_PREFIX: basePath.describe("/notes").optional(),
  CONTENT_FORMAT: markdownFormat.optional(),
  GTAG_TRACKING_ID: trackingId.optional(),
  PRECOMPRESS: z
    .string()
    .transform((value) => value !== "false")
    .optional(),
  BUILD_MESSAGES: buildMessages.optional(),
  GATSBY_ALGOLIA_APP_ID: z.string().optional(),
  GATSBY_ALGOLIA_SEARCH_KEY: z.string().optional(),
  GATSBY_ALGOLIA_INDEX: z.string().optional(),
  GATSBY_ALGOLIA_INSIGHTS: spelledFlag.optional(),
});

/** Settings of the environment, which win over those of site.yml. */
export type Environment = z.infer<typeof environmentSchema>;

/** Checks the variables that are settings. An empty one counts as unset. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Validated<Environment> {
  const names = Object.keys(environmentSchema.shape).filter((name) => variables[name]);
  const data = Object.fromEntries(names.map((name) => [name, variables[name]]));
  return validate(environmentSchema, { data, file: say(configMessages.environment), lineOf: () => undefined });
}
