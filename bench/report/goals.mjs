/** Foyer's goals and their measured values. */
import { median } from '../lib/median.mjs'
import { loadsReader, table, write } from './numbers.mjs'

/**
 * The goals relate to React bundled by esbuild. Foyer and its peers use React bundled by rollup, which is
 * faster and smaller. The table compares with both.
 */
const BASE = 'bare-esbuild'
const OWN_BASE = 'bare'

/** The lower bound for every loader. */
const FLOOR = 'page-alone'

const LOAD_PEERS = ['bare-split', 'astro-load', 'is-land', 'react-habitat']
const VISIBLE_PEERS = ['astro-visible', 'is-land-visible']

/**
 * @typedef {object} Goal
 * @property {string} what
 * @property {'atMost' | 'atLeast'} sense
 * @property {number} limit
 * @property {number} digits after the point, of what is written and judged
 * @property {number} value Foyer's; NaN when it was not measured
 * @property {number} [own] Foyer's against bare React of its own bundler
 * @property {number} [floor] of a page without a script
 * @property {{ name: string, value: number }} [best] of the peers
 */

/** Whether a goal is reached; undefined when nothing was measured. */
export function isMet({ sense, limit, digits }, value) {
  if (value === undefined || !Number.isFinite(value)) return undefined
  const rounded = Number(value.toFixed(digits))
  return sense === 'atMost' ? rounded <= limit : rounded >= limit
}

/** @returns {Goal[]} */
export function goalsOf(sections) {
  return [
    ...tapGoals(sections),
    ...interactionGoals(sections),
    ...sizeGoals(sections),
    ...timeGoals(sections),
    ...pathGoals(sections),
    ...authorGoals(sections),
    ...clickGoals(sections),
    ...serverGoals(sections),
    ...siteGoals(sections),
  ]
}

/** The slowest control of each kind, by its median. */
function tapGoals({ taps }) {
  const own = (taps?.rows ?? []).filter(({ page }) => page === 'foyer')
  const slowest = (rows) => Math.max(...rows.map(({ times }) => median(times)))
  const goal = (what, limit, value) => ({ what, sense: 'atMost', limit, digits: 0, value })
  return [
    goal(
      'first tap: the slowest control that a browser can open alone, line A, ms',
      150,
      slowest(own.filter(({ platform, line }) => platform && line === 'A')),
    ),
    goal(
      'first tap: the slowest other control, settled, line A, ms',
      1000,
      slowest(
        own.filter(
          ({ platform, line, moment }) => !platform && line === 'A' && moment === 'settled',
        ),
      ),
    ),
    goal(
      'first tap: lost taps, on both lines',
      0,
      taps ? own.flatMap(({ times }) => times).filter((time) => time === null).length : Number.NaN,
    ),
  ]
}

function interactionGoals({ interactions }) {
  const medians = (interactions?.rows ?? []).map(({ worst }) => median(worst.map(({ ms }) => ms)))
  const slowest = medians.length > 0 ? Math.max(...medians) : Number.NaN
  return [atMost('interaction to next paint: the slowest page, ms', 200, 0, slowest)]
}

/** The goals as Markdown. */
export function goalsTable(sections) {
  const verdict = (goal, value) => ({ true: 'yes', false: '**no**' })[isMet(goal, value)] ?? ''
  return table(
    ['what', 'to reach', 'Foyer', 'met', 'own bundler', 'met', 'no script', 'best peer'],
    goalsOf(sections).map((goal) => [
      goal.what,
      `${goal.sense === 'atMost' ? '≤' : '≥'} ${write(goal.limit, goal.digits)}`,
      write(goal.value, goal.digits),
      verdict(goal, goal.value),
      goal.own === undefined ? '' : write(goal.own, goal.digits),
      verdict(goal, goal.own),
      goal.floor === undefined ? '' : write(goal.floor, goal.digits),
      goal.best ? `${goal.best.name} ${write(goal.best.value, goal.digits)}` : '',
    ]),
  )
}

function sizeGoals({ loads, loaders }) {
  const { scripts } = loadsReader(loads?.rows)
  const loader = (name) => loaders?.rows.find((row) => row.name === name)?.bytes ?? Number.NaN
  const over = (name, base) => scripts(name, 10) - scripts(base, 10)
  return [
    atMost('loader, bytes', 1000, 0, loader('foyer-load'), {
      best: least(LOAD_PEERS, loader),
    }),
    atMost('all scripts over bare React and the card, bytes', 1300, 0, over('foyer-load', BASE), {
      own: over('foyer-load', OWN_BASE),
      best: least(LOAD_PEERS, (name) => over(name, BASE)),
    }),
  ]
}

