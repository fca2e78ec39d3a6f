/** Where the discussions of each provider come from: the only origin that a page frames and listens to. */
export const commentHosts = {
  giscus: "https://giscus.app",
  utterances: "https://utteranc.es",
} as const;
