interface SearchMetaProps {
  readonly language: string;
  /** Machine name of the docs version. */
  readonly version: string;
}

/** What a search crawler needs to file a docs page under its facets. */
export function SearchMeta({ language, version }: SearchMetaProps) {
  return (
    <>
      <meta name="docsearch:language" content={language} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={`docs-default-${version}`} />
    </>
  );
}
