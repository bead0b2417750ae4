import { mkdirSync } from 'node:fs'
import { rollup } from 'rollup'
import { stripTypes } from '../../tooling/types-stripped.mjs'

/**
 * Everything that modules of the repository export (paths without `.ts`), as one module without types. The
 * packages stay outside of it.
 */
export async function loadSandbox(name, modules) {
  const entry = `${name}-entry`
  const root = new URL('../../', import.meta.url).pathname
  const bundle = await rollup({
    input: entry,
    external: (id) => id !== entry && /^[@\w]/.test(id),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? modules.map((file) => `export * from '${root}${file}.ts'`).join('\n')
            : null,
      },
      stripTypes(['src/**', 'sandbox/**'])(),
    ],
  })
  const folder = `${root}dist/bench`
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${name}.mjs`
  await bundle.write({ file, format: 'es', inlineDynamicImports: true })
  await bundle.close()
  return import(file)
}
