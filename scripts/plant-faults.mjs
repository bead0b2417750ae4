/**
 * Plants the faults of tests/planted-faults.mjs one at a time in a copy of the checkout, runs
 * `npm test -- --changed` there, and says which were found, in how many seconds and by which stages.
 * `-- name name` plants those alone; `-- --stages unit` runs some stages of it (then a fault that is not found
 * is tried again); `-- --whole` runs the whole gate for those that `--changed` did not find.
 * Results are kept in .cache/planted-faults.json: a run that was ended goes on where it stopped.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { plantedFaults } from '../tests/planted-faults.mjs'
import { readRun } from '../tooling/test-report.mjs'

const RESULTS = '.cache/planted-faults.json'

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false }, stages: { type: 'string' } },
})

const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {}
const copy = mkdtempSync(join(tmpdir(), 'foyer-faults-'))
try {
  execFileSync('git', ['clone', '--quiet', '.', copy])
  // Hard links: the copy has a cache of its own beside them.
  execFileSync('cp', ['-al', resolve('node_modules'), join(copy, 'node_modules')])
  execFileSync('rm', ['-rf', join(copy, 'node_modules/.cache')])
  if (existsSync('dist')) execFileSync('cp', ['-a', resolve('dist'), join(copy, 'dist')])
  for (const fault of plantedFaults.filter(isWanted)) {
    results[fault.name] = { ...results[fault.name], ...plant(fault) }
    mkdirSync('.cache', { recursive: true })
    writeFileSync(RESULTS, JSON.stringify(results, null, 2))
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
print()

function isWanted({ name }) {
  if (names.length > 0) return names.includes(name)
  const { changed, whole } = results[name] ?? {}
  const isDone = changed && (changed.isFound || changed.stages === (values.stages ?? 'all'))
  return values.whole ? changed?.isFound === false && !whole : !isDone
}

/** Runs the tests with the fault in place, and takes it back. */
function plant({ name, file, from, to }) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2)
    throw new Error(`${name}: its text is not once in ${file}. Write the fault anew.`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  const started = performance.now()
  const resultsFile = join(copy, '.cache/results.json')
  rmSync(resultsFile, { force: true })
  const some = values.stages ? ['--stages', values.stages] : []
  const words = ['--results', resultsFile, ...(values.whole ? [] : ['--changed', ...some])]
  const { status } = spawnSync('node', ['scripts/test.mjs', ...words], {
    cwd: copy,
    stdio: 'ignore',
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  const { stages } = readRun(resultsFile) ?? { stages: [] }
  const by = stages.filter(({ failed }) => failed > 0).map((stage) => stage.name)
  writeFileSync(path, text)
  const found = { isFound: status !== 0, seconds, by, stages: values.stages ?? 'all' }
  process.stdout.write(
    `${found.isFound ? 'found' : 'NOT FOUND'} in ${seconds} s (${by}): ${name}\n`,
  )
  return values.whole ? { whole: found } : { changed: found }
}

function print() {
  for (const part of new Set(plantedFaults.map((fault) => fault.part))) {
    const of = plantedFaults.filter((fault) => fault.part === part && results[fault.name]?.changed)
    const found = of.filter(({ name }) => results[name].changed.isFound)
    const times = of.map(({ name }) => results[name].changed.seconds).sort((a, b) => a - b)
    process.stdout.write(
      `${part}: ${found.length} of ${of.length} found, median ${times[times.length >> 1] ?? 0} s\n`,
    )
  }
}
