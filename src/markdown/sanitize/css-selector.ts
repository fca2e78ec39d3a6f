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
 * Whether a selector means an element. Each step is compared with each ancestor once at most: trying every way in which steps
 * could fall on ancestors would take ten steps on forty ancestors half a minute.
 * @param ancestors from the drawing down to the element's parent
 */
export function matches({ steps }: Selector, node: Element, ancestors: readonly Element[]): boolean {
  const path = [...ancestors, node];
  const last = steps.at(-1);
  if (!last || !matchesStep(last, node)) return false;
  // Where on the path the step before may stand.
  let ends = [path.length - 1];
  for (let index = steps.length - 1; index > 0; index -= 1) {
    const [step, above] = [steps[index], steps[index - 1]];
    if (!step || !above) return false;
    const deepest = Math.max(...ends);
    const isPlace = (place: number) => (step.isChild ? ends.includes(place + 1) : place < deepest);
    ends = path.flatMap((element, place) => (isPlace(place) && matchesStep(above, element) ? [place] : []));
    if (ends.length === 0) return false;
  }
  return true;
}

function matchesStep({ tag, classes, ids }: Compound, node: Element): boolean {
  return (
    (tag === undefined || tag.toLowerCase() === node.tagName.toLowerCase()) &&
    classes.every((name) => classesOf(node).includes(name)) &&
    ids.every((id) => property(node, "id") === id)
  );
}
