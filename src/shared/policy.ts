/**
 * Names of the Trusted Types policies. Each bundle that passes HTML or a worker's address to the
 * browser uses one of them.
 */
export const trustedTypesPolicies = [
  "site",
  "search-dialog",
  "render-island",
  "worker-client",
  "link-preview",
] as const;

/** The host of giscus discussions. Pages embed it in a frame and accept messages only from it. */
export const commentsHost = "https://giscus.app";
