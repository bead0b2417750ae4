/**
 * `npm test`: every check that must pass before a change is merged. A failed stage skips only the
 * stages that need its output.
 *
 * - `npm test -- hotel-header`: the types, and the tests of a widget, a feature, a folder or a file
 *   (tooling/test-selection.mjs)
 * - `npm test -- --changed [base]`: types, lint and boundaries, and the tests that the changes since `base`
 *   can reach, uncommitted ones included (tooling/changed-selection.mjs); default: since `main` was left
 * - `npm test -- --shard 1/4 [--results file]`: a quarter of all tests; the file is for
 *   `npm test -- --merge file...`, which reports all shards as one run
 * - `--stages types,unit` leaves all other stages out
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { selectChanged } from '../tooling/changed-selection.mjs'
import { lastRunOf, mergeRuns, readRun, reportOfRun, writeRun } from '../tooling/test-report.mjs'
import { readJest, readPlaywright } from '../tooling/test-results.mjs'
import { select } from '../tooling/test-selection.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string[]} [needs] names of the steps without which there is nothing to run
 * @property {boolean} [yields] the processor to the lane beside it
 * @property {(report: object) => import('../tooling/test-results.mjs').Results} [read] of a runner
 */

const reports = mkdtempSync(join(tmpdir(), 'foyer-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const npm = (name) => ['npm', 'run', '--silent', name]

/** @returns {Step} */
const jest = (name, ...words) => ({
  name,
  command: ['npx', 'jest', '--json', `--outputFile=${reportOf(name)}`, ...words],
  read: readJest,
})

/** @returns {Step} */
const playwright = (name, reporter, ...words) => ({
  name,
  command: ['npx', 'playwright', 'test', `--reporter=${reporter},json`, ...words],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  read: readPlaywright,
})

/** The tests of one shard; types, lint and boundaries are of the first. */
const shard = () => (values.shard ? [`--shard=${values.shard}`] : [])

const storyTests = (...words) =>
  playwright('stories run', 'dot', '--config', 'playwright.stories.config.ts', ...words)

/** The tests of the package share one tarball. @returns {Step} */
function pack() {
  process.env.PACKAGE_TARBALL = join(reports, 'foyer.tgz')
  return { name: 'pack', command: ['node', 'tests/package/pack.mjs'], needs: ['build'] }
}

/**
 * Stages run in sequence, the lanes of a stage in parallel: none of these steps uses two cores
 * fully.
 */
const everything = () => [
  [
    isFirstShard() ? [{ name: 'check', command: npm('check') }] : [],
    [{ name: 'build', command: npm('build') }, pack()],
  ],
  [[jest('unit', ...shard())], [{ name: 'stories', command: npm('stories:build'), env: PLATES }]],
  [[{ ...storyTests(...shard()), needs: ['stories'] }]],
  [[{ ...playwright('browser', 'list', ...shard()), needs: ['build'] }]],
]

const isFirstShard = () => !values.shard || values.shard.startsWith('1/')

/** Storybook without drawings of the hotels' photographs (.storybook/pictures.ts). */
const PLATES = { STORY_PICTURES: 'plates' }

/**
 * With the default of 16 MB, most steps spent a tenth of their time on collecting young garbage.
 */
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    shard: { type: 'string' },
    results: { type: 'string' },
    stages: { type: 'string' },
    merge: { type: 'boolean', default: false },
  },
})

const started = performance.now()
/** @type {import('../tooling/test-report.mjs').RunResult} */
const run = { at: new Date().toISOString(), of: '', stages: [], tests: [], seconds: 0 }
const failed = new Set()

if (values.merge) {
  tell(mergeRuns(names.map((name) => readRun(name) ?? stop(`There are no results in ${name}.`))))
} else {
  for (const lanes of plan().map(ofStages))
    await Promise.all(lanes.map((steps) => runLane(steps, lanes.length > 1)))
  run.seconds = (performance.now() - started) / 1000
  const last = lastRunOf(run.of)
  tell(run, readRun(last))
  writeRun(last, run)
  if (values.results) writeRun(values.results, run)
}

function tell(result, last = null) {
  const { text, failed } = reportOfRun(result, last)
  process.stdout.write(`${text}\n`)
  if (failed > 0) process.exitCode = 1
}

