import type { BuildArgs } from "gatsby";

/** Options for writing a site's files other than its pages. */
export interface WriteOptions extends Pick<BuildArgs, "graphql"> {
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
}

/**
 * Runs a GraphQL query and returns its data. All content must already be in the data layer.
 * @param what what the query reads, for the error message
 * @throws if the query returns no data
 */
export async function ask<T>(graphql: BuildArgs["graphql"], query: string, what: string, variables = {}): Promise<T> {
  const { data, errors } = await graphql<T>(query, variables);
  if (!data) throw new Error(`${what} could not be read: ${JSON.stringify(errors)}`);
  return data;
}
