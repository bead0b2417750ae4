/** Everything that must hold before a change is merged; stops at the first step that fails. */
import { spawn } from 'node:child_process'

const COUNTS = /^(?:Tests:)?\s+(?:\d+ (?:failed|skipped|todo|passed),? ?)+/gm

const check = { name: 'check', command: ['npm', 'run', '--silent', 'check'] }
const build = { name: 'build', command: ['npm', 'run', '--silent', 'build'] }
const stories = { name: 'stories', command: ['npm', 'run', '--silent', 'stories:build'] }

/** One after another; in a stage, its lanes side by side: none of these steps keeps two cores busy. */
const stages = [
  [[check], [build, stories]],
  [[{ name: 'unit', command: ['npx', 'jest'], isRunner: true }]],
  [[{ name: 'stories run', command: ['npm', 'run', '--silent', 'test:stories'], isRunner: true }]],
  [[{ name: 'browser', command: ['npx', 'playwright', 'test'], isRunner: true }]],
]

/** A tenth of the time of most steps went into collecting young garbage 16 MB at a time. */
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`

const total = { passed: 0, failed: 0 }

for (const lanes of stages) {
  const passed = await Promise.all(lanes.map((steps) => runLane(steps, lanes.length > 1)))
  if (passed.every(Boolean)) continue
  process.exitCode = 1
  break
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)

/** Steps one after another, until one fails. Beside another lane each is shown when it has ended. */
async function runLane(steps, isBeside) {
  for (const { name, command, isRunner } of steps) {
    const title = `\n── ${name}: ${command.join(' ')}\n`
    if (!isBeside) process.stdout.write(title)
    const started = performance.now()
    const { code, output } = await run(command, { isShown: !isBeside })
    const { passed, failed } = isRunner ? countsIn(output) : { passed: 0, failed: 0 }
    total.passed += passed
    total.failed += code === 0 ? failed : Math.max(failed, 1)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const end = `── ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`
    process.stdout.write(isBeside ? title + output + end : end)
    if (code !== 0) return false
  }
  return true
}

/** Runs a command; its output is kept for the counts. */
function run([program, ...words], { isShown }) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding('utf8')
      from.on('data', (text) => {
        output += text
        if (isShown) to.write(text)
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Jest says "Tests: 1 failed, 2 passed, 3 total", Playwright "1 failed" and "2 passed (3s)". */
function countsIn(output) {
  const summary = (output.match(COUNTS) ?? []).join('\n')
  const sum = (word) =>
    [...summary.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].reduce((n, [, m]) => n + Number(m), 0)
  return { passed: sum('passed'), failed: sum('failed') }
}
