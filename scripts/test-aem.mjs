/**
 * Runs the templates of AEM's package by Adobe's HTL engine, which is fetched into a temporary folder:
 * it brings a jsdom and a moment of its own (docs/decisions/0060). Arguments are passed to Jest.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ENGINE = '@adobe/htlengine@6.4.39'
const folder = mkdtempSync(join(tmpdir(), 'foyer-htlengine-'))

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (error) throw error
  return status ?? 1
}

try {
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  process.exitCode =
    run('npm', ['install', ENGINE, ...flags], { cwd: folder }) ||
    run(
      process.execPath,
      [
        'node_modules/jest/bin/jest.js',
        '--testMatch=<rootDir>/tests/editors/*.htl.ts',
        ...process.argv.slice(2),
      ],
      { env: { ...process.env, HTL_ENGINE: folder } },
    )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
