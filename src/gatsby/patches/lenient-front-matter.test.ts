import { readFrontMatterLeniently } from "./lenient-front-matter";

test("gatsby-plugin-mdx creates a node for a file with malformed front matter", async () => {
  readFrontMatterLeniently();
  const { onCreateNode } = jest.requireActual("gatsby-plugin-mdx/dist/gatsby-node");
  const createNode = jest.fn();
  await onCreateNode({
    node: { id: "a", absolutePath: "/docs/a.md", internal: { contentDigest: "1" } },
    loadNodeContent: async () => "---\r\ntitle: 甲: 乙\r\nslug: c\r\n---\r\n正文",
    actions: { createNode, createParentChildLink: () => undefined },
    createNodeId: (name: string) => name,
    cache: { set: async () => undefined },
  });
  expect(createNode).toHaveBeenCalledWith(expect.objectContaining({ frontmatter: { slug: "c" }, body: "正文" }));
});
