import { versionRegionAttribute } from "../../browser/page/new-version";
import * as styles from "./new-version.module.css";

/** Where src/browser/page/new-version.ts offers a reload. */
export function NewVersion() {
  return <div role="status" className={`${styles.region} screen-only`} {...{ [versionRegionAttribute]: "" }} />;
}
