/** A list in an answer of GraphQL. */
export type Nodes<T> = { readonly nodes: readonly T[] };

/** What the files beside the pages are made from, and where they go. */
export interface WriteOptions {
  readonly graphql: <T>(query: string, variables?: object) => Promise<{ data?: T; errors?: unknown }>;
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
}

/** Asks the data layer, once all content is in it. @param what is asked for, as the error names it */
export async function ask<T>(
  graphql: WriteOptions["graphql"],
  query: string,
  what: string,
  variables = {},
): Promise<T> {
  const { data, errors } = await graphql<T>(query, variables);
  if (!data) throw new Error(`${what} could not be read: ${JSON.stringify(errors)}`);
  return data;
}
