import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * The next release of the site as the browser sees it: its files, and a function that deletes them.
 */
export interface NextBuild {
  assets: string
  remove(): void
}

const BUILD = `
import { rollup } from 'rollup'
import configs from './rollup.config.mjs'
const browser = configs.find(({ output }) => output.dir.includes('browser'))
const plugins = browser.plugins.filter(({ name }) => !/minify|compress|chunks-fit/.test(name))
const build = await rollup({ ...browser, plugins, onwarn() {} })
await build.write(browser.output)
await build.close()
`

/** All other widgets are left out: the build takes seconds in place of a minute. */
const KEPT = ['accordion', 'text-input']

/**
 * Builds the browser's files from changed sources: mount and the accordion's styles identify the
 * build, and most widgets are removed.
 */
export function buildNext(): NextBuild {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-next-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    for (const name of [
      'src',
      'fixtures',
      'tooling',
      'rollup.config.mjs',
      'package.json',
      'tsconfig.json',
    ])
      cpSync(name, join(folder, name), { recursive: true })
    mkdirSync(join(folder, 'dist'))
    for (const name of ['node_modules', 'dist/server'])
      symlinkSync(resolve(name), join(folder, name))
    for (const type of readdirSync(join(folder, 'src/components')))
      if (!KEPT.includes(type)) rmSync(join(folder, 'src/components', type), { recursive: true })
    appendFileSync(
      join(folder, 'src/mapping/mount.tsx'),
      "\ndocument.documentElement.dataset.build = 'next'\n",
    )
    appendFileSync(
      join(folder, 'src/components/accordion/accordion.styles.ts'),
      '\nexport const next = css`\n  :global() {\n    details {\n      outline: 3px solid rgb(1, 2, 3);\n    }\n  }\n`\n',
    )
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', BUILD],
      { cwd: folder, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`The next build failed:\n${stderr}`)
  } catch (error) {
    remove()
    throw error
  }
  return { assets: join(folder, 'dist/browser/assets'), remove }
}
