/**
 * Stylesheets of builds that the page may not link itself; the build adds them
 * (tooling/styles.mjs).
 */
declare global {
  var foyerStyles: string[] | undefined
}

const loaded = new Map<string, Promise<void>>()

/**
 * Resolves when the page has loaded the stylesheets of `foyerStyles`. The server links its build's
 * stylesheet in the head. Author mode and widgets of a newer build add their own stylesheets.
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

/** Resolves also on a load error, because an unstyled widget is better than none. */
function addStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    // The site's stylesheet and its theme come after ours and must keep overriding it.
    const folder = new URL('.', href).href
    const ours = stylesheets().findLast((known) => known.href.startsWith(folder))
    if (ours) ours.after(link)
    else document.head.prepend(link)
  })
}
