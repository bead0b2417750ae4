/** The messages of browsers, newest last; above `MOST_KEPT` the oldest are removed. */
export interface ClientLog {
  add(message: string): void
  lines(): readonly LogLine[]
}

export interface LogLine {
  /** ISO 8601. */
  at: string
  message: string
}

const MOST_KEPT = 200
const LONGEST_MESSAGE = 2_000

export function createClientLog(): ClientLog {
  const kept: LogLine[] = []
  return {
    add(message) {
      kept.push({ at: new Date().toISOString(), message: message.slice(0, LONGEST_MESSAGE) })
      if (kept.length > MOST_KEPT) kept.shift()
    },
    lines: () => kept,
  }
}
