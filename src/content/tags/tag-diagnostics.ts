import kebabCase from "lodash/kebabCase.js";
import { type Diagnostic, quote, warning } from "../../lib/diagnostic";
import { groupBy } from "../../lib/lists";
import { nearest } from "../../lib/nearest";
import type { TagDefinitions, TagRef } from "./tags";

/** A page with its tags. */
type Tagged = { readonly file: string; readonly tagRefs: readonly TagRef[] };

/** A tag as used in one post. */
type Use = TagRef & { readonly file: string };

/** Uses of one tag, or of one address. */
type Uses = readonly [Use, ...Use[]];

/**
 * Reports tags without an address, tags with several addresses, and addresses with two labels:
 * `C++`, `C#` and `C` all give tags/c.
 */
export function tagDiagnostics(posts: readonly Tagged[]): Diagnostic[] {
  const uses = posts.flatMap(({ file, tagRefs }) => tagRefs.map((ref): Use => ({ ...ref, file })));
  const addressed = uses.filter(({ slug }) => slug !== "");
  return [
    ...byLabel(uses.filter(({ slug }) => slug === "")).map(noAddress),
    ...bySlug(addressed).flatMap(sharedAddress),
    ...byLabel(addressed).flatMap(severalAddresses),
  ];
}

/** Reports tags that tags.yml does not define, if it exists. Most of them are typos. */
export function undefinedTags(pages: readonly Tagged[], definitions: TagDefinitions): Diagnostic[] {
  if (definitions.size === 0) return [];
  return pages.flatMap(({ file, tagRefs }) =>
    tagRefs.flatMap(({ key, label }) => {
      if (definitions.has(key ?? "")) return [];
      const meant = nearest(label, definitions.keys());
      const fix = meant === undefined ? "加进tags.yml" : `是否想写${meant}？`;
      return warning({ file, field: "tags" }, `标签${quote(label)}不在tags.yml里`, fix);
    }),
  );
}

function noAddress(uses: Uses): Diagnostic {
  const { label } = uses[0];
  const message = `标签${show(uses)}里没有能用作地址的字符，所以它没有地址`;
  return tagDiagnostic(uses, message, writing([label, suggestion(label) || "a-name"]));
}

function sharedAddress(uses: Uses): Diagnostic | [] {
  const tags = byLabel(uses);
  if (tags.length < 2) return [];
  const { slug } = uses[0];
  const labels = tags.map((of) => of[0].label);
  const better = labels.map((label) => [label, suggestion(label)] as const).filter(([, made]) => made && made !== slug);
  const fix = better.length > 0 ? writing(...better) : `统一写法，或${writing([labels.at(-1) ?? "", `${slug}-2`])}`;
  return tagDiagnostic(uses, `标签${tags.map(show).join("与")}的地址相同，都是tags/${slug}`, fix);
}

function severalAddresses(uses: Uses): Diagnostic | [] {
  const addresses = bySlug(uses);
  if (addresses.length < 2) return [];
  const { label } = uses[0];
  const chosen = addresses.map((of) => of[0].slug).find((slug) => slug !== kebabCase(label)) ?? "";
  const named = addresses.map((of) => `tags/${of[0].slug}（${files(of)}）`);
  return tagDiagnostic(uses, `标签${quote(label)}有几个地址：${named.join("、")}`, writing([label, chosen]));
}

function tagDiagnostic(uses: Uses, message: string, fix: string): Diagnostic {
  return warning({ file: uses[0].file, field: "tags" }, message, fix);
}

/**
 * Returns the fix: labels with their permalinks. A tag has one address, so every post with the tag
 * needs it.
 */
function writing(...tags: readonly (readonly [label: string, permalink: string])[]): string {
  const lines = tags.map(([label, permalink]) => `{ label: ${plainOrQuoted(label)}, permalink: ${permalink} }`);
  return `在用到它的每篇博文里写${lines.join("、")}`;
}

/** Returns a text as a YAML scalar, quoted if necessary. */
function plainOrQuoted(text: string): string {
  return /^(?!.* #)[\p{L}\p{N}\p{So}][\p{L}\p{N}\p{So}+#. -]*$/u.test(text) ? text : JSON.stringify(text);
}

/**
 * Returns the usual address of a name with signs: `C++` → `cpp`, `C#` → `csharp`, `.NET` →
 * `dotnet`.
 */
function suggestion(label: string): string {
  return kebabCase(label.replace(/^\./, "dot").replaceAll("+", "p").replaceAll("#", "sharp"));
}

/** Returns a tag with the posts that use it. */
function show(uses: Uses): string {
  return `${quote(uses[0].label)}（${files(uses)}）`;
}

/** Returns the first files by name, because a common tag may be in a hundred. */
function files(uses: readonly Use[]): string {
  const names = [...new Set(uses.map(({ file }) => file))];
  if (names.length <= 3) return names.join("、");
  return `${names.slice(0, 2).join("、")}，另有${names.length - 2}篇`;
}

const byLabel = (uses: readonly Use[]) => [...groupBy(uses, ({ label }) => label.toLowerCase()).values()];
const bySlug = (uses: readonly Use[]) => [...groupBy(uses, ({ slug }) => slug).values()];
