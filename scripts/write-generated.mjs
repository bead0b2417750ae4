import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const check = process.argv.includes('--check')

/**
 * Writes a generated file in the house's format. With `--check` on the command line it compares
 * instead and fails when the file in the repository is another; `always` is for build output.
 */
export function writeGenerated(path, text, always = false) {
  const formatted = always ? text : format(path, text)
  if (!check || always) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== formatted)
      writeFileSync(path, formatted)
    return
  }
  if (!existsSync(path) || readFileSync(path, 'utf8') !== formatted) {
    process.stderr.write(`${path} is out of date: run \`npm run map\` and commit it.\n`)
    process.exitCode = 1
  }
}

/** Removes a generated file whose source is gone; with `--check` it fails in its place. */
export function removeGenerated(path) {
  if (!check) return rmSync(path)
  process.stderr.write(`${path} has lost its source: run \`npm run map\` and commit it.\n`)
  process.exitCode = 1
}

function format(path, text) {
  return execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
}
