/** Where a page may not know the stylesheet of a build, the build names it here (tooling/styles.mjs). */
declare global {
  var foyerStyles: string[] | undefined
}

const loaded = new Map<string, Promise<void>>()

/**
 * Resolves when the stylesheets that are named are in the page. The server links its build's in the head;
 * author mode has one of its own, and what comes of a newer build than the page has that build's.
 */
export async function stylesLoaded(): Promise<void> {
  await Promise.all((globalThis.foyerStyles ?? []).map(loadStyle))
}

function loadStyle(href: string): Promise<void> {
  const known = loaded.get(href)
  if (known) return known
  const isLinked = stylesheets().some((link) => link.href === href)
  const load = isLinked ? Promise.resolve() : addStyle(href)
  loaded.set(href, load)
  return load
}

function stylesheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
}

/** A stylesheet that cannot be had leaves the widget plain; that is better than none. */
function addStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    // Before the site's own and its theme, which stand after ours.
    const folder = new URL('.', href).href
    const ours = stylesheets().findLast((known) => known.href.startsWith(folder))
    if (ours) ours.after(link)
    else document.head.prepend(link)
  })
}
