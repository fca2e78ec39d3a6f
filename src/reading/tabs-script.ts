import { tabsKeyPrefix } from "./article/tabs";

/**
 * Stands at the end of a page and marks the remembered tab before the first paint, so that nothing moves when the tabs
 * come alive. Small, without dependencies, and it cannot throw.
 */
export const tabsScript = [
  'document.querySelectorAll("[data-tabs][data-group]").forEach(function(t){try{',
  `var v=localStorage.getItem(${JSON.stringify(tabsKeyPrefix)}+t.dataset.group),p=[].slice.call(t.children);`,
  "if(p.some(function(c){return c.dataset.value===v}))",
  'p.forEach(function(c){c.toggleAttribute("data-default",c.dataset.value===v)})',
  "}catch(e){}})",
].join("");
