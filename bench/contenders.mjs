/**
 * All contenders. A contender is `{ name, about, mode, build, server }`; README.md explains each member,
 * and how to add a contender.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contenders as astro } from './contenders/astro.mjs'
import { contenders as bare } from './contenders/bare.mjs'
import { contenders as foyer } from './contenders/foyer.mjs'
import { contenders as isLand } from './contenders/is-land.mjs'
import { contenders as reactHabitat } from './contenders/react-habitat.mjs'
import { builtFolder } from './lib/folders.mjs'
import { say } from './lib/say.mjs'
import { CLICKED_CARDS } from './measure/first-clicks.mjs'

/** The baselines of the comparison. */
const BASES = ['bare', 'bare-esbuild', 'bare-interaction', 'page-alone']

/** The contenders whose name starts with one of `names`, and the baselines; all without `names`. */
export function chooseContenders(names) {
  const all = [...foyer, ...bare, ...astro, ...isLand, ...reactHabitat]
  if (names.length === 0) return all
  return all.filter(({ name }) => BASES.includes(name) || names.some((it) => name.startsWith(it)))
}

/** Builds the pages. Returns each contender that has pages, with their `folder` and its `loader`'s code. */
export async function buildPages(contenders, counts) {
  const built = []
  for (const contender of contenders) {
    if (!contender.build) continue
    const folder = join(builtFolder, 'pages', contender.name)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const { html, loader } = await contender.build(folder, counts)
    const pages = contender.mode === 'interaction' ? [CLICKED_CARDS] : counts
    for (const count of pages) await writeFile(join(folder, `${count}.html`), await html(count))
    built.push({ ...contender, folder, loader })
    say(`built: ${contender.name}`)
  }
  return built
}
