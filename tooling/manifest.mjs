import { basename } from 'node:path'
import { latestScripts } from './latest-scripts.mjs'
import { sharedFiles } from './package-entries.mjs'
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
        const named = (name) =>
          describe(
            chunks.find((chunk) => chunk.name === name),
            byFile,
          )
        const widgets = describeChunks(chunks).map(([type, found]) => [type, filesOf(found)])
        const shared = sharedFiles(chunks)
        const manifest = {
          css: stylesheet.file,
          loader: filesOf(named('loader')),
          mount: filesOf(named('mount')),
          shared,
          sharedImports: Object.fromEntries(
            Object.values(shared).map((file) => [file, describe(byFile.get(file), byFile).imports]),
          ),
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

/**
 * The scripts of each widget: its own, those of the build that it imports, and the imports that are
 * of another build.
 */
export function describeChunks(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  // Rollup gives no facade module to a chunk whose exports other chunks use, so its modules
  // determine its widget.
  return chunks.flatMap((chunk) => {
    const module = chunk.moduleIds.find((id) => id.endsWith('.widget.ts'))
    return module ? [[basename(module, '.widget.ts'), describe(chunk, byFile)]] : []
  })
}

function describe(chunk, byFile) {
  const closure = closureOf(chunk, byFile)
  const imported = new Set(closure.flatMap(({ imports }) => imports))
  return {
    js: chunk.fileName,
    imports: closure.slice(1).map(({ fileName }) => fileName),
    externals: [...imported].filter((file) => !byFile.has(file)),
  }
}

/** Like `scriptMap` of `src/server/manifest.ts`, for every type. */
export function scriptMap({ mount, widgets }) {
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

function filesOf({ js, imports }) {
  return { js, imports }
}