function stop(why) {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

/** The steps that `--stages types,unit` names; all without it. */
function ofStages(lanes) {
  const wanted = values.stages?.split(',')
  return wanted ? lanes.map((steps) => steps.filter(({ name }) => wanted.includes(name))) : lanes
}

function plan() {
  if (values.shard && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
    stop('--shard is such as 1/4: the first of four.')
  const named = names.length > 0 ? names.join(' ') : 'all'
  const which = [values.shard, values.changed ? 'changed' : named, values.stages]
  run.of = which.filter(Boolean).join(' ')
  if (values.changed) return partOfChange(names[0])
  return names.length > 0 ? partOf(names) : everything()
}

/**
 * Runs steps in sequence. With parallel lanes the output of each step is shown when it has ended, but that of
 * tests as it comes: they take minutes.
 */
async function runLane(steps, isBeside) {
  for (const step of steps) {
    const { name, command, needs = [] } = step
    const missing = needs.filter((need) => failed.has(need))
    if (missing.length > 0) {
      failed.add(name)
      run.stages.push({ name, seconds: 0, passed: 0, failed: 1 })
      process.stdout.write(`\n── ${name} FAILED: it needs ${missing}, which failed\n`)
      continue
    }
    const title = `\n── ${name}: ${command.join(' ')}\n`
    const isShown = !isBeside || step.read !== undefined
    if (isShown) process.stdout.write(title)
    const begun = performance.now()
    const { code, output } = await spawnStep(step, { isShown })
    const results = resultsOf(step)
    const isBroken = code !== 0 || results.failed > 0
    const time = (performance.now() - begun) / 1000
    const counts = { passed: results.passed, failed: isBroken ? Math.max(results.failed, 1) : 0 }
    run.stages.push({ name, seconds: time, ...counts })
    run.tests.push(...results.tests)
    if (isBroken) failed.add(name)
    const seconds = time.toFixed(1)
    const end = `── ${name} ${failed.has(name) ? 'FAILED' : 'passed'} in ${seconds} s\n`
    process.stdout.write(isShown ? end : title + output + end)
  }
}

function reportOf(name) {
  return join(reports, `${name.replaceAll(' ', '-')}.json`)
}

/** A runner that crashed has written no report. */
function resultsOf({ name, read }) {
  const path = reportOf(name)
  const nothing = { passed: 0, failed: 0, tests: [] }
  if (!read) return nothing
  if (!existsSync(path)) return { ...nothing, failed: 1 }
  const { tests, ...counts } = read(JSON.parse(readFileSync(path, 'utf8')))
  return { ...counts, tests: tests.map((test) => ({ ...test, name: `${name}: ${test.name}` })) }
}

/** Runs a command; its output is collected if it is not shown at once. */
function spawnStep({ command: [program, ...words], env, yields }, { isShown }) {
  return new Promise((resolve) => {
    const stdio = ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe']
    const child = spawn(program, words, { stdio, env: { ...process.env, ...env } })
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** The project's files but the bench, which has packages of its own. */
function listFiles() {
  const output = git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate')
  return output.split('\n').filter((file) => !file.startsWith('bench/') && existsSync(file))
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }).trim()
}

function sources() {
  return { files: listFiles(), read: memoized((path) => readFileSync(path, 'utf8')) }
}

function memoized(read) {
  const known = new Map()
  return (path) => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)
  }
}

/** The steps for these names; a build that is newer than its sources is reused. */
function partOf(names) {
  const all = sources()
  const { widgets, units, stories, specs } = select(names, all)
  process.stdout.write(
    `Widgets: ${widgets.join(' ') || 'none'}\nBrowser tests: ${specs.join(' ')}\n`,
  )
  const first = [types()]
  if (units.length > 0) first.push(jest('unit', ...units))
  if (widgets.length > 0)
    first.push(jest('every widget', 'tests/every-widget', ...ofTypes(widgets)))
  const second = []
  if (specs.length > 0) {
    second.push(...siteFor(specs, all.files))
    second.push({ ...playwright('browser', 'list', ...specs), needs: ['build'] })
  }
  first.push(...storiesOf(stories))
  // The lane that builds takes longer; the other one waits for it.
  const beside = first.map((step) => ({ ...step, yields: second.length > 0 }))
  return [[beside, second].filter((lane) => lane.length > 0)]
}

/** The steps for what has changed since the base. */
function partOfChange(given) {
  const base = git('merge-base', given ?? 'main', 'HEAD')
  const changed = [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', base).split('\n'),
      ...git('ls-files', '--others', '--exclude-standard').split('\n'),
    ]),
  ].filter(Boolean)
  const all = sources()
  const taken = selectChanged(changed, all)
  process.stdout.write(
    `Changed since ${base.slice(0, 8)}:\n${changed.map((file) => `  ${file}\n`).join('')}`,
  )
  if (taken.everything) {
    process.stdout.write(`All tests, because of ${taken.everything}.\n`)
    return everything()
  }
  for (const [part, why] of Object.entries({
    'types, lint, boundaries': 'whole',
    ...taken.reasons,
  }))
    process.stdout.write(`  ${part}: ${why}\n`)

  const { units, narrowed, afterBuild, afterOperations, widgets, stories, specs, isPackaged } =
    taken
  const isLate = (file) => afterBuild.includes(file)
  const operations = { name: 'operations', command: ['node', 'scripts/operations.mjs'] }
  const isBuilding = specs.length > 0 || [...units, ...narrowed].some(isLate) || isPackaged
  const checks = [
    { name: 'generated', command: ['node', 'scripts/map.mjs', '--check'] },
    types(),
    { name: 'lint', command: ['npx', 'biome', 'check', '--error-on-warnings'] },
    { name: 'boundaries', command: npm('boundaries') },
  ]
  const builds = isBuilding ? siteFor(isPackaged ? ['author'] : specs, all.files) : []
  if (!isBuilding && afterOperations.length > 0) builds.push(operations)
  if (isPackaged) builds.push(pack())
  const unitSteps = [
    ...(units.length > 0 ? [jest('unit', ...units)] : []),
    ...(narrowed.length > 0 ? [jest('every widget', ...narrowed, ...ofTypes(widgets))] : []),
  ]
  const browser =
    specs.length > 0 ? [{ ...playwright('browser', 'list', ...specs), needs: ['build'] }] : []
  return [[checks, builds], [unitSteps, storiesOf(stories)], [browser]]
    .map((lanes) => lanes.filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0)
}

