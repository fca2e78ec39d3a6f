import kebabCase from "lodash/kebabCase";
import { say } from "../../config/say";
import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { tagMessages } from "../../text/diagnostics/tag-messages";
import { labelKey, type TagDefinitions, type TagRef } from "./tags";

/** A tag as used in one post. */
interface Use extends TagRef {
  readonly file: string;
}

/** Uses of one tag, or of one address. */
type Uses = readonly [Use, ...Use[]];

/**
 * Reports tags that would share a page or have none: an empty address, one address for two labels, two addresses for one
 * label. Unreported, `C++`, `C#` and `C` would all be at tags/c, with their posts in one list.
 */
export function tagDiagnostics(
  posts: readonly { readonly file: string; readonly tagRefs: readonly TagRef[] }[],
): Diagnostic[] {
  const uses = posts.flatMap(({ file, tagRefs }) => tagRefs.map((ref): Use => ({ ...ref, file })));
  const addressed = uses.filter(({ slug }) => slug !== "");
  const diagnostics = [
    ...byLabel(uses.filter(({ slug }) => slug === "")).map(noAddress),
    ...bySlug(addressed).map(sharedAddress),
    ...byLabel(addressed).map(severalAddresses),
  ];
  return diagnostics.filter((diagnostic) => diagnostic !== null);
}

/** Warns of tags that tags.yml does not define, if there is one: typos mostly. */
export function undefinedTags(
  pages: readonly { readonly file: string; readonly tagRefs: readonly TagRef[] }[],
  definitions: TagDefinitions,
): Diagnostic[] {
  if (definitions.size === 0) return [];
  return pages.flatMap(({ file, tagRefs }) =>
    tagRefs
      .filter(({ key }) => !definitions.has(key ?? ""))
      .map(({ label }): Diagnostic => {
        const wording = say(tagMessages.undefined(label, nearest(label, definitions.keys())));
        return { severity: "warning", file, field: "tags", ...wording };
      }),
  );
}

function noAddress(uses: Uses): Diagnostic {
  const { label } = uses[0];
  return tagDiagnostic(uses, say(tagMessages.noAddress(show(uses))), writing([label, suggestion(label) || "a-name"]));
}

function sharedAddress(uses: Uses): Diagnostic | null {
  const tags = byLabel(uses);
  if (tags.length < 2) return null;
  const { slug } = uses[0];
  const labels = tags.map((of) => of[0].label);
  const better = labels.map((label) => [label, suggestion(label)] as const).filter(([, made]) => made && made !== slug);
  const fix =
    better.length > 0 ? writing(...better) : say(tagMessages.writeTheSame(writing([labels.at(-1) ?? "", `${slug}-2`])));
  return tagDiagnostic(uses, say(tagMessages.sharedAddress(tags.map(show), slug)), fix);
}

function severalAddresses(uses: Uses): Diagnostic | null {
  const addresses = bySlug(uses);
  if (addresses.length < 2) return null;
  const { label } = uses[0];
  const chosen = addresses.map((of) => of[0].slug).find((slug) => slug !== kebabCase(label)) ?? "";
  const named = addresses.map((of) => say(tagMessages.used(`tags/${of[0].slug}`, files(of))));
  return tagDiagnostic(uses, say(tagMessages.severalAddresses(label, named)), writing([label, chosen]));
}

function tagDiagnostic(uses: Uses, message: string, fix: string): Diagnostic {
  return { severity: "warning", file: uses[0].file, field: "tags", message, fix };
}

/** The fix: labels with the permalinks they should have. A tag has one address, so every post with the tag needs it. */
function writing(...tags: readonly (readonly [label: string, permalink: string])[]): string {
  const lines = tags.map(([label, permalink]) => `{ label: ${plainOrQuoted(label)}, permalink: ${permalink} }`);
  return say(tagMessages.write(lines));
}

/** A text as a YAML scalar, quoted if necessary. */
function plainOrQuoted(text: string): string {
  return /^(?!.* #)[\p{L}\p{N}\p{So}][\p{L}\p{N}\p{So}+#. -]*$/u.test(text) ? text : JSON.stringify(text);
}

/** The customary address of such a name: `C++` → `cpp`, `C#` → `csharp`, `.NET` → `dotnet`. */
function suggestion(label: string): string {
  return kebabCase(label.replace(/^\./, "dot").replaceAll("+", "p").replaceAll("#", "sharp"));
}

/** A tag and the posts that use it. */
function show(uses: Uses): string {
  return say(tagMessages.used(JSON.stringify(uses[0].label), files(uses)));
}

/** The first files by name; a common tag may be in a hundred. */
function files(uses: readonly Use[]): string {
  const names = [...new Set(uses.map(({ file }) => file))];
  const shown = names.slice(0, names.length > 3 ? 2 : 3);
  return say(tagMessages.files(shown, names.length - shown.length));
}

const byLabel = (uses: readonly Use[]) => groups(uses, ({ label }) => labelKey(label));
const bySlug = (uses: readonly Use[]) => groups(uses, ({ slug }) => slug);

/** Groups uses by key, in order of first appearance. */
function groups(uses: readonly Use[], keyOf: (use: Use) => string): Uses[] {
  const byKey = new Map<string, [Use, ...Use[]]>();
  for (const use of uses) {
    const group = byKey.get(keyOf(use));
    if (group) group.push(use);
    else byKey.set(keyOf(use), [use]);
  }
  return [...byKey.values()];
}
