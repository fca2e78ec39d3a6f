import { readFileSync } from "node:fs";
import path from "node:path";
import { ConverterBuilder, Trie } from "opencc-js/core";
import * as openCC from "opencc-js/preset/cn2t";
import { assetFolder } from "../contract/site-files";
import { type TraditionalTable, traditionalEvent, traditionalKey } from "../contract/traditional";
import { digestOf, writeChanged } from "../lib/node/files";
import { siteText, waitingText } from "../text/texts";

/** Runs of Chinese characters; `\p{Script=Han}` takes five times as long over a site's HTML. */
const chinese = /(?:[\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud88d][\udc00-\udfff])+/g;

/**
 * What of OpenCC's characters and phrases, in the forms of Taiwan, converts these texts as all of them would. Converted text
 * stays as it is when it is converted again: a browser cannot tell it from other text.
 */
export function traditionalTable(texts: readonly string[]): TraditionalTable {
  const convert = ConverterBuilder(openCC)({ from: "cn", to: "tw" });
  const all = new Trie();
  all.loadDictGroup([openCC.configs["s2tw"]?.segmentation ?? []].flat() as string[]);
  const own = new Trie();
  const table = new Map<string, string>();
  const keep = (part: string, result = convert(part)) => own.addWord(part, table.set(part, result).get(part) ?? "");
  const runs = [...new Set(texts.flatMap((text) => text.match(chinese) ?? []))];
  const meant = runs.map((run) => [run, convert(run)] as const);
  const phrasesOf = (run: string) => all.segment(run).filter((part) => all.matchPrefix(part, 0));
  const isWrong = (part: string) => own.convert(part) !== convert(part);
  for (const char of [...new Set(runs.join(""))].filter(isWrong)) keep(char);
  for (const phrase of [...new Set(runs.flatMap(phrasesOf))].filter(isWrong)) keep(phrase);
  // A phrase may begin where another, which need not be in the table for itself, has kept it from beginning.
  for (let size = 0; size < table.size; ) {
    size = table.size;
    const wrong = meant.filter(([run, result]) => own.convert(run) !== result || own.convert(result) !== result);
    for (const phrase of wrong.flatMap(([run]) => phrasesOf(run))) {
      keep(phrase);
      keep(convert(phrase), convert(phrase));
    }
  }
  return Object.fromEntries([...table].sort());
}

/** Writes the table for what some files below the deployed folder say. @returns its name */
export function writeTraditional(publicDir: string, files: readonly string[]): string {
  const texts = files.map((file) => readFileSync(path.join(publicDir, file), "utf8"));
  const table = JSON.stringify(traditionalTable(texts));
  const name = `${assetFolder}traditional-${digestOf(table)}.json`;
  writeChanged(path.join(publicDir, name), table);
  return name;
}

/** Inline code for the head: shows the switch, and loads what it needs at a press, or at once for who chose it. */
export function traditionalScript(table: string): string {
  return [
    `{let s="[data-site-traditional]",f=b=>{if(b){b.textContent="${siteText.traditional}";b.setAttribute("aria-busy","true")}`,
    `Promise.all([fetch("${table}").then(r=>r.json()),start("traditional")])`,
    `.then(([detail])=>dispatchEvent(new CustomEvent("${traditionalEvent}",{detail})))`,
    `.catch(()=>{if(b)b.textContent="${waitingText.loadFailed}"}).finally(()=>b?.removeAttribute("aria-busy"))};`,
    `try{localStorage.getItem("${traditionalKey}")&&f()}catch{}`,
    'addEventListener("click",e=>{let b=e.target.closest?.(s);b&&f(b)});',
    'addEventListener("DOMContentLoaded",()=>{let b=document.querySelector(s),h=history.state;b.hidden=!1;',
    // After the reload that switched back.
    `if(h?.${traditionalKey}){b.focus({preventScroll:true});history.replaceState({...h,${traditionalKey}:0},"")}})}`,
  ].join("");
}
