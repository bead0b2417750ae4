import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compressed = promisify(brotliCompress)

/**
 * Writes a brotli copy (`.br`) of each script and stylesheet, for a static server, and into
 * `sizesFile` its size and the modules in each file, for the budgets and tests/build.test.ts.
 */
export function compress({ sizesFile }) {
  return {
    name: 'foyer-compress',
    async writeBundle({ dir }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName))
      const entries = files.map(async (file) => {
        const small = await compressed(file.type === 'chunk' ? file.code : file.source)
        writeFileSync(join(dir, `${file.fileName}.br`), small)
        return [file.fileName, { brotli: small.length, modules: modulesOf(file) }]
      })
      const sizes = Object.fromEntries(await Promise.all(entries))
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
