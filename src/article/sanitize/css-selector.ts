import type { Element } from "hast";
import { classesOf, property } from "../model/tree";

/** One step of a selector: `rect.a#b`. */
interface Compound {
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  /** Whether the step before it has to be the parent: `g > rect`. */
  readonly isChild: boolean;
}

export interface Selector {
  readonly steps: readonly Compound[];
  /** https://www.w3.org/TR/selectors-4/#specificity-rules, as one number. */
  readonly specificity: number;
}

const compound = /^(\*|[a-z][\w-]*)?((?:[.#][\p{L}_-][\p{L}\p{N}_-]*)*)$/iu;

/**
 * Reads a selector of names, classes and ids, joined by spaces or `>`: all that programs for drawing write.
 * @returns undefined for any other
 */
export function parseSelector(written: string): Selector | undefined {
  const steps: Compound[] = [];
  let isChild = false;
  for (const part of written.replace(/>/g, " > ").trim().split(/\s+/)) {
    if (part === ">") {
      if (isChild || steps.length === 0) return undefined;
      isChild = true;
      continue;
    }
    const [whole, tag, marks = ""] = compound.exec(part) ?? [];
    if (!whole) return undefined;
    const named = (sign: string) =>
      [...marks.matchAll(/[.#][^.#]+/g)].flatMap(([m]) => (m[0] === sign ? [m.slice(1)] : []));
    steps.push({ tag: tag === "*" ? undefined : tag, classes: named("."), ids: named("#"), isChild });
    isChild = false;
  }
  if (isChild) return undefined;
  const specificity = steps.reduce(
    (sum, { ids, classes, tag }) => sum + ids.length * 1e6 + classes.length * 1e3 + (tag === undefined ? 0 : 1),
    0,
  );
  return { steps, specificity };
}

/**
 * Whether a selector means an element.
 * @param ancestors from the drawing down to the element's parent
 */
export function matches({ steps }: Selector, node: Element, ancestors: readonly Element[]): boolean {
  return matchesFrom(steps.length - 1, steps, [...ancestors, node]);
}

/** Whether the steps up to `step` end at the last element of `path`. */
function matchesFrom(step: number, steps: readonly Compound[], path: readonly Element[]): boolean {
  const wanted = steps[step];
  const node = path.at(-1);
  if (!wanted) return true;
  if (!node || !matchesStep(wanted, node)) return false;
  if (step === 0) return true;
  const above = path.slice(0, -1);
  if (wanted.isChild) return matchesFrom(step - 1, steps, above);
  return above.some((_, index) => matchesFrom(step - 1, steps, above.slice(0, index + 1)));
}

function matchesStep({ tag, classes, ids }: Compound, node: Element): boolean {
  return (
    (tag === undefined || tag.toLowerCase() === node.tagName.toLowerCase()) &&
    classes.every((name) => classesOf(node).includes(name)) &&
    ids.every((id) => property(node, "id") === id)
  );
}
