/** Builds the contenders, runs the chosen measurements, and writes the report. */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildPages, chooseContenders } from './contenders.mjs'
import { benchFolder, builtFolder, projectFolder } from './lib/folders.mjs'
import { benchmarkIndex, commit, machine, versions } from './lib/machine.mjs'
import { say } from './lib/say.mjs'
import { measureFirstClicks } from './measure/first-clicks.mjs'
import { measureFirstTaps } from './measure/first-taps.mjs'
import { measureInteractions } from './measure/interactions.mjs'
import { measureLoads } from './measure/loads.mjs'
import { measureSandboxPages } from './measure/sandbox-pages.mjs'
import { measureServers } from './measure/servers.mjs'
import { measureSwaps } from './measure/swaps.mjs'
import { readOptions } from './options.mjs'
import { reportOf, SECTIONS } from './report/report.mjs'

const options = readOptions(process.argv.slice(2))
const isWanted = (key) => !options.skip.includes(key)

/** In the repository: a later run, also in another checkout, keeps what it does not measure. */
const resultsFile = options.isPartial
  ? join(builtFolder, 'partial.json')
  : join(benchFolder, 'results.json')

const earlier = await earlierSections()
const missing = SECTIONS.filter(({ key }) => !isWanted(key) && !earlier[key])
if (missing.length > 0 && !options.isPartial) {
  const keys = missing.map(({ key }) => key).join(', ')
  throw new Error(
    `bench/results.json has no ${keys}: without them docs/benchmarks.md would lose its tables. Measure them too.`,
  )
}

if (isWanted('build') && ['taps', 'interactions', 'sandbox', 'servers'].some(isWanted)) {
  say('building the project')
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const contenders = chooseContenders(options.only)
const pages = await buildPages(contenders, options.counts)
const measurements = {
  taps: () => measureFirstTaps(pages, options),
  interactions: () => measureInteractions(options),
  loads: () => measureLoads(pages, options),
  loaders: () => pages.flatMap(sizeOf),
  swaps: () => measureSwaps(pages, options),
  clicks: () => measureFirstClicks(pages, options),
  servers: () => measureServers(contenders, options),
  sandbox: () => measureSandboxPages(options),
}

const results = {
  machine: machine(),
  versions: await versions(),
  about: contenders.map(({ name, about }) => [name, about]),
  sections: earlier,
}
for (const [key, measure] of Object.entries(measurements).filter(([key]) => isWanted(key))) {
  results.sections[key] = {
    date: new Date().toISOString(),
    commit: commit(),
    rounds: options.rounds,
    phoneIndex: await benchmarkIndex({ slower: 4 }),
    rows: await measure(),
  }
  await writeFile(resultsFile, `${JSON.stringify(results, null, 1)}\n`)
}

const reportFile = join(projectFolder, options.isPartial ? 'dist/bench' : 'docs', 'benchmarks.md')
await writeFile(reportFile, reportOf(results))
say(`written: ${reportFile}`)

function sizeOf({ name, loader }) {
  return loader ? [{ name, bytes: brotliCompressSync(loader).length }] : []
}

/** A full run keeps the skipped sections of earlier runs; a partial run reports only its own. */
async function earlierSections() {
  await mkdir(builtFolder, { recursive: true })
  if (options.isPartial) return {}
  try {
    return JSON.parse(await readFile(resultsFile, 'utf8')).sections
  } catch {
    return {}
  }
}
