import { parse } from "yaml";
import { friendsPage } from "../../../src/shared/site-files";
import { listOf, recordOf, wordsOf } from "../data";
import { link } from "../markdown/markdown-pieces";
import { foreignMessages } from "../messages/messages";
import type { Friend } from "../model";
import type { Notes, Place } from "../notes";
import type { Project } from "../project";
import type { HexoEntry } from "./hexo-entry";

/** A group of a list of friends. Themes show its name and a sentence above its sites. */
interface FriendGroup {
  readonly name: string;
  readonly friends: readonly Friend[];
}

/** The page that shows friends.yml. */
export const friendsTarget = `pages/${friendsPage}.md`;

const dataNames = ["link", "links", "friends", "friend", "flink"];

/** Whether a theme or a `{% flink %}` shows friends on a page. */
export function isFriendsPage({ kind, page, slug }: Pick<HexoEntry, "kind" | "page" | "slug">): boolean {
  if (kind !== "pages") return false;
  const names = [page.data.type, page.data.layout, slug.replace(/\/index$/, "")].map(wordsOf);
  return names.some((name) => name !== undefined && dataNames.includes(name)) || hasFriendsTag(page.body);
}

/** Whether a text has a `{% flink %}`. */
export function hasFriendsTag(body: string): boolean {
  return /^\{%-?\s*flink\b/m.test(body);
}

/** The friends of `_data/link.yml`, and of files with similar names. */
export function friendsOfData(project: Project, sourceDir: string, notes: Notes): Friend[] {
  for (const name of dataNames) {
    const file = `${sourceDir}/_data/${name}.yml`;
    const groups = project.has(file) ? friendGroups(project.read(file), sourceDir, project) : null;
    if (groups?.length) return withoutGroups(groups, { file }, notes);
  }
  return [];
}

/** The friends of a `{% flink %}` on the friends page; null for text that is not such a list. */
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

/** The list of a `{% flink %}` on another page, in Markdown. */
export function friendItems(body: string): string | null {
  const groups = friendGroups(body)?.map(({ name, friends }) => {
    const items = friends.map(({ name: label, url, description }) => `- ${link(label, url)}：${description}`);
    return [...(name === "" ? [] : [name, ""]), ...items].join("\n");
  });
  return groups?.join("\n\n") ?? null;
}

/** friends.yml has no groups. Their names, and pictures of other hosts, are noted. */
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

/** @returns null for text that is not a list of sites */
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

/** Finds the groups at any depth: themes call the lists `link_list`, `items` or `links`. */
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
  const [name, url] = [wordsOf(fields.name ?? fields.title), wordsOf(fields.link ?? fields.url)];
  if (name === undefined || url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) return null;
  const description = plainText([fields.descr ?? fields.desc ?? fields.description]) || new URL(url).hostname;
  const avatar = wordsOf(fields.avatar ?? fields.icon ?? fields.logo);
  return { name: plainText([name]) || name, url, description, ...(avatar && { avatar }) };
}

/** Gives a picture of the project its path in the content folder. */
function inContent(sourceDir: string, project: Project | undefined) {
  return (friend: Friend): Friend => {
    const file = friend.avatar?.replace(/^\/+/, "");
    const isOwn =
      file !== undefined && /\.(?:png|jpe?g|webp|avif)$/i.test(file) && project?.has(`${sourceDir}/${file}`);
    return isOwn ? { ...friend, avatar: `./static/${file}` } : friend;
  };
}

/** Texts without HTML. */
function plainText(texts: readonly unknown[]): string {
  return texts
    .flatMap(
      (text) =>
        wordsOf(text)
          ?.replace(/<[^>]*>/g, "")
          .trim() || [],
    )
    .join("：");
}
