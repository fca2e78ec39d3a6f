import { versionRegionAttribute } from "../reading/new-version-notice";
import { leftAlone } from "../ui/left-alone";
import * as styles from "./new-version.module.css";

const attributes = { [versionRegionAttribute]: "", className: `${styles.region} screen-only` };

/** Where src/reading/new-version-notice.ts offers a reload. */
export function NewVersion() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  return <div role="status" {...attributes} dangerouslySetInnerHTML={leftAlone} />;
}
