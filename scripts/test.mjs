/**
 * `npm test`: every check that must pass before a change is merged. A failed stage skips only the
 * stages that need its output. `npm test -- hotel-header` checks the types, and runs the tests of a
 * widget, a feature, a folder or a file (tooling/test-selection.mjs).
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJest, readPlaywright, slowest } from '../tooling/test-results.mjs'
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
  [[{ name: 'check', command: npm('check') }], [{ name: 'build', command: npm('build') }, pack()]],
  [[jest('unit')], [{ name: 'stories', command: npm('stories:build') }]],
  [[{ ...storyTests(), needs: ['stories'] }]],
  [[{ ...playwright('browser', 'list'), needs: ['build'] }]],
]

/**
 * With the default of 16 MB, most steps spent a tenth of their time on collecting young garbage.
 */
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`

const names = process.argv.slice(2)
const total = { passed: 0, failed: 0, tests: [] }
const failed = new Set()

for (const lanes of names.length > 0 ? partOf(names) : everything())
  await Promise.all(lanes.map((steps) => runLane(steps, lanes.length > 1)))

if (total.tests.length > 0) process.stdout.write('\nThe tests that took longest:\n')
for (const { name, ms } of slowest(total.tests))
  process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
if (total.failed > 0) process.exitCode = 1

/**
 * Runs steps in sequence. With parallel lanes the output of each step is shown when it has ended, but that of
 * tests as it comes: they take minutes.
 */
async function runLane(steps, isBeside) {
  for (const step of steps) {
    const { name, command, needs = [] } = step
    const missing = needs.filter((need) => failed.has(need))
    if (missing.length > 0) {
      fail(name, 1)
      process.stdout.write(`\n── ${name} FAILED: it needs ${missing}, which failed\n`)
      continue
    }
    const title = `\n── ${name}: ${command.join(' ')}\n`
    const isShown = !isBeside || step.read !== undefined
    if (isShown) process.stdout.write(title)
    const started = performance.now()
    const { code, output } = await run(step, { isShown })
    const results = resultsOf(step)
    total.passed += results.passed
    total.tests.push(...results.tests)
    if (code !== 0 || results.failed > 0) fail(name, Math.max(results.failed, 1))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const end = `── ${name} ${failed.has(name) ? 'FAILED' : 'passed'} in ${seconds} s\n`
    process.stdout.write(isShown ? end : title + output + end)
  }
}

function fail(name, count) {
  failed.add(name)
  total.failed += count
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
function run({ command: [program, ...words], env, yields }, { isShown }) {
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

/** The steps for these names; a build that is newer than its sources is reused. */
function partOf(names) {
  const files = ['src', 'sandbox', 'fixtures', 'stories', 'tests', 'tooling', 'scripts', 'themes']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => /\.(tsx?|mjs|graphql|css|mdx)$/.test(path))
  const { widgets, units, stories, specs } = select(names, {
    files,
    read: (path) => readFileSync(path, 'utf8'),
  })
  process.stdout.write(
    `Widgets: ${widgets.join(' ') || 'none'}\nBrowser tests: ${specs.join(' ')}\n`,
  )
  const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/foyer-types.tsbuildinfo']
  const types = {
    name: 'types',
    command: ['node', 'node_modules/typescript-7/bin/tsc', ...kept],
  }
  const first = [types]
  if (units.length > 0) first.push(jest('unit', ...units))
  if (widgets.length > 0) {
    const named = `(^|\\s)(${widgets.join('|')})(\\s|$)`
    first.push(jest('every widget', 'tests/every-widget', '-t', named))
  }
  const second = []
  if (specs.length > 0) {
    const needs = specs.some((spec) => spec.includes('author')) ? 'everything' : 'site'
    if (!isBuilt(needs, files)) second.push(buildOf(needs))
    second.push({ ...playwright('browser', 'list', ...specs), needs: ['build'] })
  }
  if (stories.length > 0) {
    const folder = 'node_modules/.cache/foyer-stories'
    first.push({
      name: 'stories',
      command: ['npx', 'storybook', 'build', '--quiet', '-o', folder],
      env: { STORIES_ONLY: stories.join('\n') },
    })
    first.push({ ...storyTests('stories.spec.ts'), needs: ['stories'] })
    process.env.STORIES_FOLDER = folder
  }
  // The lane that builds takes longer; the other one waits for it.
  const beside = first.map((step) => ({ ...step, yields: second.length > 0 }))
  return [[beside, second].filter((lane) => lane.length > 0)]
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
