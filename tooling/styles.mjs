import { createHash } from 'node:crypto'
import { transform } from 'lightningcss'
import { aboveHosts } from './above-hosts.mjs'

/**
 * Collects the styles of a build (wyw yields one virtual `.css` module per `*.styles.ts`) in one
 * hashed, minified file, `name-<hash>.css`, whose name is set in `built.file`: the styles of a
 * module's imports precede its own, and those of the entry `first` are at the beginning
 * (docs/decisions/0023).
 */
export function styles({ name, built, first }) {
  const sources = new Map()
  return {
    name: 'foyer-styles',
    transform(code, id) {
      if (!id.endsWith('.css')) return null
      sources.set(id, code)
      return { code: '', moduleSideEffects: 'no-treeshake' }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const used = new Set(chunks.flatMap((chunk) => Object.keys(chunk.modules)))
      const ids = inOrder(chunks, first, this).filter((id) => sources.has(id) && used.has(id))
      const { code: small } = transform({
        filename: `${name}.css`,
        code: Buffer.from(ids.map((id) => sources.get(id)).join('\n')),
        minify: true,
        targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
      })
      const source = aboveHosts(`${small}`)
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
      built.file = `${name}-${hash}.css`
      this.emitFile({ type: 'asset', fileName: built.file, source })
    },
  }
}

/** All modules, each after its static imports; dynamic imports follow at the end. */
function inOrder(chunks, first, { getModuleInfo }) {
  const rank = ({ name }) => (name === first ? '' : name)
  const entries = chunks
    .filter(({ isEntry }) => isEntry)
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .map(({ facadeModuleId, moduleIds }) => facadeModuleId ?? moduleIds.at(-1))
  const found = new Set()
  const seen = new Set()
  const visit = (id, later) => {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds, dynamicallyImportedIds } = getModuleInfo(id)
    for (const each of importedIds) visit(each, later)
    later.push(...dynamicallyImportedIds)
    found.add(id)
  }
  for (let ids = entries; ids.length > 0; ) {
    const later = []
    for (const id of ids) visit(id, later)
    ids = later
  }
  return [...found]
}

/**
 * Reports the stylesheet's name to the page at run time, at the start of an entry with a fixed
 * address.
 */
export function namesStylesheet({ entry, built }) {
  return {
    name: 'foyer-names-stylesheet',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        bundle[entry].code = `${stylesheetLine(built.file)}${bundle[entry].code}`
      },
    },
  }
}

/** For services/page/styles-loaded.ts. */
export function stylesheetLine(file) {
  return `(globalThis.foyerStyles??=[]).push(new URL(${JSON.stringify(`./${file}`)},import.meta.url).href);\n`
}
