export type LogLevel = 'error' | 'warn'

/** Writes a technical message: never shown to a visitor, never with personal data in it. */
export type Log = (level: LogLevel, message: string) => void

const PER_PAGE = 20
const EVERY_MS = 1000

/** An e-mail address, or nine digits and more (member, phone and card numbers). */
const PERSONAL = /[^\s@|/]+@[^\s@|/]+\.[^\s@|/]+|\+?\d[\d -]{7,}\d/g

/**
 * A log that writes to the console and reports errors to the site's logger call, at most one a
 * second and 20 a page, personal data scrubbed (C.29). A report that fails is dropped in silence.
 */
export function createLog(send: (message: string) => Promise<unknown>, now: () => number): Log {
  let reports = 0
  let last = Number.NEGATIVE_INFINITY
  return (level, message) => {
    const text = message.replace(PERSONAL, '***')
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
    console[level](text)
    if (level !== 'error' || reports >= PER_PAGE || now() - last < EVERY_MS) return
    reports += 1
    last = now()
    send(text).catch(() => {})
  }
}
