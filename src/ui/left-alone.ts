import { trustedHtml } from "../reading/platform/trusted-html";

/** For `dangerouslySetInnerHTML`: an element that is empty for React, which leaves alone what is in it. */
export const leftAlone = { __html: trustedHtml("") };
