import { createHash } from 'node:crypto'
import { transform } from 'lightningcss'
import MagicString from 'magic-string'

/**
 * Gathers the styles of each chunk (wyw yields one virtual `.css` module per `*.styles.ts`) into one
 * hashed, minified file beside it. `stylesheets` maps chunk names to those files; a chunk with
 * styles names its file at run time for placeholders that come later (services/styles-loaded.ts).
 */
export function styles({ stylesheets }) {
  const sources = new Map()
  return {
    name: 'foyer-styles',
    transform(code, id) {
      if (!id.endsWith('.css')) return null
      sources.set(id, code)
      return { code: '', moduleSideEffects: 'no-treeshake' }
    },
    renderChunk(code, chunk) {
      const css = Object.keys(chunk.modules)
        .filter((id) => sources.has(id))
        .map((id) => sources.get(id))
        .join('\n')
      if (!css) return null
      const { code: source } = transform({
        filename: `${chunk.name}.css`,
        code: Buffer.from(css),
        minify: true,
        targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
      })
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `${chunk.name}-${hash}.css`
      this.emitFile({ type: 'asset', fileName, source })
      stylesheets.set(chunk.name, fileName)
      const magic = new MagicString(code)
      magic.prepend(
        `(globalThis.foyerStyles??=[]).push(new URL(${JSON.stringify(`./${fileName}`)},import.meta.url).href);`,
      )
      return { code: magic.toString(), map: null }
    },
  }
}
