import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const check = process.argv.includes('--check')

/** Texts by path, until `flushGenerated`. */
const waiting = new Map()

/**
 * Writes a generated file in the project's format, with `flushGenerated`. With `--check` on the command line
 * it is only compared, and the process fails when the file in the repository differs; `always` is for build
 * output, which is written at once and as it is.
 */
export function writeGenerated(path, text, always = false) {
  if (!always) waiting.set(path, text)
  else if (textOf(path) !== text) writeFileSync(path, text)
}

/** Starts the formatter once for all files, and not for each: that took ten seconds. */
export function flushGenerated() {
  for (const [path, text] of formatted(waiting)) {
    if (textOf(path) === text) continue
    if (check) {
      process.stderr.write(`${path} is out of date: run \`npm run map\` and commit it.\n`)
      process.exitCode = 1
    } else writeFileSync(path, text)
  }
  waiting.clear()
}

/** Deletes a generated file whose source was deleted; with `--check` it fails instead. */
export function removeGenerated(path) {
  if (!check) return rmSync(path)
  process.stderr.write(`${path} has lost its source: run \`npm run map\` and commit it.\n`)
  process.exitCode = 1
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** The texts in the project's format, by path. */
function formatted(texts) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-generated-'))
  try {
    const { formatter, javascript } = JSON.parse(readFileSync('biome.json', 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, formatter, javascript }))
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const words = ['format', '--write', `--config-path=${folder}`, folder]
    execFileSync('node_modules/.bin/biome', words, { stdio: ['ignore', 'ignore', 'inherit'] })
    return [...texts.keys()].map((path) => [path, readFileSync(join(folder, path), 'utf8')])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
