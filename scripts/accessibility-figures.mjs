/**
 * `npm run accessibility-figures`: takes the figures of the sandbox's accessibility statement from the last
 * whole `npm test` of this checkout.
 *
 * - `npm run accessibility-figures -- file`: from a file that `npm test -- --results file` wrote
 */
import { writeFileSync } from 'node:fs'
import { accessibilityFigures } from '../tooling/accessibility-figures.mjs'
import { lastRunOf, readRun } from '../tooling/test-report.mjs'

const from = process.argv[2] ?? lastRunOf('all')
const run = readRun(from)
if (!run) throw new Error(`There are no results in ${from}: run npm test first.`)
const figures = accessibilityFigures(run)
const { date, ...counts } = figures
const lines = [`date: '${date}'`, ...Object.entries(counts).map(([kind, n]) => `${kind}: ${n}`)]
writeFileSync(
  'sandbox/seed/accessibility-figures.ts',
  `/** What a whole run of the tests has counted, on a day in UTC: written by \`npm run accessibility-figures\`. */
export const accessibilityFigures = {
${lines.map((line) => `  ${line},\n`).join('')}}
`,
)
process.stdout.write(`${JSON.stringify(figures)}\n`)
