import path from "node:path";
import type { Diagnostic } from "../lib/diagnostic";
import { filesBelow } from "../lib/node/files-below";
import { configMessages } from "../text/diagnostics/config-messages";
import { readEnvironment } from "./environment";
import { siteFile } from "./language";
import { parseYaml } from "./parse-yaml";
import { decodeText } from "./read-text";
import { say } from "./say";
import { settle } from "./settle";
import { siteSchema } from "./site-schema";
import type { SiteConfig } from "./types";
import { validate } from "./validate";
import { shapeDiagnostics } from "./yaml-shape";

interface Source {
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  /** What site.yml has; null without one. */
  readonly bytes: Uint8Array | null;
  readonly env: NodeJS.ProcessEnv;
}

/** The configuration, and what is wrong with it. Where it has errors, the defaults stand. */
export interface ReadSite {
  readonly site: SiteConfig;
  readonly diagnostics: readonly Diagnostic[];
  /** Line of a field of site.yml. */
  readonly lineOf: (field: string) => number | undefined;
}

/** Reads site.yml and the environment. */
export function readSite({ contentDir, bytes, env }: Source): ReadSite {
  const { text, diagnostics: undecodable } = decodeText(bytes ?? new Uint8Array(), siteFile);
  const yaml = parseYaml(text, siteFile);
  const shape = shapeDiagnostics(yaml, siteFile, "fields", configMessages.notFields);
  const unreadable = [...undecodable, ...yaml.diagnostics, ...shape];
  const owner = validate(siteSchema, { data: shape.length > 0 ? {} : yaml.data, file: siteFile, lineOf: yaml.lineOf });
  const environment = readEnvironment(env);
  const hasPosts = filesBelow(path.join(contentDir, "blog")).some((file) => /\.mdx?$/.test(file));
  const site = settle({ owner: owner.value ?? {}, env: environment.value ?? {}, name: nameOf(contentDir), hasPosts });
  const { tocMinHeadingLevel: min, tocMaxHeadingLevel: max } = site.docs;
  const found = (field: string) => ({ file: siteFile, field, line: yaml.lineOf(field) });
  return {
    site,
    lineOf: yaml.lineOf,
    diagnostics: [
      ...unreadable,
      ...owner.diagnostics,
      ...environment.diagnostics,
      ...(owner.value?.url === undefined && !env.SITE_URL
        ? [{ severity: "warning" as const, file: siteFile, field: "url", ...say(configMessages.noUrl) }]
        : []),
      ...(min > max
        ? [
            {
              severity: "error" as const,
              ...found("docs.tocMaxHeadingLevel"),
              ...say(configMessages.tocLevels(min, max)),
            },
          ]
        : []),
    ],
  };
}

/** A folder's name; that of the folder around it, if it is called `content` like everybody's. */
function nameOf(contentDir: string): string {
  const name = path.basename(contentDir);
  return (name === "content" && path.basename(path.dirname(contentDir))) || name || "content";
}
