import { z } from "zod";
import { joinPath } from "../../shared/paths";
import type { Problem } from "../../shared/problem";
import { text } from "../content/fields";
import { parseYaml } from "../content/front-matter";
import { validate } from "../content/validate";

const authorSchema = z.object({
  name: text.describe("节能"),
  title: text.describe("写作者").optional(),
  description: text.describe("一句话").optional(),
  url: text.describe("https://example.org").optional(),
  email: text.describe("me@example.org").optional(),
  image_url: text
    .regex(/^(?:https:\/\/|\/)/, "expected an https address, or the path of a file of static/")
    .describe("/authors/me.png, with the picture in static/authors/")
    .optional(),
  page: z
    .union([z.boolean(), z.object({ permalink: text.optional() })])
    .describe("{ permalink: /all-name-articles }")
    .optional(),
  socials: z.record(z.string(), text).describe("{ github: https://github.com/name }").optional(),
});

/** What an `Author` node stores. */
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

export interface Authors {
  readonly authors: readonly AuthorFields[];
  readonly problems: readonly Problem[];
}

/** Reads authors.yml, one author a key. Addresses of author pages are below `/blog/authors`. */
export function readAuthors(source: string, file: string, authorsBasePath = "/blog/authors"): Authors {
  const yaml = parseYaml(source, file);
  const problems: Problem[] = [...yaml.problems];
  const authors: AuthorFields[] = [];
  for (const [key, data] of Object.entries(yaml.data ?? {})) {
    const checked = validate(authorSchema, { data, file, lineOf: yaml.lineOf, prefix: key });
    problems.push(...checked.problems);
    if (checked.value) authors.push(authorFields(key, checked.value, authorsBasePath));
  }
  return { authors, problems };
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
    path: joinPath(authorsBasePath, permalink ?? `all-${key}-articles`),
    socials: Object.entries(value.socials ?? {}).map(([platform, url]) => ({ platform, url })),
  };
}
