/** The part of a JSON schema that this module reads. */
export interface Part {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly anyOf?: readonly Part[];
  readonly default?: unknown;
  readonly description?: string;
}

const scalars: Readonly<Record<string, string>> = { boolean: "Boolean", integer: "Int", number: "Float" };

/**
 * Returns the GraphQL fields for the properties of a JSON schema, with their descriptions.
 * @param objectType returns the name of the GraphQL type for a property that is an object
 */
export function graphqlFields(
  properties: Readonly<Record<string, Part>>,
  objectType: (key: string, part: Part) => string,
): string[] {
  const typeOf = (key: string, part: Part): string => {
    const filled = part.anyOf?.filter(({ type }) => type !== "null") ?? [part];
    const isRequired = filled.length === (part.anyOf ?? filled).length;
    const [only = part] = filled;
    const scalar = filled.length > 1 ? "String" : (scalars[only.type ?? ""] ?? "String");
    const list = only.items && `[${typeOf(key, only.items)}]`;
    const type = only.properties ? objectType(key, { ...part, ...only }) : (list ?? scalar);
    return isRequired ? `${type}!` : type;
  };
  return Object.entries(properties).map(
    ([key, part]) => `${JSON.stringify(part.description)} ${key}: ${typeOf(key, part)}`,
  );
}
