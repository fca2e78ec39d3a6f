import { elementMessages } from "../../config/messages";
import type { Wording } from "../../lib/diagnostic";
import { words } from "../../lib/lists";

type Fix = keyof typeof elementMessages.componentFixes;

/**
 * The fix for each component of this site and of other generators. Most components that share their
 * name with an HTML element, such as `Details`, are not in the table.
 */
const namesByFix: readonly (readonly [fix: Fix, names: string])[] = [
  ["tabs", "Tabs Tab TabItem TabPanel CodeGroup CodeTabs"],
  ["admonition", "Admonition Aside Callout Note Tip Info Warning Danger Caution Important Hint Alert"],
  ["fold", "Accordion AccordionGroup Collapse Collapsible Expandable Toggle Dropdown"],
  ["steps", "Steps Step"],
  ["cards", "Card Cards CardGrid CardGroup LinkCard DocCard"],
  ["badge", "Badge Tag Pill Chip"],
  ["code", "CodeBlock Snippet Terminal"],
  ["tree", "FileTree Tree Folder File"],
  ["frame", "YouTube Vimeo Bilibili Tweet CodePen CodeSandbox StackBlitz"],
  ["picture", "IdealImage ThemedImage ZoomImage Figma"],
  ["link", "LinkButton Button"],
  ["remove", "Icon FontAwesomeIcon"],
  ["mdx", "Areas DocCardList TOCInline Heading Mermaid Translate BrowserOnly"],
];

const fixes: ReadonlyMap<string, Fix> = new Map(
  namesByFix.flatMap(([fix, names]) => words(names).map((name) => [name.toLowerCase(), fix] as const)),
);

/** The spelling of each component by its name in lower case, which an HTML parser returns. */
const spellings: ReadonlyMap<string, string> = new Map(
  namesByFix.flatMap(([, names]) => words(names).map((name) => [name.toLowerCase(), name] as const)),
);

/** HTML elements that share their name with a component, which begins with a capital. */
const htmlNames = new Set(["aside", "button"]);

/** Returns the fix for a component, or undefined for other elements. */
export function componentFix(name: string): string | undefined {
  const fix = htmlNames.has(name) ? undefined : fixes.get(name.toLowerCase());
  return fix && elementMessages.componentFixes[fix];
}

/**
 * Returns the message about a component in `.md` whose tags are removed, or undefined for other
 * elements.
 * @param texts the texts in its properties, which are lost too
 */
export function removedComponent(name: string, texts: readonly string[]): Wording | undefined {
  const fix = componentFix(name);
  return fix === undefined ? undefined : elementMessages.component(spellings.get(name) ?? name, fix, texts);
}

/**
 * Returns the message about a tag in `.md` that is shown as text.
 * @param otherwise returns the message about an element that is not closed
 */
export function shownTag(name: string, isSelfClosing: boolean, otherwise: (element: string) => Wording): Wording {
  const fix = componentFix(name);
  if (fix !== undefined) return elementMessages.componentAsText(name, fix);
  return (isSelfClosing ? elementMessages.nameAsText : otherwise)(name);
}
