import type { PageMode } from '../../services/page/page-context'
import { type Asset, type Manifest, scriptMap } from '../manifest'
import { escapeHtml, toJsonScript } from './json-script'
import type { PreparedWidget } from './placeholder'

/** In the loader's folder; its address is permanent (rollup.config.mjs). */
const AUTHOR_SCRIPT = 'author/start.js'

/**
 * The head's elements, by which styles, React and widgets arrive in one round trip after the HTML:
 * the stylesheet, `modulepreload` links for the scripts of the widgets with `when` = `load` (and
 * for React only if there are any), the script map, and the loader. The links have a low priority:
 * at 1.6 Mbit/s the sign-in page then paints after 1.7 s instead of 2.1 s. The loader blocks the
 * first paint, so that a visitor cannot tap before the loader listens (docs/decisions/0036).
 */
export function headLinks(
  widgets: PreparedWidget[],
  manifest: Manifest,
  base: string,
  { mode = 'publish', nonce }: { mode?: PageMode; nonce?: string | undefined } = {},
): string {
  const assets = (wanted: PreparedWidget[]) =>
    wanted.flatMap(({ node }) => manifest.widgets[node.type] ?? [])
  const renderable = oneOfEach(widgets.filter(({ widget }) => widget))
  const due = assets(renderable.filter(({ when }) => when === 'load'))
  const js = due.length > 0 ? unique([manifest.mount, ...due].flatMap(scriptsOf)) : []
  const own = nonce ? ` nonce="${escapeHtml(nonce)}"` : ''
  const styles = [manifest.css, ...(manifest.ownCss ?? [])]
    .map((file) => `<link rel="stylesheet" href="${escapeHtml(base + file)}">`)
    .join('')
  const loader = escapeHtml(base + manifest.loader.js)
  const map = scriptMap(
    manifest,
    renderable.map(({ node }) => node.type),
  )
  const mapScript = `<script type="application/json" id="foyer-map">${toJsonScript(map)}</script>`
  // The author script loads the loader itself, or replaces it (author/README.md).
  if (mode !== 'publish')
    return [
      styles,
      mapScript,
      `<script type="module" src="${escapeHtml(base + AUTHOR_SCRIPT)}" data-loader="${loader}"${own}></script>`,
    ].join('')
  return [
    styles,
    ...js.map(
      (file) =>
        `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(base + file)}"${own}>`,
    ),
    mapScript,
    `<script type="module" async blocking="render" src="${loader}"${own}></script>`,
  ].join('')
}

/** One widget per type and `when`: a hundred cards need the scripts of one card. */
function oneOfEach(widgets: readonly PreparedWidget[]): PreparedWidget[] {
  const seen = new Map<string, Set<string>>()
  return widgets.filter(({ node, when }) => {
    const times = seen.get(node.type) ?? new Set()
    seen.set(node.type, times)
    if (times.has(when)) return false
    times.add(when)
    return true
  })
}

function scriptsOf({ js, imports }: Asset): string[] {
  return [js, ...imports]
}

function unique(files: string[]): string[] {
  return [...new Set(files)]
}