/** @returns {Step} */
function types() {
  const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/foyer-types.tsbuildinfo']
  return { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', ...kept] }
}

/** Jest's words for the tests of these widgets, in files with tests of all widgets. */
function ofTypes(widgets) {
  return ['-t', `(^|\\s)(${widgets.join('|')})(\\s|$)`]
}

/** The build that these browser tests need, unless it is there. @returns {Step[]} */
function siteFor(specs, files) {
  const needs = specs.some((spec) => /author|package|\/$/.test(spec)) ? 'everything' : 'site'
  return isBuilt(needs, files) ? [] : [buildOf(needs)]
}

/** @returns {Step[]} */
function storiesOf(stories) {
  if (stories.length === 0) return []
  const folder = 'node_modules/.cache/foyer-stories'
  process.env.STORIES_FOLDER = folder
  return [
    {
      name: 'stories',
      command: ['npx', 'storybook', 'build', '--quiet', '-o', folder],
      env: { STORIES_ONLY: stories.join('\n'), ...PLATES },
    },
    { ...storyTests('stories.spec.ts'), needs: ['stories'] },
  ]
}

/** The site without author mode and the authors' editor takes half of a build's time. */
function buildOf(needs) {
  if (needs === 'everything') return { name: 'build', command: npm('build') }
  return { name: 'build', command: npm('build'), env: { BUILD_ONLY: 'site' } }
}

function isBuilt(needs, files) {
  const marks = ['dist/browser/sizes.json', ...(needs === 'site' ? [] : ['dist/author/sizes.json'])]
  if (!marks.every((mark) => existsSync(mark))) return false
  const sources = files.filter((file) => /^(src|sandbox|fixtures|tooling|themes)\//.test(file))
  const newest = Math.max(
    ...[...sources, 'rollup.config.mjs'].map((file) => statSync(file).mtimeMs),
  )
  return marks.every((mark) => statSync(mark).mtimeMs > newest)
}
