import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Writes a brotli copy (`.br`) of each script and stylesheet, for a static server, and into
 * `sizesFile` its size and the modules in each file, for the budgets and tests/build.test.ts.
 */
export function compress({ sizesFile }) {
  return {
    name: 'foyer-compress',
    writeBundle({ dir }, bundle) {
      const sizes = {}
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css)$/.test(file.fileName)) continue
        const small = brotliCompressSync(file.type === 'chunk' ? file.code : file.source)
        writeFileSync(join(dir, `${file.fileName}.br`), small)
        sizes[file.fileName] = { brotli: small.length, modules: modulesOf(file) }
      }
      writeFileSync(sizesFile, JSON.stringify(sizes, null, 2))
    },
  }
}

/** Paths from the repository's root; packages by name. */
function modulesOf({ modules = {} }) {
  return Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.replace(`${process.cwd()}/`, '').replace(/^.*node_modules\//, ''))
}
