const limit = 160;
/** A cut earlier than this says too little. */
const least = 40;

/** The start of a text, at most 160 characters, cut after a sentence where one ends in time. */
export function excerptOf(text: string): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit).join("");
  const sentence = /^[\s\S]*(?:[。！？…]+[”’」』）]*|[.!?](?=\s))/u.exec(head)?.[0] ?? "";
  if (sentence.length >= least) return sentence;
  return `${characters
    .slice(0, limit - 1)
    .join("")
    .replace(/[，、；：,;:\s]+$/u, "")}…`;
}
