/** Everything that must hold before a change is merged; stops at the first step that fails. */
import { spawn } from 'node:child_process'

const COUNTS = /^(?:Tests:)?\s+(?:\d+ (?:failed|skipped|todo|passed),? ?)+/gm

const steps = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'unit', command: ['npx', 'jest'], isRunner: true },
  { name: 'stories', command: ['npm', 'run', '--silent', 'stories:build'] },
  { name: 'stories run', command: ['npm', 'run', '--silent', 'test:stories'], isRunner: true },
  { name: 'browser', command: ['npx', 'playwright', 'test'], isRunner: true },
]

const total = { passed: 0, failed: 0 }

for (const { name, command, isRunner } of steps) {
  process.stdout.write(`\n── ${name}: ${command.join(' ')}\n`)
  const started = performance.now()
  const { code, output } = await run(command)
  const { passed, failed } = isRunner ? countsIn(output) : { passed: 0, failed: 0 }
  total.passed += passed
  total.failed += code === 0 ? failed : Math.max(failed, 1)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`── ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`)
  if (code !== 0) {
    process.exitCode = 1
    break
  }
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)

/** Runs a command with its output shown, and kept for the counts. */
function run([program, ...words]) {
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
        to.write(text)
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
