#!/usr/bin/env node
/** The command `foyer`: what it can do stands in docs/widgets-of-your-own.md. */
import { existsSync } from 'node:fs'

const COMMANDS = {
  build: ['../tooling/cli/build.mjs', 'builds the widgets of this folder beside those of Foyer'],
  dev: ['../tooling/cli/dev.mjs', 'builds, shows pages and fixtures, and builds again on a change'],
  new: ['../tooling/cli/new.mjs', 'writes the folder of a new widget: foyer new room-note'],
  texts: ['../tooling/cli/texts.mjs', 'writes what a locale has to translate: foyer texts fr-FR'],
  'render-service': [
    '../tooling/cli/render-service.mjs',
    'starts the render service of this folder',
  ],
  export: ['../tooling/cli/export.mjs', 'writes the component definitions for a CMS'],
  'upgrade-aem': [
    '../tooling/cli/upgrade-aem.mjs',
    'upgrades content of former schemas in AEM’s repository',
  ],
}

const [name = '', ...words] = process.argv.slice(2)
const [file] = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : []
const script = file && new URL(file, import.meta.url)

if (!script || !existsSync(script)) {
  const known = Object.entries(COMMANDS).filter(([, [path]]) =>
    existsSync(new URL(path, import.meta.url)),
  )
  const lines = known.map(([command, [, what]]) => `  foyer ${command.padEnd(16)}${what}`)
  const unknown = name && name !== 'help' && name !== '--help'
  const out = unknown ? process.stderr : process.stdout
  out.write(`${unknown ? `There is no command "${name}".\n` : ''}${lines.join('\n')}\n`)
  process.exitCode = unknown ? 1 : 0
} else {
  // Each command reads its own words.
  process.argv.splice(2, process.argv.length, ...words)
  // The workers of the render service begin here again, with the name.
  process.env.FOYER_COMMAND = name
  try {
    await import(script.href)
  } catch (error) {
    process.stderr.write(`foyer ${name}: ${error instanceof Error ? error.message : error}\n`)
    if (process.env.DEBUG) throw error
    process.exitCode = 1
  }
}
