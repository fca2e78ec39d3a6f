import type { TextPiece } from "../../search/model/search-types";

/** Text with its matches marked. Pieces are text, so nothing in them can become HTML. */
export function MarkedText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  let place = 0;
  return pieces.map(({ text, marked }) => {
    const key = place;
    place += text.length;
    return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
