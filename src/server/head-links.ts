import { escapeHtml, toJsonScript } from './json-script'
import { type Asset, type Manifest, scriptMap } from './manifest'
import type { PreparedWidget } from './placeholder'

/**
 * The links that exactly these widgets need, so that styles, React and widgets arrive in one round
 * trip after the HTML: the styles of all of them but of closed overlays, the scripts of those that are
 * due at load (React is not loaded before a placeholder is due), the loader, and where it finds the
 * scripts of the others.
 */
export function headLinks(
  widgets: PreparedWidget[],
  manifest: Manifest,
  base: string,
  nonce?: string,
): string {
  const assets = (wanted: PreparedWidget[]) =>
    wanted.flatMap(({ node }) => manifest.widgets[node.type] ?? [])
  const known = widgets.filter(({ widget }) => widget)
  const shown = assets(known.filter(({ when }) => when !== 'open'))
  const due = assets(known.filter(({ when }) => when === 'load'))
  const css = unique([manifest.mount, ...shown].flatMap((asset) => asset.css))
  const js = due.length > 0 ? unique([manifest.mount, ...due].flatMap(scriptsOf)) : []
  const map = scriptMap(
    manifest,
    known.map(({ node }) => node.type),
  )
  const own = nonce ? ` nonce="${escapeHtml(nonce)}"` : ''
  return [
    ...css.map((file) => `<link rel="stylesheet" href="${escapeHtml(base + file)}">`),
    ...js.map((file) => `<link rel="modulepreload" href="${escapeHtml(base + file)}"${own}>`),
    `<script type="application/json" id="foyer-map">${toJsonScript(map)}</script>`,
    `<script type="module" async src="${escapeHtml(base + manifest.loader.js)}"${own}></script>`,
  ].join('')
}

function scriptsOf({ js, imports }: Asset): string[] {
  return [js, ...imports]
}

function unique(files: string[]): string[] {
  return [...new Set(files)]
}
