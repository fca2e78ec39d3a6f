import type { z } from "zod";

/**
 * Front matter fields that a node stores unchanged, with their names in camel case. Each field is
 * declared once, by a schema with a default, a description and an example. The TypeScript type of
 * the node, its GraphQL fields and the table in docs/writing.md come from the schema.
 */
export type StoredShape = Readonly<Record<string, z.ZodType>>;

/** The part of a node that contains the fields of a `StoredShape`. */
export type StoredFields<Shape extends StoredShape> = {
  readonly [Name in keyof Shape & string as CamelCase<Name>]: z.output<Shape[Name]>;
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Returns the stored fields of validated front matter, keyed by the field names of the node. */
export function storedFields<Shape extends StoredShape>(
  shape: Shape,
  values: { readonly [Name in keyof Shape]: z.output<Shape[Name]> },
): StoredFields<Shape> {
  const entries = Object.keys(shape).map((name) => [camelCase(name), values[name]]);
  return Object.fromEntries(entries) as StoredFields<Shape>;
}

/** Returns the name of a front matter field in a node: `hide_title` becomes `hideTitle`. */
export function camelCase(name: string): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
