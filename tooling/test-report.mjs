/** What `npm test` says at its end, and what it keeps of it for the next run. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { slowest } from './test-results.mjs'

/** @typedef {{ name: string, seconds: number, passed: number, failed: number, why?: string }} StageResult */
/** @typedef {{ at: string, of: string, stages: StageResult[], tests: import('./test-results.mjs').TimedTest[], seconds: number }} RunResult */

/**
 * Where the last run of the same tests is kept: in the folder of the checkout, as `npm ci` deletes
 * `node_modules`.
 * @param {string} of which tests
 */
export function lastRunOf(of) {
  return `.cache/tests/${of.replace(/\W+/g, '-').slice(0, 80)}.json`
}

/** Less is noise. */
const NOTED_SECONDS = 5
const NOTED_SHARE = 0.15

/** @param {string} path @returns {RunResult | null} */
export function readRun(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** @param {string} path @param {RunResult} run */
export function writeRun(path, run) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(run))
}

/**
 * One result of several shards of a run.
 * @param {RunResult[]} runs
 * @returns {RunResult}
 */
export function mergeRuns(runs) {
  const stages = new Map()
  for (const stage of runs.flatMap((run) => run.stages)) {
    const known = stages.get(stage.name) ?? { name: stage.name, seconds: 0, passed: 0, failed: 0 }
    stages.set(stage.name, {
      name: stage.name,
      seconds: Math.max(known.seconds, stage.seconds),
      passed: known.passed + stage.passed,
      failed: known.failed + stage.failed,
    })
  }
  return {
    at: runs.map(({ at }) => at).sort()[0] ?? '',
    of: `${runs.length} shards`,
    stages: [...stages.values()],
    tests: runs.flatMap(({ tests }) => tests),
    seconds: Math.max(...runs.map(({ seconds }) => seconds)),
  }
}

/**
 * The stages with their cost, the slowest tests, and what has become slower or faster since another run of
 * the same tests.
 * @param {RunResult} run
 * @param {RunResult | null} [last]
 */
export function reportOfRun(run, last) {
  const before = last?.of === run.of ? last : null
  const stagesBefore = new Map(before?.stages.map((stage) => [stage.name, stage]))
  const lines = ['', 'What each stage cost:']
  for (const { name, seconds, passed, failed } of run.stages) {
    const counts =
      passed + failed > 0
        ? `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`
        : failed > 0
          ? 'FAILED'
          : ''
    lines.push(
      `${time(seconds)}  ${name.padEnd(14)} ${since(seconds, stagesBefore.get(name)?.seconds)}${counts}`,
    )
  }
  lines.push(
    `${time(run.seconds)}  ${'in all'.padEnd(14)} ${since(run.seconds, before?.seconds)}`.trimEnd(),
  )
  if (run.tests.length > 0) {
    const testsBefore = new Map(before?.tests.map(({ name, ms }) => [name, ms]))
    lines.push('', 'The tests that took longest:')
    for (const { name, ms } of slowest(run.tests))
      lines.push(
        `${time(ms / 1000)}  ${since(ms / 1000, testsBefore.get(name) === undefined ? undefined : testsBefore.get(name) / 1000)}${name}`,
      )
    if (before) lines.push('', ...changes(run, before))
  }
  const failing = run.tests.filter(({ isFailed }) => isFailed)
  if (failing.length > 0) lines.push('', 'Failed:', ...failing.map(({ name }) => `  ${name}`))
  for (const { name, page } of failing) lines.push(...shownBy(name, page))
  const passed = sum(run.stages, 'passed')
  const failed = sum(run.stages, 'failed')
  lines.push('', `${passed} passed, ${failed} failed`)
  return { text: lines.map((line) => line.trimEnd()).join('\n'), failed }
}

/** A page can have thousands of lines. */
const MOST_LINES = 250

/** What the page showed when a test failed, and what had the focus: a machine of CI keeps no files. */
function shownBy(name, page) {
  if (!page || !existsSync(page)) return []
  const [, snapshot = ''] = readFileSync(page, 'utf8').split(/^```yaml$/m)
  const [shown = ''] = snapshot.split(/^```$/m)
  const lines = shown.trim().split('\n').slice(0, MOST_LINES)
  return ['', `The page when it failed: ${name}`, ...lines.map((line) => `  ${line}`)]
}

/** What differs from the run before, in sentences. */
function changes(run, before) {
  const names = new Set(run.tests.map(({ name }) => name))
  const namesBefore = new Set(before.tests.map(({ name }) => name))
  const added = [...names].filter((name) => !namesBefore.has(name)).length
  const removed = [...namesBefore].filter((name) => !names.has(name)).length
  const msBefore = new Map(before.tests.map(({ name, ms }) => [name, ms]))
  const slower = run.tests
    .map((test) => ({ ...test, more: test.ms - (msBefore.get(test.name) ?? test.ms) }))
    .filter(({ more, ms }) => more > NOTED_SECONDS * 1000 && more > NOTED_SHARE * ms)
    .sort((a, b) => b.more - a.more)
    .slice(0, 5)
  return [
    `Since the run of ${before.at}: ${added} tests are new, ${removed} are gone.`,
    ...slower.map(({ name, more }) => `${time(more / 1000)} longer: ${name}`),
  ]
}

function since(seconds, before) {
  if (before === undefined) return ''
  const more = seconds - before
  const isNoted = Math.abs(more) > NOTED_SECONDS && Math.abs(more) > NOTED_SHARE * before
  return isNoted ? `(${more > 0 ? '+' : '−'}${Math.abs(more).toFixed(0)} s) ` : ''
}

function time(seconds) {
  return `${seconds.toFixed(1).padStart(7)} s`
}

function sum(stages, name) {
  return stages.reduce((all, stage) => all + stage[name], 0)
}
