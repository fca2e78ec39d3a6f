/** @jsxRuntime classic */
/** @jsx headElement */
/** @jsxFrag Fragment */
import { graphql } from "gatsby";
import type { UrlBase } from "../../lib/paths";
// biome-ignore lint/correctness/noUnusedImports: what the pragma above compiles JSX to
import { Fragment, headElement } from "./head-element";

/** The fields of a page's picture that its head needs. */
export const pagePictureFragment = graphql`fragment PagePicture on SocialPicture { url width height alt }`;

export type PagePicture = Queries.PagePictureFragment;

interface SocialMetaProps {
  readonly site: UrlBase & { readonly title: string; readonly locale: { readonly openGraph: string } };
  readonly title: string;
  readonly description: string;
  readonly type: "website" | "article";
  /** Canonical address; null for a page that has none. */
  readonly url: string | null;
  readonly picture: PagePicture;
}

/** Open Graph tags, and the few of X that it has no fallback for. */
export function SocialMeta({ site, title, description, type, url, picture }: SocialMetaProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== "" && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={site.locale.openGraph} />
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture.url} />
      {picture.width !== null && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height !== null && <meta property="og:image:height" content={String(picture.height)} />}
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description !== "" && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}
