import { bundle } from 'lightningcss'

/** Writes one minified stylesheet from a plain one and its imports. */
export function stylesheet({ source, fileName }) {
  return {
    name: 'foyer-stylesheet',
    generateBundle() {
      const { code } = bundle({
        filename: source,
        minify: true,
        targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
      })
      this.emitFile({ type: 'asset', fileName, source: Buffer.from(code) })
    },
  }
}
