/** The measurements in full, a table for each kind. */
import { median } from '../lib/median.mjs'
import { CATEGORIES } from '../measure/categories.mjs'
import { hundredths, loadsReader, megabytes, table, tenths, whole } from './numbers.mjs'

/** One table for each N. */
export function loadTables(rows) {
  const { time, ratio } = loadsReader(rows)
  return countsOf(rows)
    .map((count) => {
      const alive = rows.filter((row) => row.count === count && row.fast.length > 0)
      const lines = alive.map(({ name, fast }) => {
        const at = (key) => time(name, count, 'fast', key)
        const slow = (key) => whole(time(name, count, 'slow', key))
        const x = (key) => hundredths(ratio(name, count, 'fast', key, 'bare'))
        const xSlow = hundredths(ratio(name, count, 'slow', 'blocking', 'bare'))
        return [
          name,
          ...[whole(at('all')), x('all'), whole(at('view')), x('view')],
          ...[tenths(at('task')), x('task'), tenths(at('script'))],
          ...[slow('all'), slow('longest'), slow('blocking'), xSlow],
          ...[megabytes(at('heap')), x('heap'), whole(at('listeners')), fast.length],
        ]
      })
      return `### N = ${count}\n\n${table(LOAD_HEADERS, lines)}`
    })
    .join('\n\n')
}

const LOAD_HEADERS = [
  'contender',
  ...['all ms', '×', 'view ms', '×'],
  ...['CPU ms', '×', 'script ms'],
  ...['4x all ms', '4x longest', '4x blocking', '×'],
  ...['heap MB', '×', 'listeners', 'loads'],
]

export function byteTable(rows) {
  const { scripts } = loadsReader(rows)
  const headers = ['contender', 'N', 'requests', 'depth', 'external', 'inline', 'over bare']
  return table(
    [...headers, 'HTML', 'HTML raw'],
    rows.map(({ name, count, facts }) => [
      name,
      count,
      whole(facts.requests),
      hundredths(facts.depth),
      whole(facts.externalJs),
      whole(facts.inlineJs),
      whole(scripts(name, count) - scripts('bare', count)),
      whole(facts.html),
      whole(facts.htmlRaw),
    ]),
  )
}

export function loaderTable(rows) {
  return table(
    ['loader', 'bytes'],
    rows.map(({ name, bytes }) => [name, whole(bytes)]),
  )
}

export function swapTable(rows) {
  return table(
    ['contender', 'swap to life ms', 'nodes kept', 'listeners kept', 'KB kept', 'effects cleaned'],
    rows.map(({ name, swaps, ...row }) =>
      swaps === 0
        ? [name, 'stays dead', '', '', '', '']
        : [
            name,
            tenths(row.ms),
            tenths(row.nodes),
            tenths(row.listeners),
            hundredths(row.kilobytes),
            hundredths(row.cleaned),
          ],
    ),
  )
}

export function clickTable(rows) {
  return table(
    ['contender', 'processor', 'scripts before', 'first click ms', 'second click ms'],
    rows.map(({ name, rate, scripts, first, second }) => [
      name,
      `${rate}x`,
      scripts,
      whole(median(first)),
      tenths(median(second)),
    ]),
  )
}

/** A row for each control and page, a column for each network and moment; lost taps are counted. */
export function tapTable(rows) {
  const cases = ['A', 'B'].flatMap((line) =>
    ['early', 'settled', 'warm'].map((moment) => ({ line, moment })),
  )
  const controls = [...new Map(rows.map((row) => [`${row.page} ${row.name}`, row])).values()]
  return table(
    ['control', 'page', ...cases.map(({ line, moment }) => `${line}, ${moment}`)],
    controls.map(({ page, name }) => [
      name,
      page,
      ...cases.map(({ line, moment }) => {
        const { times = [] } =
          rows.find(
            (row) =>
              row.page === page && row.name === name && row.line === line && row.moment === moment,
          ) ?? {}
        const lost = times.filter((time) => time === null).length
        const seen = whole(median(times.filter((time) => time !== null)))
        return lost > 0 ? `${seen} (${lost} lost)` : seen
      }),
    ]),
  )
}

/** A row for each page: the median of the rounds, and the control of its longest interaction. */
export function interactionTable(rows) {
  return table(
    ['page', 'controls', 'longest ms', 'event', 'of'],
    rows.map(({ name, used, worst }) => {
      const longest = worst.toSorted((a, b) => a.ms - b.ms)[worst.length >> 1]
      return [name, used, whole(longest.ms), longest.event, longest.control.replaceAll('|', ' ')]
    }),
  )
}

export function serverTable(rows) {
  const bare = rows.find(({ name }) => name === 'bare')
  const pair = (row, key) => {
    const value = median(row[key])
    return [whole(value), hundredths(value / median(bare?.[key] ?? []))]
  }
  return table(
    ['contender', 'pages/s', '×', 'pages per CPU s', '×', 'HTML bytes'],
    rows.map((row) => [
      row.name,
      ...pair(row, 'perSecond'),
      ...pair(row, 'perCpuSecond'),
      whole(row.bytes),
    ]),
  )
}

export function sandboxTable(rows) {
  return table(
    ['page', ...CATEGORIES, 'layout shift', 'blocking ms', 'largest paint ms', 'script bytes'],
    rows.map(({ name, runs }) => {
      const of = (read) => median(runs.map(read))
      return [
        name,
        ...CATEGORIES.map((_name, i) => whole(of(({ scores }) => scores[i]))),
        hundredths(of(({ shift }) => shift)),
        whole(of(({ blocking }) => blocking)),
        whole(of(({ paint }) => paint)),
        whole(of(({ scripts }) => scripts)),
      ]
    }),
  )
}

function countsOf(rows) {
  return [...new Set(rows.map(({ count }) => count))].sort((a, b) => a - b)
}
