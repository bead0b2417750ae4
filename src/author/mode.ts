import type { PageMode } from '../services/page/page-context'

/**
 * The page's mode according to the CMS (design §7). The signals come only from the CMS's author tier,
 * never from the URL, because anybody can write a URL.
 */
export function modeOf(page: Document, window: Window = page.defaultView as Window): PageMode {
  return (
    signals.map((signal) => signal(page, window)).find((mode) => mode !== undefined) ?? 'publish'
  )
}

type Signal = (page: Document, window: Window) => PageMode | undefined

/** The first signal that returns a mode decides. */
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
  // Universal Editor: an instrumented page in the editor's frame. Outside of a frame, the page is published.
  (page, { parent, self }) =>
    page.querySelector('meta[name^="urn:adobe:aue:system:"]') && parent !== self
      ? page.documentElement.classList.contains('adobe-ue-preview')
        ? 'preview'
        : 'edit'
      : undefined,
  // The canvas of WordPress's block editor, which shows the server HTML of a block.
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
