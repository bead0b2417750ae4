import resolve from '@rollup/plugin-node-resolve'
import { transform } from '@swc/core'
import { rollup } from 'rollup'

/** The site file of this project; another chain sets its own. */
const SITE_FILE = process.env.SITE_FILE ?? 'sandbox/site.ts'

const TYPESCRIPT = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }

/** The result of `defineSite`; scripts run without a build and cannot import TypeScript. */
export async function readSite() {
  const bundle = await rollup({
    input: SITE_FILE,
    plugins: [
      resolve({ extensions: ['.ts'] }),
      {
        name: 'types-stripped',
        transform: (code, id) => (id.endsWith('.ts') ? transform(code, TYPESCRIPT) : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  const { site } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  return site
}
