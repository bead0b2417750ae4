import { minify as swc } from '@swc/core'

/**
 * Minifies each chunk; module-level names are free to shorten, as every chunk is a module. In React's the
 * repeated calls and literals that inlining takes away compress better (−211 bytes with brotli); in all
 * other chunks inlining pays.
 */
export function minify() {
  return {
    name: 'foyer-minify',
    async renderChunk(code, { name }) {
      const inlining = name === 'react' ? { inline: 0, reduce_vars: false } : {}
      const { code: small } = await swc(code, {
        module: true,
        ecma: 2022,
        compress: { passes: 3, ecma: 2022, ...inlining },
        mangle: true,
        format: { comments: false },
      })
      return { code: small, map: null }
    },
  }
}
