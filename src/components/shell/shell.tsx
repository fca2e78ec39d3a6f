import type { WrapPageElementBrowserArgs } from "gatsby";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { lazy, Suspense } from "react";
import { sitePath } from "../../browser/platform/site-path";
import { siteText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { Sidebar } from "../sidebar/sidebar";
import { type ShellData, sidebarOfPage } from "../sidebar/sidebar-of-page";
import { Icon } from "../ui/icon";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import * as styles from "./shell.module.css";

/** Shows the content's problems to an author. Builds exclude it. */
const AuthorProblems =
  process.env.NODE_ENV === "production" ? null : lazy(() => import("../author-tools/author-problems"));

type ShellProps = Pick<WrapPageElementBrowserArgs, "element" | "props">;

/** Wraps a page in the shell, at build time and in `gatsby develop`. */
export const wrapPageElement = (args: ShellProps) => <Shell {...args} />;

/**
 * Renders the layout around every page. When the reader opens another page, only `<main>` and the
 * sidebar are replaced.
 */
function Shell({ element, props }: ShellProps) {
  const site = useSiteMetadata();
  const data = (props.data ?? {}) as ShellData;
  const path = sitePath(props.location.pathname);
  const sidebar = sidebarOfPage(data, site);
  const isNotFound = /^\/(?:dev-404-page|404)\b/.test(props.pageResources?.page.path ?? "");
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#site:main" data-site-behind-drawer="">
        {siteText.skipToContent}
      </a>
      <Announcement />
      <Navbar place={{ path, sidebarId: data.sidebar?.sidebarId ?? null }} />
      <div className={styles.body} data-site-has-sidebar={sidebar ? "" : undefined}>
        <div className={styles.sidebar} data-site-sidebar-place="">
          {sidebar && <Sidebar model={sidebar} currentPath={path} />}
        </div>
        <main id="site:main" tabIndex={-1} className={styles.main} data-site-behind-drawer="">
          {AuthorProblems && (
            <Suspense fallback={null}>
              <AuthorProblems path={path} isNotFound={isNotFound} />
            </Suspense>
          )}
          {/* In a build, the page is ready. Under `gatsby develop`, it may suspend while it
              waits for its node. */}
          {AuthorProblems ? <Suspense>{element}</Suspense> : element}
        </main>
      </div>
      <Footer />
      {/* Shown while the reader scrolls up. */}
      <button
        type="button"
        className={`${styles.toTop} icon-button enters`}
        aria-label={siteText.backToTop}
        title={siteText.backToTop}
        hidden
        data-site-behind-drawer=""
        data-site-back-to-top=""
      >
        <Icon node={ArrowUp} size={20} />
      </button>
      <div role="status" className={`${styles.newVersion} screen-only`} data-site-new-version="" />
      <div id="site:live-region" className="visually-hidden" role="status" />
    </div>
  );
}

/** Shows the owner's announcement, if there is one, above every page. */
function Announcement() {
  const { announcement } = useSiteMetadata();
  if (announcement === null) return null;
  const { id, html, closeable } = announcement;
  return (
    <aside className={styles.announcement} aria-label={siteText.announcement} data-site-behind-drawer="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitized it */}
      <p dangerouslySetInnerHTML={{ __html: html }} />
      {closeable && (
        <button type="button" className={styles.closing} data-site-close-announcement={id}>
          {siteText.close}
        </button>
      )}
    </aside>
  );
}
