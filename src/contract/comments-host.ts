/** Where discussions come from: the only origin that a page frames and listens to. */
export const commentsHost = "https://giscus.app";
