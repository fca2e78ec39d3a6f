import { z } from "zod";
import { ownAddress, text } from "../../config/fields";
import { dataDescriptions as about, examples, expected, fileForms, postMessages } from "../../config/messages";
import { error, warning } from "../../lib/diagnostic";
import { decodePath, joinPath } from "../../lib/paths";
import { blogSectionPath } from "../../shared/site-files";
import { staticFile } from "../files/static-files";
import { type Entry, entriesFile } from "./read-entries";

/**
 * Profile addresses by platform, with `*` in place of the name, as in Docusaurus:
 * https://docusaurus.io/docs/blog#author-socials
 */
const platforms: Readonly<Record<string, string>> = {
  x: "https://x.com/*",
  twitter: "https://twitter.com/*",
  github: "https://github.com/*",
  linkedin: "https://www.linkedin.com/in/*/",
  stackoverflow: "https://stackoverflow.com/users/*",
  bluesky: "https://bsky.app/profile/*",
  instagram: "https://www.instagram.com/*",
  threads: "https://www.threads.net/@*",
  mastodon: "https://mastodon.social/@*",
  twitch: "https://twitch.tv/*",
  youtube: "https://youtube.com/@*",
  email: "mailto:*",
};

const authorSchema = z
  .object(
    {
      name: text.meta({ description: about.authorName, examples: [examples.person] }),
      title: text.optional().meta({ description: about.authorTitle, examples: [examples.role] }),
      description: text.optional().meta({ description: about.authorDescription, examples: [examples.sentence] }),
      url: ownAddress.optional().meta({ description: about.authorUrl, examples: ["https://example.org"] }),
      email: text.optional().meta({ description: about.authorEmail, examples: ["me@example.org"] }),
      image_url: text
        .regex(/^(?:https?:\/\/|\/)/, expected.authorPicture)
        .optional()
        .meta({ description: about.authorPicture, examples: ["/authors/me.png"] }),
      page: z
        .union(
          [z.boolean(), z.object({ permalink: text.optional().describe(about.authorPermalink) })],
          expected.authorPage,
        )
        .optional()
        .meta({ description: about.authorPage, examples: [{ permalink: "/all-name-articles" }] }),
      socials: z
        .record(z.string(), z.union([z.string(), z.number()]), expected.socials)
        .optional()
        .meta({ description: about.authorSocials(Object.keys(platforms)), examples: [{ github: "name" }] }),
    },
    expected.author,
  )
  .meta({ title: about.author });

const topLevel = { type: "mapping", ...fileForms.authors } as const;

/**
 * The data file `authors.yml`, a mapping from keys to authors. Each entry becomes an `Author` node.
 */
export const authors = entriesFile({
  places: ["authors.yml", "blog/authors.yml"],
  type: "Author",
  topLevel,
  schema: authorSchema,
  fields: authorFields,
});

/** Returns the entries that may define an author, as keys for `Diagnostic.awaits`. */
export const authorPlaces = (key: string) => authors.places.map((place) => `${place}/${key}`);

/** Stored fields of an `Author` node. */
export type AuthorFields = Readonly<ReturnType<typeof authorFields>>;

function authorFields({ key, value, site, report }: Entry<z.infer<typeof authorSchema>>) {
  const { name, title = null, description = null, url = null, email = null, image_url: imageUrl = null, page } = value;
  // In Docusaurus, `page: false` gives an author no page. On this site, every author has a page,
  // because bylines link to it.
  if (page === false) report(warning, "page", postMessages.noAuthorPage);
  if (imageUrl?.startsWith("/") && staticFile(decodePath(imageUrl)) === null)
    report(warning, "image_url", postMessages.noPortrait(imageUrl));
  const permalink = typeof page === "object" ? page.permalink : undefined;
  const path = joinPath(blogSectionPath("authors", site.blog.routeBasePath), permalink ?? key);
  const socials = Object.entries(value.socials ?? {}).flatMap(([platform, written]) => {
    const address = socialAddress(platform, String(written));
    if (address !== null) return [{ platform, url: address }];
    const wording = postMessages.unknownPlatform(String(written), platform, Object.keys(platforms));
    report(error, `socials.${platform}`, wording);
    return [];
  });
  return { key, name, title, description, url, email, imageUrl, path, socials };
}

/**
 * Converts an address or a name on a platform to the address of the profile. Returns null for a
 * name on an unknown platform, and for a string that is neither an address nor a name.
 */
function socialAddress(platform: string, value: string): string | null {
  if (/^(?:https?:\/\/|mailto:)/i.test(value)) return value;
  if (/[\s/:]/.test(value)) return null;
  return platforms[platform.toLowerCase()]?.replace("*", () => encodeURI(value.replace(/^@/, ""))) ?? null;
}
