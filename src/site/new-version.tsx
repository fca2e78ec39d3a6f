import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { dismissVersion, watchNewVersion } from "../runtime/new-version";
import { siteText } from "../text/site";
import * as styles from "./new-version.module.css";

/** Offers a reload when the site has a new version; nothing happens without a click. */
export function NewVersion() {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => watchNewVersion(withPrefix("/"), setVersion), []);
  const close = () => {
    if (version !== null) dismissVersion(version);
    setVersion(null);
  };
  return (
    <div role="status" className={styles.region}>
      {version !== null && (
        <div className={styles.notice}>
          <span>{siteText.newVersion.text}</span>
          <button type="button" onClick={() => window.location.reload()}>
            {siteText.newVersion.reload}
          </button>
          <button type="button" onClick={close}>
            {siteText.close}
          </button>
        </div>
      )}
    </div>
  );
}
