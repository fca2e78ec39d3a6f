/**
 * Names of the Trusted Types policies. Each bundle that passes HTML or a worker's address to the
 * browser has one.
 */
export const trustedTypesPolicies = [
  "site",
  "search-dialog",
  "render-island",
  "worker-client",
  "link-preview",
] as const;

/** The host of discussions. It is the only origin that a page frames and receives messages from. */
export const commentsHost = "https://giscus.app";
