import type { BuildArgs } from "gatsby";

/** What the files beside the pages are made from, and where they go. */
export interface WriteOptions extends Pick<BuildArgs, "graphql"> {
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
}

/** Asks the data layer, once all content is in it. @param what is asked for, as the error names it */
export async function ask<T>(graphql: BuildArgs["graphql"], query: string, what: string, variables = {}): Promise<T> {
  const { data, errors } = await graphql<T>(query, variables);
  if (!data) throw new Error(`${what} could not be read: ${JSON.stringify(errors)}`);
  return data;
}
