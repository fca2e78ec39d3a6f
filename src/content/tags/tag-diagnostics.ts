import kebabCase from "lodash/kebabCase.js";
import { tagMessages } from "../../config/messages";
import { type Diagnostic, quote, type Wording, warning } from "../../lib/diagnostic";
import { groupBy } from "../../lib/lists";
import { nearest } from "../../lib/nearest";
import { definitionOf, type TagDefinitions, type TagRef, tagPlaces } from "./tags";

/** A doc or a post with its tags. */
type Tagged = { readonly file: string; readonly tagRefs: readonly TagRef[] };

/** A tag as used on one page. */
type Use = TagRef & { readonly file: string };

/** All uses of one tag, or of one address. */
type Uses = readonly [Use, ...Use[]];

/**
 * Reports tags without an address, tags with several addresses, and addresses with several labels,
 * such as tags/c for `C++`, `C#` and `C`.
 */
export function tagDiagnostics(pages: readonly Tagged[]): Diagnostic[] {
  const uses = pages.flatMap(({ file, tagRefs }) => tagRefs.map((ref): Use => ({ ...ref, file })));
  const addressed = uses.filter(({ slug }) => slug !== "");
  return [
    ...byLabel(uses.filter(({ slug }) => slug === "")).map(noAddress),
    ...byLabel(uses.filter(({ label }) => /[，、；]/.test(label))).map(joinedTags),
    ...bySlug(addressed).flatMap(sharedAddress),
    ...byLabel(addressed).flatMap(severalAddresses),
  ];
}

/** If tags.yml defines any tags, reports all other tags, because they are probably typos. */
export function undefinedTags(pages: readonly Tagged[], definitions: TagDefinitions): Diagnostic[] {
  if (definitions.size === 0) return [];
  return pages.flatMap(({ file, tagRefs }) =>
    tagRefs.flatMap((ref) => {
      const { key, label } = ref;
      if (definitionOf(ref, definitions)) return [];
      const meant = nearest(label, definitions.keys());
      const problem = warning({ file, field: "tags" }, tagMessages.undefined(label, meant));
      return { ...problem, awaits: tagPlaces([key ?? ""]) };
    }),
  );
}

function noAddress(uses: Uses): Diagnostic {
  const { label } = uses[0];
  return tagDiagnostic(uses, tagMessages.noAddress(show(uses), writing([label, suggestion(label) || "a-name"])));
}

/** Reports a tag with a separator that YAML does not read as one. */
function joinedTags(uses: Uses): Diagnostic {
  const { label } = uses[0];
  const parts = label.split(/\s*[，、；]\s*/).filter(Boolean);
  return tagDiagnostic(uses, tagMessages.joined(show(uses), `tags: [${parts.map(plainOrQuoted).join(", ")}]`));
}

function sharedAddress(uses: Uses): Diagnostic | [] {
  const tags = byLabel(uses);
  if (tags.length < 2) return [];
  const { slug } = uses[0];
  const labels = tags.map((of) => of[0].label);
  const better = labels.map((label) => [label, suggestion(label)] as const).filter(([, made]) => made && made !== slug);
  const fix = better.length > 0 ? writing(...better) : tagMessages.unify(writing([labels.at(-1) ?? "", `${slug}-2`]));
  return tagDiagnostic(uses, tagMessages.sameAddress(tags.map(show), slug, fix));
}

function severalAddresses(uses: Uses): Diagnostic | [] {
  const addresses = bySlug(uses);
  if (addresses.length < 2) return [];
  const { label } = uses[0];
  const chosen = addresses.map((of) => of[0].slug).find((slug) => slug !== kebabCase(label)) ?? "";
  const named = addresses.map((of) => tagMessages.use(`tags/${of[0].slug}`, files(of)));
  return tagDiagnostic(uses, tagMessages.severalAddresses(label, named, writing([label, chosen])));
}

function tagDiagnostic(uses: Uses, wording: Wording): Diagnostic {
  const awaits = tagPlaces([...new Set(uses.map(({ key }) => key ?? ""))]);
  return { ...warning({ file: uses[0].file, field: "tags" }, wording), awaits };
}

/**
 * Returns a fix that lists labels with their permalinks. A tag has one address, so every page with
 * the tag needs the permalink.
 */
function writing(...tags: readonly (readonly [label: string, permalink: string])[]): string {
  const lines = tags.map(([label, permalink]) => `{ label: ${plainOrQuoted(label)}, permalink: ${permalink} }`);
  return tagMessages.write(lines);
}

/** Returns a string as a YAML scalar, quoted if necessary. */
function plainOrQuoted(text: string): string {
  return /^(?!.* #)[\p{L}\p{N}\p{So}][\p{L}\p{N}\p{So}+#. -]*$/u.test(text) ? text : JSON.stringify(text);
}

/**
 * Returns the common slug for a name with symbols: `C++` → `cpp`, `C#` → `csharp`, `.NET` →
 * `dotnet`.
 */
function suggestion(label: string): string {
  return kebabCase(label.replace(/^\./, "dot").replaceAll("+", "p").replaceAll("#", "sharp"));
}

/** Describes a tag and the pages that use it, for a message. */
function show(uses: Uses): string {
  return tagMessages.use(quote(uses[0].label), files(uses));
}

/**
 * Lists files for a message: up to three names, or two names and the number of the others, because
 * a common tag may occur in a hundred files.
 */
function files(uses: readonly Use[]): string {
  const names = [...new Set(uses.map(({ file }) => file))];
  return names.length <= 3 ? tagMessages.files(names, 0) : tagMessages.files(names.slice(0, 2), names.length - 2);
}

const byLabel = (uses: readonly Use[]) => [...groupBy(uses, ({ label }) => label.toLowerCase()).values()];
const bySlug = (uses: readonly Use[]) => [...groupBy(uses, ({ slug }) => slug).values()];
