/**
 * Classes of code tokens, the stylesheet's contract: `.t-keyword { … }`. Text without a class has the colour of the block.
 * Scopes are TextMate's; the more specific selector wins.
 */
export const tokenScopes = {
  "t-comment": ["comment", "punctuation.definition.comment", "string.quoted.docstring"],
  "t-string": [
    "string",
    "punctuation.definition.string",
    "markup.inline.raw",
    "constant.character.escape",
    "string.regexp",
  ],
  "t-constant": [
    "constant.numeric",
    "constant.language",
    "constant.character",
    "constant.other",
    "variable.other.constant",
    "support.constant",
    "keyword.other.unit",
  ],
  "t-keyword": [
    "keyword",
    "storage",
    "variable.language",
    "punctuation.definition.keyword",
    "entity.name.tag.yaml.doc",
  ],
  "t-function": [
    "entity.name.function",
    "support.function",
    "meta.function-call.generic",
    "entity.name.command",
    "entity.name.section",
  ],
  "t-type": [
    "entity.name.type",
    "entity.name.class",
    "entity.name.namespace",
    "entity.other.inherited-class",
    "support.type",
    "support.class",
    "storage.type.primitive",
  ],
  "t-property": [
    "support.type.property-name",
    "meta.object-literal.key",
    "entity.name.tag.yaml",
    "variable.other.property.ts",
  ],
  "t-tag": ["entity.name.tag", "entity.other.attribute-name.class", "entity.other.attribute-name.id"],
  "t-attribute": ["entity.other.attribute-name"],
  "t-inserted": ["markup.inserted", "punctuation.definition.inserted"],
  "t-deleted": ["markup.deleted", "punctuation.definition.deleted"],
  "t-meta": [
    "meta.diff",
    "meta.preprocessor",
    "keyword.control.directive",
    "entity.name.function.preprocessor",
    "meta.separator",
  ],
  "t-heading": ["markup.heading", "entity.name.section.markdown"],
  "t-strong": ["markup.bold"],
  "t-link": ["markup.underline.link", "string.other.link"],
} as const satisfies Record<string, readonly string[]>;

/** Scopes without a class, though a broader one has: the colour of the block, and no element of their own. */
export const plainScopes: readonly string[] = [
  "keyword.operator",
  "storage.modifier.pointer",
  "storage.modifier.reference",
  "variable.parameter",
  "variable.other.normal.shell",
  "punctuation.definition.variable",
  "variable.other.env",
  "punctuation.definition.tag",
  "punctuation.section.embedded",
  "punctuation.definition.list",
  "punctuation.separator.prompt",
  "markup.italic",
];

export type TokenClass = keyof typeof tokenScopes;

/** Every class a token can have. */
export const tokenClasses = Object.keys(tokenScopes) as TokenClass[];
