/**
 * A webpack loader that edits DocSearch 3.9 while it is bundled, where it has no option for what this site promises. The
 * version is pinned; code that looks different ends the build with an error that says where. See edit-docsearch.ts.
 */
const edits = [
  {
    why: "the input takes 512 characters, not 64",
    from: /maxLength:64\b/g,
    to: "maxLength:512",
  },
  {
    why: "a strict Content-Security-Policy forbids the style element in the logo; the stylesheet colours it",
    from: /e\.createElement\("defs",null,e\.createElement\("style",null,"[^"]*"\)\)/g,
    to: "null",
  },
  {
    why: "titles in its history are text, not HTML, and its HTML does not pass the site's trusted types",
    from: /dangerouslySetInnerHTML:\{__html:(\w+\(t,"_snippetResult\."\.concat\(r,"\.value"\)\)\|\|\w+\(t,r\))\}/g,
    to: "children:$1",
  },
  {
    why: "its own Algolia client need not be bundled, since the site hands it another one",
    from: /return e\.useMemo\(\(function\(\)\{var e=function\(e,t,r\)\{if\(!e\|\|"string"!=typeof e\)throw[\s\S]*?,n\(e\)\}\),\[t,r,n\]\)/g,
    to: "return e.useMemo((function(){return n({})}),[n])",
  },
  {
    why: "the list has the id that the input controls, and is not a ul, which may not be a grid",
    from: /"ul",(\w)\.getListProps\(\)/g,
    to: '"div",$1.getListProps({source:$1.collection.source})',
  },
  {
    why: "rows of a grid are not li",
    from: /"li",(\w\(\{className:\["DocSearch-Hit")/g,
    to: '"div",$1',
  },
  {
    why: "a listbox may not contain links and buttons, a grid may",
    from: /role:"listbox"/g,
    to: 'role:"grid"',
  },
  {
    why: "a grid contains rows",
    from: /role:"option"/g,
    to: 'role:"row"',
  },
];

module.exports = function editDocSearch(source) {
  return edits.reduce((code, { why, from, to }) => {
    const count = code.match(from)?.length ?? 0;
    if (count !== 1) {
      throw new Error(
        `@docsearch/react has changed: ${from} is there ${count} times, not once (${why}). See ${__filename}`,
      );
    }
    return code.replace(from, to);
  }, source);
};
