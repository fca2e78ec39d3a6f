import { graphql, type PageProps } from "gatsby";
export default function Doc({ data }: PageProps<Queries.DocPageQuery>) {
  return <main><h1>{data.doc?.title}</h1><div dangerouslySetInnerHTML={{ __html: data.doc?.article.html ?? "" }} /></main>;
}
export const query = graphql`query DocPage($docId: String!, $sidebarId: String) { doc(docId: {eq: $docId}) { title path breadcrumbs {title path} next {title path} previous {title path} article { html readingMinutes headings {id text depth} } lastUpdate {date} editUrl } sidebar(sidebarId: {eq: $sidebarId}) { label entries {kind label path level} } }`;
export const Head = () => <title>x</title>;
