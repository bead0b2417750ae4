import { minify as swc } from '@swc/core'

/** Minifies each chunk; module-level names are free to shorten, as every chunk is a module. */
export function minify() {
  return {
    name: 'foyer-minify',
    async renderChunk(code) {
      const { code: small } = await swc(code, {
        module: true,
        ecma: 2022,
        compress: { passes: 3, ecma: 2022 },
        mangle: true,
        format: { comments: false },
      })
      return { code: small, map: null }
    },
  }
}
