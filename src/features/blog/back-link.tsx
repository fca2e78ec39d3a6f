import type { ReactNode } from "react";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./back-link.module.css";

/** A link from one tag or author back to all of them. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <p className={`${styles["back"]} screen-only`}>
      <SiteLink to={to}>{children}</SiteLink>
    </p>
  );
}
