import { useMemo } from "react";
import { closeAnnouncementAttribute } from "../../browser/page/announcement";
import { trustedHtml } from "../../browser/platform/trusted";
import { siteText } from "../../text/site";
import { useSiteMetadata } from "../head/use-site-metadata";
import * as styles from "./announcement.module.css";

/** A line of the owner's above every page. */
export function Announcement() {
  const { announcement } = useSiteMetadata();
  const html = announcement?.html ?? "";
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  if (announcement === null) return null;
  const { id, closeable } = announcement;
  return (
    <aside className={styles.bar} aria-label={siteText.announcement} data-behind-drawer="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has left nothing in it that runs or loads */}
      <p dangerouslySetInnerHTML={content} />
      {closeable && (
        <button type="button" className={styles.close} {...{ [closeAnnouncementAttribute]: id }}>
          {siteText.close}
        </button>
      )}
    </aside>
  );
}
