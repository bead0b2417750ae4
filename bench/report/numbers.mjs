/** Reads medians and ratios from the results, and formats numbers. */
import { median } from '../lib/median.mjs'

/**
 * Finds in the rows of `measureLoads`: `fact`s and medians of samples; NaN where nothing was measured.
 * @param {'fast' | 'slow'} speed
 */
export function loadsReader(rows = []) {
  const row = (name, count) => rows.find((it) => it.name === name && it.count === count)
  const fact = (name, count, key) => row(name, count)?.facts[key] ?? Number.NaN
  const time = (name, count, speed, key) =>
    median((row(name, count)?.[speed] ?? []).map((sample) => sample[key]))
  return {
    fact,
    time,
    ratio: (name, count, speed, key, base) =>
      time(name, count, speed, key) / time(base, count, speed, key),
    /** Bytes of all scripts, inline ones too. */
    scripts: (name, count) => fact(name, count, 'externalJs') + fact(name, count, 'inlineJs'),
  }
}

export const whole = (value) => write(value, 0)
export const tenths = (value) => write(value, 1)
export const hundredths = (value) => write(value, 2)
export const megabytes = (bytes) => write(bytes / 1e6, 2)

/** A number with `digits` after the point; a dash for none. */
export function write(value, digits) {
  if (!Number.isFinite(value)) return '–'
  // Avoids a minus before zero.
  const rounded = Number(value.toFixed(digits)) + 0
  return rounded.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** A Markdown table; the first column is text, the others are numbers. */
export function table(headers, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const ruler = headers.map((_header, i) => (i === 0 ? '---' : '--:'))
  return [line(headers), line(ruler), ...rows.map(line)].join('\n')
}
