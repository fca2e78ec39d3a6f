/**
 * Inline script that starts the script element before it, whose type is `text/plain`. A browser
 * examines a script element again when it is inserted again. The content security policy allows
 * what an inline script starts, so it names no host. The element comes from the page itself, so it
 * needs no Trusted Types policy.
 */
export const startScript = "{let s=document.currentScript.previousElementSibling;s.type='';s.replaceWith(s)}";

/** The same for Google's script. Gatsby does not put it directly before the inline script. */
export const startGoogleScript =
  "{let s=document.querySelector('script[src*=\"/gtag/js\"]');s.type='';s.replaceWith(s)}";

/** The same as `startScript`, unless the reader asks not to be tracked. */
export const startUnlessDoNotTrack = `if(navigator.doNotTrack!="1"&&window.doNotTrack!="1")${startScript}`;
