import { performance } from 'node:perf_hooks'

/** The backlog of a process, and whether the process can answer more requests in time. */
export interface Admission {
  /** Whether a new request would be answered in time; a cheap check. */
  hasRoom: () => boolean
  /**
   * Accepts the rendering of so many widgets; returns a function that ends it, of which only the
   * first call counts. Null if the answer would be too late.
   */
  enter: (widgets: number) => (() => void) | null
  /** The estimated time for the accepted work, from the measured time per widget. */
  backlogMs: () => number
}

interface AdmissionParts {
  /** The largest backlog that the process accepts. */
  mostMs: number
  /** The time that this process has worked, without idle time; only differences count. */
  busyMs?: () => number
}

/** The assumed time per widget before V8 has compiled its code. */
const FIRST_WIDGET_MS = 10
/** The weight of that assumption, in measured widgets. */
const FIRST_WIDGETS = 16
/** The number of widgets after which a measurement has half its weight. */
const HALF_LIFE = 500
/**
 * The number of widgets per measurement. Widgets that come at once are measured together, because
 * the time until the first of them is rendered contains work for all.
 */
const SAMPLE = 64

/**
 * Accepts as many widgets as the process can render in `mostMs`. The backlog is the number of
 * accepted widgets times the measured time per widget. A process without work accepts every
 * request, because no other process would be faster.
 */
export function createAdmission({ mostMs, busyMs = workedMs }: AdmissionParts): Admission {
  let worked = FIRST_WIDGET_MS * FIRST_WIDGETS
  let rendered = FIRST_WIDGETS
  let widgetMs = FIRST_WIDGET_MS
  let waiting = 0
  let measured = 0
  let since = 0

  const hasRoomFor = (widgets: number) => waiting === 0 || (waiting + widgets) * widgetMs <= mostMs
  const measure = (widgets: number) => {
    measured += widgets
    if (measured < Math.min(waiting, SAMPLE)) return
    const now = busyMs()
    const kept = 0.5 ** (measured / HALF_LIFE)
    worked = worked * kept + now - since
    rendered = rendered * kept + measured
    widgetMs = worked / rendered
    measured = 0
    since = now
  }
  return {
    hasRoom: () => hasRoomFor(1),
    enter(widgets) {
      if (!hasRoomFor(widgets)) return null
      // Excludes the idle time before this request from the measurement.
      if (waiting === 0) since = busyMs()
      waiting += widgets
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        waiting -= widgets
        measure(widgets)
      }
    },
    backlogMs: () => waiting * widgetMs,
  }
}

/** Wall-clock time of work, so that a processor shared with other programs counts as slower. */
function workedMs(): number {
  return performance.eventLoopUtilization().active
}

/**
 * The queue's share of the time for an answer. A page may wait for the API in parallel with the
 * queue or after it. The rest of the time is a reserve for pages that take longer than most.
 */
const QUEUE_SHARE = 0.75

/** The largest backlog with which an answer comes within `answerWithinMs`, even from a slow API. */
export function mostBacklogMs({
  answerWithinMs,
  limitMs,
}: {
  answerWithinMs: number
  limitMs: number
}): number {
  return Math.max(answerWithinMs - limitMs, answerWithinMs / 4) * QUEUE_SHARE
}

/** The number of widgets in a request, nested ones included. */
export function countWidgets(value: unknown): number {
  let count = 0
  // Level by level, because a body may be nested deeper than the stack.
  for (let level = [value]; level.length > 0; ) {
    const members: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue
      if ('type' in one && typeof one.type === 'string' && 'id' in one) count += 1
      for (const member of Object.values(one)) members.push(member)
    }
    level = members
  }
  return count
}
