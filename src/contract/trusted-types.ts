/** Names of the Trusted Types policies, one for each bundle that hands HTML or the address of a worker to the browser. */
export const trustedTypesPolicies = ["site", "search-dialog", "render-island"] as const;
