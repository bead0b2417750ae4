/** Bundles the project's server code as its own build does; packages stay external. */
import { join } from 'node:path'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import wyw from '@wyw-in-js/rollup'
import { rollup } from 'rollup'
import { EXTENSIONS, typescript, written } from './bundle.mjs'

/**
 * Bundles the module `text` into `folder`. `replaced` names modules to replace by other modules.
 * Resolves with the path of the bundle.
 */
export async function bundleForNode(text, folder, replaced = {}) {
  const build = await rollup({
    input: 'written:main',
    external: (id, importer) => importer !== undefined && !/^(written:|[./]|\0)/.test(id),
    plugins: [
      written({ main: text }),
      wyw({ include: ['**/*.styles.ts'], babelOptions: { presets: ['@babel/preset-typescript'] } }),
      { name: 'no-styles', transform: (_code, id) => (id.endsWith('.css') ? '' : null) },
      typescript(),
      json(),
      {
        name: 'replace-modules',
        async resolveId(id, importer) {
          const resolved = importer && (await this.resolve(id, importer, { skipSelf: true }))
          return (resolved && replaced[resolved.id]) || null
        },
      },
      resolve({ extensions: EXTENSIONS }),
    ],
  })
  const file = 'main.mjs'
  await build.write({ dir: folder, format: 'es', entryFileNames: file })
  await build.close()
  return join(folder, file)
}
