/** Prints the sizes of the last build; tests/build.test.ts fails when a budget is exceeded. */
import { readFileSync } from 'node:fs'
import { budgets, measure } from '../tooling/budgets.mjs'

const read = (path) => JSON.parse(readFileSync(new URL(`../dist/browser/${path}`, import.meta.url)))
const sizes = read('sizes.json')
const total = measure(read('assets/manifest.json'), sizes)

const print = (bytes, words) =>
  process.stdout.write(`${bytes.toLocaleString('en-US').padStart(9)}  ${words}\n`)

process.stdout.write('Bytes with brotli\n')
for (const [file, { brotli }] of Object.entries(sizes).sort(([, a], [, b]) => b.brotli - a.brotli))
  print(brotli, file)
process.stdout.write('\n')
for (const [name, budget] of Object.entries(budgets)) {
  const verdict = total[name] > budget ? 'OVER its budget of' : 'of'
  print(total[name], `${name}, ${verdict} ${budget.toLocaleString('en-US')}`)
}
