/**
 * `foyer upgrade-aem --url https://author.example --path /content/site`: upgrades the content of former
 * schemas in AEM's repository (docs/decisions/0087).
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { upgradeAem } from '../../dist/package/server/upgrade-aem.js'
import { upgradeSettings } from './upgrade-settings.mjs'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    path: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const settings = upgradeSettings(values, process.env)
const print = (line) => process.stdout.write(`${line}\n`)
if (
  settings.url.protocol === 'http:' &&
  !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(settings.url.hostname)
)
  process.stderr.write('The credentials are sent without encryption: use https.\n')

const built = resolve('dist/server/widgets.js')
if (!existsSync(built) && existsSync('widgets'))
  throw new Error('There is no build in this folder: run `foyer build` first.')
const { widgets: own } = existsSync(built)
  ? await import(pathToFileURL(built).href)
  : { widgets: {} }
const READER =
  '../export/aem/ui.apps/src/main/content/jcr_root/apps/foyer/components/widget/reader.js'
const readerScript = readFileSync(new URL(READER, import.meta.url), 'utf8')

const { widgets, unknownTypes, upgraded, leftAlone } = await upgradeAem({
  ...settings,
  own,
  readerScript,
  print,
})
if (unknownTypes.length > 0)
  print(`Not read, because this folder has no such widget: ${unknownTypes.join(', ')}.`)
const done = settings.isDryRun ? 'Would be upgraded' : 'Upgraded'
print(`Widgets: ${widgets}. ${done}: ${upgraded}. Left alone: ${leftAlone}.`)
if (leftAlone > 0) process.exitCode = 1
