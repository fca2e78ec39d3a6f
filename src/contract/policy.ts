/** Names of the Trusted Types policies, one for each bundle that hands HTML or the address of a worker to the browser. */
export const trustedTypesPolicies = ["site", "search-dialog", "render-island", "link-preview"] as const;

/** Where discussions come from: the only origin that a page frames and listens to. */
export const commentsHost = "https://giscus.app";
