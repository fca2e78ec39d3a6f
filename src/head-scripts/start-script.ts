/**
 * Inline script that starts the `text/plain` script element before it. It clears the type and
 * inserts the element again, so the browser evaluates it. The content security policy allows
 * scripts that an inline script inserts, so the policy need not name their hosts. The element comes
 * from the page itself, so it needs no Trusted Types policy.
 */
export const startScript = "{let s=document.currentScript.previousElementSibling;s.type='';s.replaceWith(s)}";

/**
 * Like `startScript`, but for Google's script, which Gatsby does not put directly before the inline
 * script.
 */
export const startGoogleScript =
  "{let s=document.querySelector('script[src*=\"/gtag/js\"]');s.type='';s.replaceWith(s)}";

/** Like `startScript`, but does nothing if the reader asks not to be tracked. */
export const startUnlessDoNotTrack = `if(navigator.doNotTrack!="1"&&window.doNotTrack!="1")${startScript}`;
