/**
 * `foyer texts fr-FR`: writes `texts/fr-FR.json` with every text of every widget that the locale lacks,
 * in English, and keeps those that are translated. Without a locale: what is missing, per locale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { addWidgets, textsOf } = await import('../../dist/package/server/server.js')
const built = resolve('dist/server/site.js')
if (!existsSync(built))
  throw new Error('There is no build in this folder: run `foyer build` first.')
const { site } = await import(pathToFileURL(built).href)
const { widgets } = await import(pathToFileURL(resolve('dist/server/widgets.js')).href)
addWidgets(widgets)

const [wanted] = process.argv.slice(2)
for (const locale of wanted ? [wanted] : site.locales) {
  const file = `texts/${locale}.json`
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const all = await textsOf(locale, site)
  const missing = Object.entries(all).flatMap(([type, { lacking }]) =>
    Object.entries(lacking)
      .filter(([name]) => !known[type]?.[name])
      .map(([name, english]) => [type, name, english]),
  )
  const number = Object.values(all).reduce((sum, { texts }) => sum + Object.keys(texts).length, 0)
  process.stdout.write(`${locale}: ${missing.length} of ${number} texts are missing\n`)
  if (!wanted) continue
  const next = structuredClone(known)
  for (const [type, name, english] of missing) next[type] = { ...next[type], [name]: english }
  mkdirSync('texts', { recursive: true })
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
  process.stdout.write(`${file}: translate the texts, and name the file in \`texts\` of site.ts\n`)
}
