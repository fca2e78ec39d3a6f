import { withPrefix } from "gatsby";
import * as styles from "./brand-mark.module.css";

/**
 * Shows a logo or an area's picture: an inline drawing in the colours of the colour mode, one file,
 * or a file for each mode.
 */
export function BrandMark({ logo }: { readonly logo: Queries.AreaDrawingFragment }) {
  const { drawing, viewBox, src, srcDark, alt, width, height } = logo;
  if (src === null) {
    const name = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
    return (
      <svg
        className={styles.mark}
        viewBox={viewBox}
        width={width}
        height={height}
        focusable="false"
        {...name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitized it
        dangerouslySetInnerHTML={{ __html: drawing ?? "" }}
      />
    );
  }
  const size = { width, height };
  if (srcDark === null) return <img className={styles.mark} src={withPrefix(src)} alt={alt} {...size} />;
  return (
    <>
      <img className={`${styles.mark} only-light`} src={withPrefix(src)} alt={alt} loading="lazy" {...size} />
      <img className={`${styles.mark} only-dark`} src={withPrefix(srcDark)} alt={alt} loading="lazy" {...size} />
    </>
  );
}
