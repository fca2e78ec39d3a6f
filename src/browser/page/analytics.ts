/**
 * Inline script that lets the script before it run, unless the reader asks not to be tracked: put in again it is looked at
 * anew. As an element of the page's own HTML it needs no Trusted Types policy.
 */
export const unlessDoNotTrack =
  'if(navigator.doNotTrack!="1"&&window.doNotTrack!="1"){let s=document.currentScript.previousElementSibling;s.type="";s.replaceWith(s)}';

/** Tells GoatCounter, once it is there, of another page. Umami and Plausible see by themselves that the address has changed. */
export function countPage(referrer: string): void {
  const { goatcounter } = window as { goatcounter?: { count?: (view: { readonly referrer: string }) => void } };
  goatcounter?.count?.({ referrer });
}
