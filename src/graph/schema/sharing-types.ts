/** GraphQL types of the pictures that social networks show beside a link. */
export const socialSchema = /* GraphQL */ `
  "The picture of a page where somebody shares it: the one its front matter names, else one drawn from its title, or the site's."
  type SocialPicture @dontInfer {
    "Full address."
    url: String!
    "In pixels; null for a picture of another site."
    width: Int
    "In pixels; null for a picture of another site."
    height: Int
    "What it shows, in words."
    alt: String!
    "What is drawn; null for a picture that the front matter names."
    card: SocialCard
  }

  "What a drawn picture says."
  type SocialCard @dontInfer {
    "Address of the file inside the site. It changes with what is drawn."
    path: String!
    "Title of the page."
    title: String!
    "Where it belongs: an area of the docs, or the blog and the day."
    label: String!
  }
`;
