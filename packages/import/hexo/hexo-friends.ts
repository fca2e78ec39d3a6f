import { parse } from "yaml";
import { friendsPage } from "../../../src/shared/site-files";
import { listOf, recordOf, stringOf } from "../data";
import { link } from "../markdown/markdown-pieces";
import { foreignMessages } from "../messages/messages";
import type { Friend } from "../model";
import type { Notes, Place } from "../notes";
import type { Project } from "../project";
import type { HexoEntry } from "./hexo-entry";

/** A group in a list of friends. */
interface FriendGroup {
  /** The group's name and description, joined, as themes show them above the group. */
  readonly name: string;
  readonly friends: readonly Friend[];
}

/** Path of the page that shows friends.yml. */
export const friendsTarget = `pages/${friendsPage}.md`;

const dataNames = ["link", "links", "friends", "friend", "flink"];

/**
 * Returns true for a page that has a name in `dataNames` as its type, layout or path, or that
 * contains a `{% flink %}` tag.
 */
export function isFriendsPage({ kind, page, slug }: Pick<HexoEntry, "kind" | "page" | "slug">): boolean {
  if (kind !== "pages") return false;
  const names = [page.data.type, page.data.layout, slug.replace(/\/index$/, "")].map(stringOf);
  return names.some((name) => name !== undefined && dataNames.includes(name)) || hasFriendsTag(page.body);
}

/** Returns whether a line of a page begins with a `{% flink %}` tag. */
export function hasFriendsTag(body: string): boolean {
  return /^\{%-?\s*flink\b/m.test(body);
}

/** Reads the friends in the first file in `_data` that is named in `dataNames` and lists any. */
export function friendsOfData(project: Project, sourceDir: string, notes: Notes): Friend[] {
  for (const name of dataNames) {
    const file = `${sourceDir}/_data/${name}.yml`;
    const groups = project.has(file) ? friendGroups(project.read(file), sourceDir, project) : null;
    if (groups?.length) return withoutGroups(groups, { file }, notes);
  }
  return [];
}

/**
 * Reads the friends in a `{% flink %}` on the friends page; null for text that is not a list of
 * friends.
 */
export function friendsOfTag(
  body: string,
  sourceDir: string,
  project: Project,
  place: Place,
  notes: Notes,
): Friend[] | null {
  const groups = friendGroups(body, sourceDir, project);
  return groups && withoutGroups(groups, place, notes);
}

/**
 * Converts the list of a `{% flink %}` on another page to Markdown; null for text that is not a
 * list of friends.
 */
export function friendItems(body: string): string | null {
  const groups = friendGroups(body)?.map(({ name, friends }) => {
    const items = friends.map(({ name: label, url, description }) => `- ${link(label, url)}：${description}`);
    return [...(name === "" ? [] : [name, ""]), ...items].join("\n");
  });
  return groups?.join("\n\n") ?? null;
}

/**
 * Joins the groups and notes their names, because friends.yml has no groups. Drops and notes
 * avatars that `inContent` has not found in the project.
 */
function withoutGroups(groups: readonly FriendGroup[], place: Place, notes: Notes): Friend[] {
  for (const { name } of groups) if (name !== "") notes.left({ ...place, found: name }, foreignMessages.friendGroup);
  return groups
    .flatMap(({ friends }) => friends)
    .map(({ avatar, ...friend }) => {
      if (avatar === undefined || avatar.startsWith("./")) return { ...friend, ...(avatar && { avatar }) };
      notes.left({ ...place, found: avatar }, foreignMessages.friendPicture);
      return friend;
    });
}

/**
 * Parses a YAML list of friends' sites.
 * @returns the groups of sites, or null if the text is not YAML or lists no sites
 */
function friendGroups(text: string, sourceDir = "", project?: Project): FriendGroup[] | null {
  try {
    const groups = groupsIn(parse(text.replaceAll("\t", "  "), { uniqueKeys: false }));
    return groups.length === 0
      ? null
      : groups.map(({ name, friends }) => ({ name, friends: friends.map(inContent(sourceDir, project)) }));
  } catch {
    return null;
  }
}

/**
 * Finds the groups at any depth, because themes use different keys for the lists, such as
 * `link_list`, `items` or `links`.
 */
function groupsIn(data: unknown): FriendGroup[] {
  const fields = recordOf(data);
  const name = plainText([fields.class_name ?? fields.title, fields.class_desc ?? fields.description]);
  const values = Array.isArray(data) ? listOf(data) : Object.values(fields);
  const friends = values.flatMap((value) => friendOf(value) ?? []);
  const inner = values
    .filter((value) => friendOf(value) === null)
    .flatMap((value) => (value !== null && typeof value === "object" ? groupsIn(value) : []));
  const named = inner.map((group) => (group.name === "" ? { ...group, name } : group));
  return friends.length === 0 ? named : [{ name, friends }, ...inner];
}

function friendOf(value: unknown): Friend | null {
  const fields = recordOf(value);
  const [name, url] = [stringOf(fields.name ?? fields.title), stringOf(fields.link ?? fields.url)];
  if (name === undefined || url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) return null;
  const description = plainText([fields.descr ?? fields.desc ?? fields.description]) || new URL(url).hostname;
  const avatar = stringOf(fields.avatar ?? fields.icon ?? fields.logo);
  return { name: plainText([name]) || name, url, description, ...(avatar && { avatar }) };
}

/**
 * Returns a function that replaces a friend's avatar with its path in the content folder, if it is
 * a PNG, JPEG, WebP or AVIF file in the project.
 */
function inContent(sourceDir: string, project: Project | undefined) {
  return (friend: Friend): Friend => {
    const file = friend.avatar?.replace(/^\/+/, "");
    const isOwn =
      file !== undefined && /\.(?:png|jpe?g|webp|avif)$/i.test(file) && project?.has(`${sourceDir}/${file}`);
    return isOwn ? { ...friend, avatar: `./static/${file}` } : friend;
  };
}

/** Removes HTML tags from strings, and joins the strings with a full-width colon. */
function plainText(texts: readonly unknown[]): string {
  return texts
    .flatMap(
      (text) =>
        stringOf(text)
          ?.replace(/<[^>]*>/g, "")
          .trim() || [],
    )
    .join("：");
}
