/** @jsxRuntime classic */
/** @jsx headElement */
/** @jsxFrag Fragment */
// biome-ignore lint/correctness/noUnusedImports: what the pragma above compiles JSX to
import { Fragment, headElement } from "./head-element";

interface SearchMetaProps {
  readonly language: string;
  /** Machine name of the docs version; null for a page outside the docs. */
  readonly docsVersion: string | null;
}

/** Facets of a page for DocSearch's crawler. */
export function SearchMeta({ language, docsVersion }: SearchMetaProps) {
  return (
    <>
      <meta name="docsearch:language" content={language} />
      {docsVersion !== null && <meta name="docsearch:version" content={docsVersion} />}
      <meta
        name="docsearch:docusaurus_tag"
        content={docsVersion === null ? "default" : `docs-default-${docsVersion}`}
      />
    </>
  );
}
