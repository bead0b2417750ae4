/** From where the vendor's client takes its text editor, by a script element of its own making. */
const CLIENT_HOST = 'https://exc-unifiedcontent.experience.adobe.net/'

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

/**
 * Lets Universal Editor's client start on a page with Trusted Types: it ends with an error where it may
 * not ask for its text editor. Nothing else becomes an address of a script, and no text becomes HTML;
 * whether the script comes is for the page's `script-src` to say.
 */
export function letClientStart({
  document,
  trustedTypes,
}: Window & { trustedTypes?: TrustedTypes }) {
  if (!trustedTypes || !document.querySelector('meta[name^="urn:adobe:aue:system:"]')) return
  try {
    trustedTypes.createPolicy('default', {
      createScriptURL: (url) => (url.startsWith(CLIENT_HOST) ? url : null),
    })
  } catch {
    // The page's policy does not name it, or has one of its own: the site's to decide.
  }
}
