import { SaxesParser, type SaxesTagNS } from "saxes";

export interface XmlElement {
  /** Qualified name, as in the source. */
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * Parses XML strictly.
 * @returns the root element
 * @throws if the XML is not well-formed, or contains an undeclared namespace prefix
 */
export function strictXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: "", uri: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const add = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, uri, attributes }: SaxesTagNS) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    const element: XmlElement = { name, uri, attributes: values, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(xml).close();
  const [top] = root.children;
  if (!top) throw new Error("there is no element");
  return top;
}

/** Returns the children with this name. */
export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Returns the text of the child with this name, or undefined if there is not exactly one. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const [only, another] = all(element, name);
  return another === undefined ? only?.text : undefined;
}
