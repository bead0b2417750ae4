import type { PageMode } from '../services/page/page-context'

/**
 * Which mode the CMS says that its page is in (design §7). Decided once, by what only the CMS's author
 * tier prints or does, never by an address: everybody may write an address.
 */
export function modeOf(page: Document, window: Window = page.defaultView as Window): PageMode {
  return (
    signals.map((signal) => signal(page, window)).find((mode) => mode !== undefined) ?? 'publish'
  )
}

type Signal = (page: Document, window: Window) => PageMode | undefined

/** The first that has something to say counts. */
const signals: Signal[] = [
  // Our own server, in the page context.
  (page) => {
    const mode = contextMode(page)
    return mode === 'edit' || mode === 'preview' ? mode : undefined
  },
  // AEM's page editor and its SPA editor.
  (page) => {
    const mode = content(page, 'cq:wcmmode')?.toLowerCase()
    return mode === 'edit' || mode === 'preview' ? mode : undefined
  },
  // Universal Editor: instrumented, and framed by the editor; the same page on its own is publish.
  (page, { parent, self }) =>
    page.querySelector('meta[name^="urn:adobe:aue:system:"]') && parent !== self
      ? page.documentElement.classList.contains('adobe-ue-preview')
        ? 'preview'
        : 'edit'
      : undefined,
  // WordPress shows a block's server HTML in the canvas of its editor.
  (page) => (page.body?.classList.contains('block-editor-iframe__body') ? 'edit' : undefined),
]

function content(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)
    ?.content
}

function contextMode(page: Document): unknown {
  try {
    return JSON.parse(page.getElementById('foyer-page')?.textContent ?? '').mode
  } catch {
    return undefined
  }
}