function timeGoals({ loads }) {
  const { ratio } = loadsReader(loads?.rows)
  const goal = (what, limit, [name, peers], count, speed, key) =>
    atMost(`${what}, N = ${count}, × bare`, limit, 2, ratio(name, count, speed, key, BASE), {
      own: ratio(name, count, speed, key, OWN_BASE),
      floor: ratio(FLOOR, count, speed, key, BASE),
      best: least(peers, (peer) => ratio(peer, count, speed, key, BASE)),
    })
  const load = ['foyer-load', LOAD_PEERS]
  const visible = ['foyer-visible', VISIBLE_PEERS]
  const each = (what, limits, speed, key) =>
    Object.entries(limits).map(([count, limit]) =>
      goal(what, limit, load, Number(count), speed, key),
    )
  return [
    ...each('`load`: processor time', { 1: 0.9, 10: 1, 100: 1, 1000: 1 }, 'fast', 'task'),
    goal('`load`: those in view alive', 0.8, load, 1000, 'fast', 'view'),
    goal('`visible`: processor time', 0.6, visible, 1000, 'fast', 'task'),
    goal('`visible`: heap', 0.15, visible, 1000, 'fast', 'heap'),
    ...each('`load`: blocking at 4x', { 1: 0.8, 10: 0.4, 100: 0.5, 1000: 0.4 }, 'slow', 'blocking'),
  ]
}

function pathGoals({ loads }) {
  const { fact } = loadsReader(loads?.rows)
  const goal = (what, limit, digits, count, key) =>
    atMost(what, limit, digits, fact('foyer-load', count, key), {
      best: least(LOAD_PEERS, (peer) => fact(peer, count, key)),
    })
  return [
    goal('requests after one another', 2, 0, 10, 'depth'),
    goal('requests: HTML, loader, React, one per type', 4, 0, 10, 'requests'),
    goal('raw HTML, N = 1000, bytes', 750_000, 0, 1000, 'htmlRaw'),
  ]
}

function authorGoals({ swaps }) {
  const swapped = (swaps?.rows ?? []).filter(({ swaps }) => swaps > 0)
  const of = (key) => (name) => swapped.find((row) => row.name === name)?.[key] ?? Number.NaN
  const goal = (what, limit, digits, key) =>
    atMost(what, limit, digits, of(key)('foyer-load'), { best: least(LOAD_PEERS, of(key)) })
  return [
    goal('an author’s swap: nodes kept', 0, 1, 'nodes'),
    goal('an author’s swap: listeners kept', 0, 1, 'listeners'),
    goal('an author’s swap: KB kept', 0.1, 2, 'kilobytes'),
    atLeast('an author’s swap: effects cleaned', 1, 2, of('cleaned')('foyer-load'), {
      best: most(LOAD_PEERS, of('cleaned')),
    }),
  ]
}

function clickGoals({ clicks }) {
  const row = (name, rate) => clicks?.rows.find((it) => it.name === name && it.rate === rate)
  const first = (name, rate) => median(row(name, rate)?.first ?? [])
  const goal = (rate) =>
    atMost(
      `\`interaction\`: first click to its effect at ${rate}x, × the least that does it`,
      1.1,
      2,
      first('foyer-interaction', rate) / first('bare-interaction', rate),
    )
  return [goal(1), goal(4)]
}

function serverGoals({ servers }) {
  const rate = (name) => {
    const row = servers?.rows.find((it) => it.name === name)
    return median(row?.perCpuSecond ?? [])
  }
  const ratio = (name) => rate(name) / rate('bare')
  const best = most(['astro-load', 'astro-unstreamed'], ratio)
  const goal = (what, name) =>
    atLeast(`server: ${what}, pages of 100 per processor second, × bare`, 1, 2, ratio(name), {
      best,
    })
  return [
    goal('rendering', 'foyer-print'),
    goal('from a CMS’s nodes to a page, known content', 'foyer-whole'),
    goal('from a CMS’s nodes to a page, new content', 'foyer-cold'),
  ]
}

function siteGoals({ sandbox }) {
  const runs = sandbox?.rows.find(({ name }) => name === 'hotel overview')?.runs ?? []
  const score = Math.min(...[0, 1, 2, 3].map((i) => median(runs.map(({ scores }) => scores[i]))))
  const goal = (what, limit, digits, key) =>
    atMost(`hotel overview: ${what}`, limit, digits, median(runs.map((run) => run[key])))
  return [
    goal('scripts before an interaction, bytes', 70_000, 0, 'scripts'),
    atLeast('hotel overview: the lowest of Lighthouse’s four', 100, 0, score),
    goal('layout shift', 0, 3, 'shift'),
    goal('blocking time on a phone, ms', 50, 0, 'blocking'),
  ]
}

function atMost(what, limit, digits, value, rest = {}) {
  return { what, sense: 'atMost', limit, digits, value, ...rest }
}

function atLeast(what, limit, digits, value, rest = {}) {
  return { ...atMost(what, limit, digits, value, rest), sense: 'atLeast' }
}

function least(names, read) {
  return bestOf(names, read, (a, b) => a.value - b.value)
}

function most(names, read) {
  return bestOf(names, read, (a, b) => b.value - a.value)
}

function bestOf(names, read, order) {
  return names
    .map((name) => ({ name, value: read(name) }))
    .filter(({ value }) => Number.isFinite(value))
    .sort(order)[0]
}
