import { z } from "zod";
import { ownAddress, text } from "../../config/fields";
import { parseYaml, shapeDiagnostics } from "../../config/parse-yaml";
import { validate } from "../../config/validate";
import { type Diagnostic, quote } from "../../lib/diagnostic";
import { joinPath } from "../../lib/paths";
import { yamlMessages } from "../../text/diagnostics/content-messages";
import type { DataFile } from "../kind";

const authorSchema = z.object(
  {
    name: text.describe("小明"),
    title: text.describe("写作者").optional(),
    description: text.describe("一句话").optional(),
    url: ownAddress.describe("https://example.org").optional(),
    email: text.describe("me@example.org").optional(),
    image_url: text
      .regex(/^(?:https?:\/\/|\/)/, "应为以https://开头的地址，或static/里文件的路径")
      .describe("/authors/me.png, with the picture in static/authors/")
      .optional(),
    page: z
      .union([z.boolean(), z.object({ permalink: text.optional() })], "应为true或{ permalink: /path }")
      .describe("{ permalink: /all-name-articles }")
      .optional(),
    socials: z
      .record(z.string(), z.union([z.string(), z.number()]), "应为{ github: name }")
      .describe("{ github: name }")
      .optional(),
  },
  "应为{ name: 名字 }",
);

/** Stored fields of an `Author` node. */
export interface AuthorFields {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly url: string | null;
  readonly email: string | null;
  readonly imageUrl: string | null;
  readonly path: string;
  readonly socials: readonly { readonly platform: string; readonly url: string }[];
}

interface Authors {
  readonly authors: readonly AuthorFields[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads authors.yml, a mapping from key to author.
 * @param authorsBasePath base path of author pages
 */
export function readAuthors(source: string, file: string, authorsBasePath: string): Authors {
  const yaml = parseYaml(source, file);
  const misshapen = shapeDiagnostics(yaml, file, "fields", (data) =>
    yamlMessages.misshapen(data, "每位作者一个键", "每位作者写一个键：xiaoming: { name: 小明 }"),
  );
  const diagnostics: Diagnostic[] = [...yaml.diagnostics, ...misshapen];
  const authors: AuthorFields[] = [];
  for (const [key, data] of misshapen.length > 0 ? [] : Object.entries(yaml.data ?? {})) {
    const checked = validate(authorSchema, { data, file, lineOf: yaml.lineOf, prefix: key });
    diagnostics.push(...checked.diagnostics);
    if (checked.value?.page === false) diagnostics.push(pageWanted(file, `${key}.page`, yaml.lineOf));
    if (!checked.value) continue;
    for (const [platform, value] of Object.entries(checked.value.socials ?? {})) {
      if (socialAddress(platform, String(value)) !== null) continue;
      const field = `${key}.socials.${platform}`;
      const wording = {
        message: `写的是${quote(String(value))}，不知道它在${platform}上的地址`,
        fix: `写完整的https地址；只写名字的平台有${knownPlatforms.join("、")}`,
      };
      diagnostics.push({ severity: "error", file, field, line: yaml.lineOf(field), ...wording });
    }
    authors.push(authorFields(key, checked.value, authorsBasePath));
  }
  return { authors, diagnostics };
}

/** Docusaurus' `page: false` gives an author no page. Here every author has one, because bylines link to it. */
function pageWanted(file: string, field: string, lineOf: (field: string) => number | undefined): Diagnostic {
  return {
    severity: "warning",
    file,
    field,
    line: lineOf(field),
    message: "写的是false，已忽略：每位作者都有一页列出其博文",
    fix: "删去这一行",
  };
}

function authorFields(key: string, value: z.infer<typeof authorSchema>, authorsBasePath: string): AuthorFields {
  const permalink = typeof value.page === "object" ? value.page.permalink : undefined;
  return {
    key,
    name: value.name,
    title: value.title ?? null,
    description: value.description ?? null,
    url: value.url ?? null,
    email: value.email ?? null,
    imageUrl: value.image_url ?? null,
    path: joinPath(authorsBasePath, permalink ?? key),
    socials: Object.entries(value.socials ?? {}).flatMap(([platform, written]) => {
      const url = socialAddress(platform, String(written));
      return url === null ? [] : [{ platform, url }];
    }),
  };
}

/** Addresses of people by platform, as Docusaurus has them: https://docusaurus.io/docs/blog#author-socials */
const platforms: Readonly<Record<string, (handle: string) => string>> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (handle) => `https://stackoverflow.com/users/${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (address) => `mailto:${address}`,
};

/** Platforms whose handles are known, for messages. */
const knownPlatforms: readonly string[] = Object.keys(platforms);

/**
 * The address of someone's page.
 * @param value an address, or the name someone has on the platform
 * @returns null if the platform is not known and the value is no address
 */
function socialAddress(platform: string, value: string): string | null {
  if (/^(?:https?:\/\/|mailto:)/i.test(value)) return value;
  return /[\s/:]/.test(value)
    ? null
    : (platforms[platform.toLowerCase()]?.(encodeURI(value.replace(/^@/, ""))) ?? null);
}

/** `authors.yml`: one `Author` per entry. */
export const authors: DataFile = {
  places: ["authors.yml", "blog/authors.yml"],
  read: (text, file, { site }) => {
    const { authors, diagnostics } = readAuthors(text, file, joinPath(site.blog.routeBasePath, "authors"));
    return { nodes: authors.map((fields) => ({ type: "Author", name: fields.key, fields })), diagnostics };
  },
};
