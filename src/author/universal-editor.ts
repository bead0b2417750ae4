/** Host of the text editor, which the vendor's client loads by a script element. */
export const CLIENT_HOST = 'https://exc-unifiedcontent.experience.adobe.net/'

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

/**
 * Lets Universal Editor's client start on a page with Trusted Types. The client fails with an error when
 * it may not request its text editor. The policy allows no other script URL and no HTML. The page's
 * `script-src` still decides whether the script loads.
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
    // The page's CSP does not allow a default policy, or the site has its own. Both are the site's choice.
  }
}
