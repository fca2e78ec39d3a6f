import { graphql, type PageProps } from "gatsby";
export default function C({ data }: PageProps<Queries.DocCategoryPageQuery>) { return <main><h1>{data.docCategory?.title}</h1></main>; }
export const query = graphql`query DocCategoryPage($slug: String!) { docCategory(slug: {eq: $slug}) { title path cards {title path description count} } }`;
