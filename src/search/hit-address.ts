import { withPrefix } from "gatsby";
import { encodePath } from "../lib/paths";

/** Address of a section for an `href`, with the path prefix. */
export function hitAddress(path: string, anchor: string | null): string {
  const address = withPrefix(encodePath(path));
  return anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`;
}
