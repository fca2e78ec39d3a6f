import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import Folder from "lucide/dist/esm/icons/folder.mjs";
import type { ReactNode } from "react";
import { Icon } from "./icon";
import * as styles from "./link-card.module.css";
import { SiteLink } from "./site-link";

const icons = { page: FileText, folder: Folder, link: ExternalLink } as const;

/** Renders a responsive grid of cards. */
export function CardGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

interface LinkCardProps {
  readonly to: string;
  readonly title: string;
  /** Language of the title, if it is not the site's. */
  readonly lang?: string | null;
  readonly text: string | null;
  readonly icon?: keyof typeof icons;
  /** Shown instead of an icon. */
  readonly picture?: ReactNode;
}

/** Renders a card with a link as its title. The whole card is clickable. */
export function LinkCard({ to, title, lang = null, text, icon, picture }: LinkCardProps) {
  const node = icon && icons[icon];
  return (
    <li className={`${styles.card} covered has-ring`}>
      {picture ?? (node && <Icon node={node} size={18} className={styles.icon} />)}
      <div className={styles.body}>
        <SiteLink to={to} lang={lang} className={styles.title}>
          {title}
        </SiteLink>
        {text !== null && <p className={`${styles.text} muted`}>{text}</p>}
      </div>
    </li>
  );
}
