/** Each chunk that has styles names its stylesheet here when it is evaluated (tooling/styles.mjs). */
declare global {
  var foyerStyles: string[] | undefined
}

const loaded = new Map<string, Promise<void>>()

/**
 * Resolves when the stylesheets of all chunks loaded so far are in the page. The server links them
 * in the head; a placeholder that came later (a fragment, an author's edit) brings new ones.
 */
export async function stylesLoaded(): Promise<void> {
  await Promise.all((globalThis.foyerStyles ?? []).map(loadStyle))
}

function loadStyle(href: string): Promise<void> {
  const known = loaded.get(href)
  if (known) return known
  const isLinked = Array.from(document.querySelectorAll('link[rel=stylesheet]')).some(
    (link) => (link as HTMLLinkElement).href === href,
  )
  const load = isLinked ? Promise.resolve() : addStyle(href)
  loaded.set(href, load)
  return load
}

/** A stylesheet that cannot be had leaves the widget plain; that is better than none. */
function addStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
