import { lazy, type ReactNode, Suspense } from "react";
import { versionRegionAttribute } from "../../browser/page/new-version";
import { liveRegionId } from "../../browser/platform/elements";
import { sitePath } from "../../browser/platform/site-path";
import { routeAnnouncementId } from "../../browser/router/after-navigation";
import { siteText } from "../../text/site";
import { useSiteMetadata } from "../head/use-site-metadata";
import { Sidebar } from "../sidebar/sidebar";
import { type ShellData, sidebarOfPage } from "../sidebar/sidebar-of-page";
import { Announcement } from "./announcement";
import { BackToTop } from "./back-to-top";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import * as styles from "./shell.module.css";

/** Excluded from builds. */
const AuthorProblems = process.env.NODE_ENV === "production" ? null : lazy(() => import("../author/author-problems"));

interface ShellProps {
  /** Result of the page's query; the sidebar is in it. */
  readonly data: ShellData;
  readonly location: { readonly pathname: string };
  /** The not-found page is shown; told in development. */
  readonly isNotFound: boolean;
  /** The page. */
  readonly children: ReactNode;
}

/** The layout around every page; a navigation changes the `<main>` and the navigation beside it. */
export function Shell({ data, location, isNotFound, children }: ShellProps) {
  const { blog } = useSiteMetadata();
  const path = sitePath(location.pathname);
  const sidebar = sidebarOfPage(data, blog);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main" data-behind-drawer="">
        {siteText.skipToContent}
      </a>
      <Announcement />
      <Navbar place={{ path, sidebarId: data.sidebar?.sidebarId ?? null }} />
      <div className={styles.body} data-has-sidebar={sidebar ? "" : undefined}>
        <div className={styles.sidebar} data-sidebar-place="">
          {sidebar && <Sidebar model={sidebar} currentPath={path} />}
        </div>
        <main id="main" tabIndex={-1} className={styles.main} data-behind-drawer="">
          {AuthorProblems && (
            <Suspense fallback={null}>
              <AuthorProblems path={path} isNotFound={isNotFound} />
            </Suspense>
          )}
          {children}
        </main>
      </div>
      <Footer />
      <BackToTop />
      <div role="status" className={`${styles.newVersion} screen-only`} {...{ [versionRegionAttribute]: "" }} />
      <div id={routeAnnouncementId} className="visually-hidden" role="status" />
      <div id={liveRegionId} className="visually-hidden" role="status" />
    </div>
  );
}
