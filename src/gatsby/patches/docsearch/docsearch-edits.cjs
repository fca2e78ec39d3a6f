/**
 * A webpack loader. DocSearch 3.9 has no option for some things that this site promises, so its code is edited while it is
 * bundled. The version is pinned; should the code ever look different, the build fails and says where.
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
    why: "titles it remembers are text, not HTML, and the policy of trusted types takes no HTML from it",
    from: /dangerouslySetInnerHTML:\{__html:(\w+\(t,"_snippetResult\."\.concat\(r,"\.value"\)\)\|\|\w+\(t,r\))\}/g,
    to: "children:$1",
  },
  {
    why: "its own client of Algolia, which the site's stands in for, need not be bundled",
    from: /return e\.useMemo\(\(function\(\)\{var e=function\(e,t,r\)\{if\(!e\|\|"string"!=typeof e\)throw[\s\S]*?,n\(e\)\}\),\[t,r,n\]\)/g,
    to: "return e.useMemo((function(){return n({})}),[n])",
  },
  {
    why: "the list has the id that the input says it controls, and is no ul, which may be no grid",
    from: /"ul",(\w)\.getListProps\(\)/g,
    to: '"div",$1.getListProps({source:$1.collection.source})',
  },
  {
    why: "its lines are no li",
    from: /"li",(\w\(\{className:\["DocSearch-Hit")/g,
    to: '"div",$1',
  },
  {
    why: "a list box may hold no links and buttons, a grid may",
    from: /role:"listbox"/g,
    to: 'role:"grid"',
  },
  {
    why: "the lines of a grid are rows",
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
