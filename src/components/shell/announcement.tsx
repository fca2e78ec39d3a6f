import { siteText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import * as styles from "./shell.module.css";

/** A line of the owner's above every page. */
export function Announcement() {
  const { announcement } = useSiteMetadata();
  if (announcement === null) return null;
  const { id, html, closeable } = announcement;
  return (
    <aside className={styles.announcement} aria-label={siteText.announcement} data-behind-drawer="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has left nothing in it that runs or loads */}
      <p dangerouslySetInnerHTML={{ __html: html }} />
      {closeable && (
        <button type="button" className={styles.closing} data-close-announcement={id}>
          {siteText.close}
        </button>
      )}
    </aside>
  );
}
