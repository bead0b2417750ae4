import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const check = process.argv.includes('--check')

/**
 * Writes a generated file in the project's format. With `--check` on the command line it only
 * compares, and fails when the file in the repository differs; `always` is for build output.
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

/** Deletes a generated file whose source was deleted; with `--check` it fails instead. */
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
