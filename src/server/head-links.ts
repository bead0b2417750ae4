import { escapeHtml } from './json-script'
import type { Asset, Manifest } from './manifest'
import type { PreparedWidget } from './placeholder'

/**
 * The links that exactly these widgets need, so that styles, React and widgets arrive in one round
 * trip after the HTML: the styles of all of them but of closed overlays, the scripts of those that are
 * due at load (React is not loaded before a placeholder is due), and the loader.
 */
export function headLinks(widgets: PreparedWidget[], manifest: Manifest, base: string): string {
  const assets = (wanted: PreparedWidget[]) =>
    wanted.flatMap(({ node }) => manifest.widgets[node.type] ?? [])
  const shown = assets(widgets.filter(({ widget, when }) => widget && when !== 'open'))
  const due = assets(widgets.filter(({ widget, when }) => widget && when === 'load'))
  const css = unique([manifest.page, manifest.mount, ...shown].flatMap((asset) => asset.css))
  const js = due.length > 0 ? unique([manifest.mount, ...due].flatMap(scriptsOf)) : []
  return [
    ...css.map((file) => `<link rel="stylesheet" href="${escapeHtml(base + file)}">`),
    ...js.map((file) => `<link rel="modulepreload" href="${escapeHtml(base + file)}">`),
    `<script type="module" async src="${escapeHtml(base + manifest.loader.js)}"></script>`,
  ].join('')
}

function scriptsOf({ js, imports }: Asset): string[] {
  return [js, ...imports]
}

function unique(files: string[]): string[] {
  return [...new Set(files)]
}
