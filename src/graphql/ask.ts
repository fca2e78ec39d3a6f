import type { BuildArgs } from "gatsby";

/** The options for writing the files beside the pages. */
export interface WriteOptions extends Pick<BuildArgs, "graphql"> {
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
}

/**
 * Runs a query after all content is in the data layer.
 * @param what what the query reads, for the error message
 */
export async function ask<T>(graphql: BuildArgs["graphql"], query: string, what: string, variables = {}): Promise<T> {
  const { data, errors } = await graphql<T>(query, variables);
  if (!data) throw new Error(`${what} could not be read: ${JSON.stringify(errors)}`);
  return data;
}
