/** The results as a Markdown page. */
import { goalsTable } from './goals.mjs'
import {
  byteTable,
  clickTable,
  interactionTable,
  loaderTable,
  loadTables,
  sandboxTable,
  serverTable,
  swapTable,
  tapTable,
} from './tables.mjs'

export const SECTIONS = [
  {
    key: 'taps',
    title: 'The first tap',
    words:
      'A phone (375 px, processor 4x slower), cold. From the finger’s lifting to the frame with the effect, in ms. Line A: 150 ms, 1.6 Mbit/s; line B: 562 ms, 1.44 Mbit/s. Early: as soon as the control is painted; settled: the network is idle and 1.5 s have passed, untouched; warm: scrolled six seconds before. `everything`: the same pages with all scripts due at load; `counter`: a card’s, on a page of 100.',
    print: ({ rows }) => tapTable(rows),
  },
  {
    key: 'interactions',
    title: 'Interaction to next paint',
    words:
      'A phone (375 px, processor 4x slower). On each page up to twenty controls are tapped, filled and closed; the longest interaction, by Event Timing (steps of 8 ms), and its control.',
    print: ({ rows }) => interactionTable(rows),
  },
  {
    key: 'loads',
    title: 'Loading',
    words: '`×` is the ratio to `bare` of the same N and run.',
    print: ({ rows }) => `${loadTables(rows)}\n\n### Requests and bytes\n\n${byteTable(rows)}`,
  },
  {
    key: 'loaders',
    title: 'The loaders by themselves',
    words: 'Without React, with brotli.',
    print: ({ rows }) => loaderTable(rows),
  },
  {
    key: 'swaps',
    title: 'An author’s swaps',
    words:
      'Server HTML of one placeholder, swapped into the page 200 times; what each leaves behind.',
    print: ({ rows }) => swapTable(rows),
  },
  {
    key: 'clicks',
    title: 'The first click',
    words: '100 placeholders, none alive: from the click to the counter’s new value.',
    print: ({ rows }) => clickTable(rows),
  },
  {
    key: 'servers',
    title: 'The server',
    words: 'Pages of 100 cards, four connections, all by the same Node.',
    print: ({ rows }) => serverTable(rows),
  },
  {
    key: 'sandbox',
    title: 'The sandbox’s pages',
    words: 'Lighthouse, as a phone.',
    print: ({ rows }) => sandboxTable(rows),
  },
]

/**
 * @param {{ machine: string, versions: Record<string, string>, about: [string, string][], sections:
 * Record<string, { date: string, commit: string, rounds: number, phoneIndex?: number, rows: object[] }> }} results
 */
export function reportOf({ machine, versions, about, sections }) {
  const measured = SECTIONS.filter(({ key }) => sections[key])
  const parts = measured.map(({ key, title, words, print }) => {
    const { date, commit, rounds, phoneIndex } = sections[key]
    const phone = phoneIndex
      ? `; the machine, 4x slower, has the benchmark index ${phoneIndex}`
      : ''
    const when = `${date.slice(0, 16).replace('T', ' ')} UTC at ${commit}, medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}${phone}.`
    return `## ${title}\n\n${words} ${when}\n\n${print(sections[key])}`
  })
  return `${[
    '# Benchmarks',
    'Written by `npm run bench`, each section by the run that its line names; `bench/README.md` says how it is measured and what each column means.',
    `${machine}\n\n${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(' · ')}`,
    `## Goals\n\nTime and bytes are compared with \`bare-esbuild\`, against which the goals were set, and with \`bare\`, the same by the bundler that Foyer has.\n\n${goalsTable(sections)}`,
    `## Contenders\n\n${about.map(([name, words]) => `- \`${name}\`: ${words}`).join('\n')}`,
    ...parts,
  ].join('\n\n')}\n`
}
