/**
 * JSON Schemas for our machine-readable files. They are maintained by hand,
 * because schema.org itself requires nothing. They require the properties that Google's structured
 * data documentation requires or recommends. For the web manifest, they require the properties that
 * a browser needs before it offers to install a site.
 */

const url = { type: "string", format: "uri", pattern: "^https://" } as const;
const date = { type: "string", format: "date-time" } as const;
const text = { type: "string", minLength: 1 } as const;
const context = { const: "https://schema.org" } as const;
const language = { const: "zh-Hans" } as const;
const person = {
  type: "object",
  required: ["@type", "name"],
  properties: { "@type": { const: "Person" }, name: text, url },
};

const article = {
  type: "object",
  required: ["@context", "@id", "headline", "description", "image", "inLanguage", "mainEntityOfPage", "url"],
  properties: {
    "@context": context,
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: { ...text, maxLength: 110 },
    description: text,
    image: url,
    inLanguage: language,
    datePublished: date,
    dateModified: date,
    keywords: { type: "array", items: text, minItems: 1 },
    author: { type: "array", items: person, minItems: 1 },
  },
} as const;

/** Schemas by `@type`. */
export const jsonLdSchemas = {
  BlogPosting: { ...article, required: [...article.required, "datePublished", "dateModified", "author", "wordCount"] },
  TechArticle: article,
  Blog: {
    type: "object",
    required: ["@context", "@id", "url", "name", "description", "inLanguage"],
    properties: { "@context": context, "@id": url, url, name: text, description: text, inLanguage: language },
  },
  BreadcrumbList: {
    type: "object",
    required: ["@context", "itemListElement"],
    properties: {
      "@context": context,
      itemListElement: {
        type: "array",
        minItems: 2,
        items: {
          type: "object",
          required: ["@type", "position", "name", "item"],
          properties: {
            "@type": { const: "ListItem" },
            position: { type: "integer", minimum: 1 },
            name: text,
            item: url,
          },
        },
      },
    },
  },
  WebSite: {
    type: "object",
    required: ["@context", "@id", "url", "name", "inLanguage", "potentialAction"],
    properties: {
      "@context": context,
      url,
      name: text,
      inLanguage: language,
      potentialAction: {
        type: "object",
        required: ["@type", "target", "query-input"],
        properties: {
          "@type": { const: "SearchAction" },
          target: {
            type: "object",
            required: ["@type", "urlTemplate"],
            properties: { "@type": { const: "EntryPoint" }, urlTemplate: { pattern: "\\{search_term_string\\}$" } },
          },
          "query-input": { const: "required name=search_term_string" },
        },
      },
    },
  },
} as const;

export const manifestSchema = {
  type: "object",
  required: ["name", "short_name", "lang", "dir", "start_url", "scope", "display", "theme_color", "icons"],
  properties: {
    lang: language,
    dir: { const: "ltr" },
    start_url: { type: "string", pattern: "^/" },
    scope: { type: "string", pattern: "^/(.*/)?$" },
    display: { enum: ["standalone", "minimal-ui", "browser", "fullscreen"] },
    theme_color: { type: "string", pattern: "^#[0-9a-f]{6}$" },
    background_color: { type: "string", pattern: "^#[0-9a-f]{6}$" },
    icons: {
      type: "array",
      minItems: 3,
      items: {
        type: "object",
        required: ["src", "sizes", "type", "purpose"],
        properties: {
          sizes: { type: "string", pattern: "^(\\d+)x\\1$" },
          type: { const: "image/png" },
          purpose: { enum: ["any", "maskable"] },
        },
      },
    },
  },
} as const;
