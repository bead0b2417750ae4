import type { PageMode } from '../services/page/page-context'
import { escapeHtml, toJsonScript } from './json-script'
import { type Asset, type Manifest, scriptMap } from './manifest'
import type { PreparedWidget } from './placeholder'

/** Beside the loader; its address stays (rollup.config.mjs). */
const AUTHOR_SCRIPT = 'author/start.js'

/**
 * What these widgets need, so that styles, React and widgets arrive in one round trip after the HTML:
 * the stylesheet, the scripts of exactly those that are due at load (React is not loaded before a
 * placeholder is due), the loader, and where it finds the scripts of the others. The scripts stand back
 * where there is a queue: with 1.6 Mbit/s the sign-in page is painted after 1.7 s for 2.1 s.
 */
export function headLinks(
  widgets: PreparedWidget[],
  manifest: Manifest,
  base: string,
  { mode = 'publish', nonce }: { mode?: PageMode; nonce?: string | undefined } = {},
): string {
  const assets = (wanted: PreparedWidget[]) =>
    wanted.flatMap(({ node }) => manifest.widgets[node.type] ?? [])
  const known = widgets.filter(({ widget }) => widget)
  const due = assets(known.filter(({ when }) => when === 'load'))
  const js = due.length > 0 ? unique([manifest.mount, ...due].flatMap(scriptsOf)) : []
  const own = nonce ? ` nonce="${escapeHtml(nonce)}"` : ''
  const styles = `<link rel="stylesheet" href="${escapeHtml(base + manifest.css)}">`
  const loader = escapeHtml(base + manifest.loader.js)
  const map = scriptMap(
    manifest,
    known.map(({ node }) => node.type),
  )
  const mapScript = `<script type="application/json" id="foyer-map">${toJsonScript(map)}</script>`
  // Author mode comes before the loader, or in its place (author/README.md).
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
    `<script type="module" async src="${loader}"${own}></script>`,
  ].join('')
}

function scriptsOf({ js, imports }: Asset): string[] {
  return [js, ...imports]
}

function unique(files: string[]): string[] {
  return [...new Set(files)]
}
