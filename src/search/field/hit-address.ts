import { withPrefix } from "gatsby";
import { encodePath } from "../../lib/paths";

/** Address of a section, path prefix included, as it stands in `href`. */
export function hitAddress(path: string, anchor: string | null): string {
  const address = withPrefix(encodePath(path));
  return anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`;
}
