import { graphql, type PageProps } from "gatsby";
export default function P({ data }: PageProps<Queries.SinglePageQuery>) { return <main><h1>{data.singlePage?.title}</h1></main>; }
export const query = graphql`query Single($file: String!) { singlePage(file: {eq: $file}) { title article { html } } }`;
