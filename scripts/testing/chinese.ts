/** Matches Chinese characters and full-width punctuation. */
export const chinese = /[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]/u;
