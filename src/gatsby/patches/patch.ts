/**
 * A change to something that Gatsby, webpack or a plugin does inside and offers no option for. One module a patch; each
 * asserts that it matched what it was written for, so that an upgrade ends in a `PatchError` and not in a silent loss.
 */
export interface Patch {
  /** Path of its module below src/gatsby/patches, without the extension. */
  readonly name: string;
  /** Package and version it was written for, and the part of its inside that must stay as it was. */
  readonly leansOn: string;
  /** What the site gets from it; measured where a number is given. */
  readonly gain: string;
  /** How to take it out. */
  readonly remove: string;
}

const left = new Set((process.env["WITHOUT_PATCHES"] ?? "").split(","));

/**
 * Whether a patch is to be applied. `WITHOUT_PATCHES` names those that are left out, with commas between them: so
 * `npm run bench:patches` builds both ways, for the gains in docs/gatsby.md.
 */
export function isApplied({ name }: Patch): boolean {
  return !left.has(name);
}

/** A patch, and what it looks for. */
export interface Anchor {
  readonly patch: Patch;
  /** What is looked for, in words or as the pattern itself. */
  readonly lookedFor: string;
  /** Where: a page's file, a part of webpack's configuration. */
  readonly where: string;
}

/** What a patch looks for was not found as often as expected: the package it changes is not as it was. */
export class PatchError extends Error {
  override readonly name = "PatchError";

  constructor({ patch, lookedFor, where }: Anchor, found: number, expected: number) {
    super(
      [
        `The patch "${patch.name}" does not fit: ${lookedFor} was found ${found} times in ${where}, expected ${expected}.`,
        `It leans on ${patch.leansOn}.`,
        `Adapt src/gatsby/patches/${patch.name}.ts to what is installed, or take the patch out: ${patch.remove}.`,
        `Without it the site loses this: ${patch.gain}.`,
      ].join("\n"),
    );
  }
}

/** @throws PatchError unless what the patch looks for is there */
export function expectPresent(isPresent: boolean, anchor: Anchor): asserts isPresent {
  if (!isPresent) throw new PatchError(anchor, 0, 1);
}

/**
 * @returns the only item for which the predicate holds
 * @throws PatchError where there is none, or more than one
 */
export function expectOne<T, Found extends T>(
  items: readonly T[],
  predicate: (item: T) => item is Found,
  anchor: Anchor,
): Found;
export function expectOne<T>(items: readonly T[], predicate: (item: T) => boolean, anchor: Anchor): T;
export function expectOne<T>(items: readonly T[], predicate: (item: T) => boolean, anchor: Anchor): T {
  const [first, ...others] = items.filter(predicate);
  if (first === undefined || others.length > 0) {
    throw new PatchError(anchor, first === undefined ? 0 : 1 + others.length, 1);
  }
  return first;
}

type Replacer = (match: string, ...groups: string[]) => string;

/**
 * Replaces a pattern where it is found exactly as often as expected.
 * @param pattern global, else only its first match would be counted
 * @param replacement a text taken literally, `$` included, or a function of the match and its groups
 * @throws PatchError where it is found more or fewer times
 */
export function replaceExactly(
  text: string,
  pattern: RegExp,
  replacement: string | Replacer,
  { times = 1, ...anchor }: Omit<Anchor, "lookedFor"> & { readonly times?: number },
): string {
  let found = 0;
  const replaced = text.replace(pattern, (match: string, ...groups: string[]) => {
    found += 1;
    return typeof replacement === "string" ? replacement : replacement(match, ...groups);
  });
  if (found !== times) throw new PatchError({ ...anchor, lookedFor: String(pattern) }, found, times);
  return replaced;
}
