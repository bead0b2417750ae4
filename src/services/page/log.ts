export type LogLevel = 'error' | 'warn'

/** Writes a technical message. The visitor never sees the message; callers pass no personal data. */
export type Log = (level: LogLevel, message: string) => void

const PER_PAGE = 20
const EVERY_MS = 1000
/** The length of a message, whose mask takes time by its square. */
const LONGEST = 1000

/**
 * Matches e-mail addresses, and numbers of nine or more characters (member, phone and card
 * numbers).
 */
const PERSONAL = /[^\s@|/]+@[^\s@|/]+\.[^\s@|/]+|\+?\d[\d -]{7,}\d/g

/**
 * Creates a log that writes to the console and sends errors to the site's logger call: at most one
 * per second and 20 per page. The log masks personal data (C.29) and ignores failed reports.
 */
export function createLog(send: (message: string) => Promise<unknown>, now: () => number): Log {
  let reports = 0
  let last = Number.NEGATIVE_INFINITY
  return (level, message) => {
    const text = message.slice(0, LONGEST).replace(PERSONAL, '***')
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
    console[level](text)
    if (level !== 'error' || reports >= PER_PAGE || now() - last < EVERY_MS) return
    reports += 1
    last = now()
    send(text).catch(() => {})
  }
}
