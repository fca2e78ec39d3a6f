import { readFileSync } from "node:fs";
import path from "node:path";
import { ConverterBuilder, Trie } from "opencc-js/core";
import * as openCC from "opencc-js/preset/cn2t";
import { digestOf, writeChanged } from "../lib/node/files";
import { assetFolder } from "../shared/site-files";
import { type TraditionalTable, traditionalEvent, traditionalKey } from "../shared/traditional";
import { siteText, waitingText } from "../text/texts";

/**
 * Matches runs of Chinese characters. `\p{Script=Han}` takes five times as long on a site's HTML.
 */
const chinese = /(?:[\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud88d][\udc00-\udfff])+/g;

/**
 * Returns the part of OpenCC's table for Taiwan that these texts need. They are converted with it
 * exactly as with the whole table. A browser cannot tell converted text from other text, so a
 * second conversion must not change it.
 */
export function traditionalTable(texts: readonly string[]): TraditionalTable {
  const convert = ConverterBuilder(openCC)({ from: "cn", to: "tw" });
  const all = new Trie();
  all.loadDictGroup([openCC.configs["s2tw"]?.segmentation ?? []].flat() as string[]);
  const trie = new Trie();
  const table = new Map<string, string>();
  const keep = (part: string, result = convert(part)) => trie.addWord(part, table.set(part, result).get(part) ?? "");
  const runs = [...new Set(texts.flatMap((text) => text.match(chinese) ?? []))];
  const meant = runs.map((run) => [run, convert(run)] as const);
  const phrasesOf = (run: string) => all.segment(run).filter((part) => all.matchPrefix(part, 0));
  const isWrong = (part: string) => trie.convert(part) !== convert(part);
  for (const char of [...new Set(runs.join(""))].filter(isWrong)) keep(char);
  for (const phrase of [...new Set(runs.flatMap(phrasesOf))].filter(isWrong)) keep(phrase);
  // In OpenCC, a phrase may prevent an overlapping phrase from matching, even if the characters of
  // the first phrase are converted correctly without it. The table must contain the first phrase
  // too.
  for (let size = 0; size < table.size; ) {
    size = table.size;
    const wrong = meant.filter(([run, result]) => trie.convert(run) !== result || trie.convert(result) !== result);
    for (const phrase of wrong.flatMap(([run]) => phrasesOf(run))) {
      keep(phrase);
      keep(convert(phrase), convert(phrase));
    }
  }
  return Object.fromEntries([...table].sort());
}

/**
 * Writes the conversion table for the text of files in the deployed folder.
 * @param files paths relative to the deployed folder
 * @returns the path of the table, relative to the deployed folder
 */
export function writeTraditional(publicDir: string, files: readonly string[]): string {
  const texts = files.map((file) => readFileSync(path.join(publicDir, file), "utf8"));
  const table = JSON.stringify(traditionalTable(texts));
  const name = `${assetFolder}traditional-${digestOf(table)}.json`;
  writeChanged(path.join(publicDir, name), table);
  return name;
}

/**
 * Returns inline code for the head. The code shows the button for traditional characters. It loads
 * the conversion when the reader presses the button, or at once if the reader has chosen
 * traditional characters before.
 * @param table address of the conversion table
 */
export function traditionalScript(table: string): string {
  return [
    `{let s="[data-site-traditional]",f=b=>{if(b){b.textContent="${siteText.traditional}";b.setAttribute("aria-busy","true")}`,
    `Promise.all([fetch("${table}").then(r=>r.json()),start("traditional")])`,
    `.then(([detail])=>dispatchEvent(new CustomEvent("${traditionalEvent}",{detail})))`,
    `.catch(()=>{if(b)b.textContent="${waitingText.loadFailed}"}).finally(()=>b?.removeAttribute("aria-busy"))};`,
    `try{localStorage.getItem("${traditionalKey}")&&f()}catch{}`,
    'addEventListener("click",e=>{let b=e.target.closest?.(s);b&&f(b)});',
    'addEventListener("DOMContentLoaded",()=>{let b=document.querySelector(s),h=history.state;b.hidden=!1;',
    // After the reload that switches back to simplified characters, focuses the button again.
    `if(h?.${traditionalKey}){b.focus({preventScroll:true});history.replaceState({...h,${traditionalKey}:0},"")}})}`,
  ].join("");
}
