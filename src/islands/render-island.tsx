import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { TakePresses } from "../browser/islands";
import { readContentIsland } from "../shared/island";
import { ErrorBoundary } from "./error-boundary";
import { islandOf } from "./registry";

/** Fetches the code of an island. */
export async function prepareIsland(name: string): Promise<void> {
  (await islandOf(name)?.())?.prepare?.();
}

/** Renders an island in its place. */
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
  // Rendering is synchronous, so that no key press is lost between reading the field and replacing
  // it.
  flushSync(() => createRoot(place).render(island));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hydrates the HTML that the build rendered for a component, so elements and focus stay. React
 * expects the values of the build. What the reader typed, chose and pressed while the code was
 * loading is therefore undone first, and repeated after hydration. Hydration is synchronous, so that
 * no input comes in between, which React would not notice.
 */
async function hydrateIsland(place: HTMLElement, island: ReactNode, takePresses: TakePresses): Promise<void> {
  // Text in traditional characters is restored until React has compared it:
  // src/browser/page/traditional.ts. Its observer runs as a microtask.
  place.dataset["siteHydration"] = "begun";
  await Promise.resolve();
  const fields = [...place.querySelectorAll<Field>("input, select, textarea")];
  const changes = [...fields.flatMap(takeBack), ...takePresses().map((button) => () => button.click())];
  flushSync(() => hydrateRoot(place, island));
  place.dataset["siteHydration"] = "done";
  for (const change of changes) change();
}

/**
 * Resets a field to the value of the build.
 * @returns functions that set the reader's value again; none if it is the same
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
      // Bypasses React's own setter, so that React notices the change of the value.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
  ];
}

function builtChoice({ options }: HTMLSelectElement): string {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}
