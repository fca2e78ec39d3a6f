import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/docs/breadcrumbs";
import { CategoryCards } from "../components/docs/category-cards";
import { DocPager } from "../components/docs/doc-pager";
import { Seo } from "../components/head/seo";
import { breadcrumbList } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { BrandMark } from "../components/ui/brand-mark";
import { ListingPage } from "../components/ui/listing-page";
import { docsText } from "../text/texts";
import { existing } from "./existing";

/** Shows the generated page of a sidebar category. The page lists the category's items. */
export default function DocCategoryPage({ data }: PageProps<Queries.DocCategoryPageQuery>) {
  const category = existing(data.docCategory);
  return (
    <ListingPage
      above={<Breadcrumbs steps={category.breadcrumbs} />}
      picture={data.sidebar?.drawing && <BrandMark logo={data.sidebar.drawing} />}
      title={category.title}
      description={category.description}
    >
      <CategoryCards cards={category.cards} />
      <DocPager previous={category.previous} next={category.next} />
    </ListingPage>
  );
}

export function Head({ data }: HeadProps<Queries.DocCategoryPageQuery>) {
  const { title, description, path, breadcrumbs, socialPicture } = existing(data.docCategory);
  const site = useSiteMetadata();
  return (
    <Seo
      title={docsText.categoryTitle(title)}
      description={description ?? site.description}
      path={path}
      picture={socialPicture}
      jsonLd={[breadcrumbList(site, breadcrumbs)]}
    />
  );
}

export const query = graphql`
  query DocCategoryPage($slug: String!, $sidebarId: String!, $sidebarAround: String) {
    docCategory(slug: { eq: $slug }) {
      title description path
      socialPicture { ...PagePicture }
      breadcrumbs { ...Breadcrumb }
      previous { ...RelatedPage }
      next { ...RelatedPage description }
      cards { ...CategoryCardData }
    }
    sidebar(sidebarId: { eq: $sidebarId }) {
      ...DocSidebar
      drawing { ...AreaDrawing }
    }
  }
`;
