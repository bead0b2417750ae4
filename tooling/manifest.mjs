import { basename } from 'node:path'
import { latestScripts } from './latest-scripts.mjs'
import { stylesheetLine } from './styles.mjs'

/**
 * Writes `manifest.json` for the server: the stylesheet, and for the loader, for mount and for each
 * widget type its script and all scripts that it imports statically, directly or not. Also writes
 * `map.js` for the loader: the same data at an address that a deploy does not change.
 */
export function manifest({ stylesheet }) {
  return {
    name: 'foyer-manifest',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const describe = (chunk) => {
          const closure = closureOf(chunk, byFile)
          return {
            js: chunk.fileName,
            imports: closure.slice(1).map(({ fileName }) => fileName),
          }
        }
        const named = (name) => describe(chunks.find((chunk) => chunk.name === name))
        // Rollup gives no facade module to a chunk whose exports other chunks use, so its modules
        // determine its widget.
        const widgets = chunks.flatMap((chunk) => {
          const module = chunk.moduleIds.find((id) => id.endsWith('.widget.ts'))
          return module ? [[basename(module, '.widget.ts'), describe(chunk)]] : []
        })
        const manifest = {
          css: stylesheet.file,
          loader: named('loader'),
          mount: named('mount'),
          widgets: Object.fromEntries(widgets.sort(([a], [b]) => (a < b ? -1 : 1))),
        }
        this.emitFile({
          type: 'asset',
          fileName: 'manifest.json',
          source: JSON.stringify(manifest, null, 2),
        })
        this.emitFile({
          type: 'asset',
          fileName: 'map.js',
          source: stylesheetLine(manifest.css) + latestScripts(scriptMap(manifest)),
        })
      },
    },
  }
}

/** Like `scriptMap` of `src/server/manifest.ts`, for every type. */
function scriptMap({ mount, widgets }) {
  const shared = [...mount.imports, mount.js]
  const own = ([type, { js, imports }]) => [
    type,
    [js, ...imports.filter((file) => !shared.includes(file))],
  ]
  return { widgets: Object.fromEntries(Object.entries(widgets).map(own)), mount: shared }
}

function closureOf(chunk, byFile, seen = new Set()) {
  if (!chunk || seen.has(chunk)) return []
  seen.add(chunk)
  return [chunk, ...chunk.imports.flatMap((file) => closureOf(byFile.get(file), byFile, seen))]
}
