import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { TakePresses } from "../browser/islands";
import { readContentIsland } from "../shared/island";
import { ErrorBoundary } from "./error-boundary";
import { islandOf } from "./registry";

/** Loads an island's module, and fetches what the island needs before it is shown. */
export async function prepareIsland(name: string): Promise<void> {
  (await islandOf(name)?.())?.prepare?.();
}

/**
 * Renders an island into its element, or hydrates the element for an author's component.
 * @throws Error if there is no island with this name, or if its code fails to load
 */
export async function renderIsland(
  place: HTMLElement,
  name: string,
  props: object,
  takePresses: TakePresses,
): Promise<void> {
  const load = islandOf(name);
  if (load === undefined) throw new Error(`src/islands/registry.ts has no island "${name}"`);
  const { default: Component } = await load();
  const island = (
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>
  );
  if (readContentIsland(name)) return hydrateIsland(place, island, takePresses);
  takePresses();
  // Renders synchronously, so that no key press is lost while the island replaces the built
  // content.
  flushSync(() => createRoot(place).render(island));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hydrates the HTML that the build rendered for a component, so that its elements and the focus
 * stay. React expects the values of the build, so this function first undoes what the reader typed
 * and chose while the code was loading. After hydration, it restores the reader's input and repeats
 * the button presses. Hydration is synchronous, because React would not notice input in between.
 */
async function hydrateIsland(place: HTMLElement, island: ReactNode, takePresses: TakePresses): Promise<void> {
  // While this is `begun`, src/browser/page/traditional.ts restores the original text, because
  // React compares it. That module observes changes in a microtask, so this waits for one.
  place.dataset["siteHydration"] = "begun";
  await Promise.resolve();
  const fields = [...place.querySelectorAll<Field>("input, select, textarea")];
  const changes = [...fields.flatMap(takeBack), ...takePresses().map((button) => () => button.click())];
  flushSync(() => hydrateRoot(place, island));
  place.dataset["siteHydration"] = "done";
  for (const change of changes) change();
}

/**
 * Resets a field to its value in the build.
 * @returns functions that restore the reader's value; none if both values are equal
 */
function takeBack(field: Field): (() => void)[] {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked === field.defaultChecked) return [];
    field.checked = field.defaultChecked;
    return [() => field.click()];
  }
  const { value } = field;
  const built = field instanceof HTMLSelectElement ? builtChoice(field) : field.defaultValue;
  if (value === built) return [];
  field.value = built;
  return [
    () => {
      // Bypasses React's setter, so that React notices the new value.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
  ];
}

function builtChoice({ options }: HTMLSelectElement): string {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}
