interface Waiting {
  /** The number of the look after which it came. */
  since: number
  take: () => void
  refuse: (error: Error) => void
}

interface TurnLimits {
  /** How many work at a time. */
  places: number
  /** How long one waits while nobody's work succeeds, in milliseconds. */
  standingMs: number
  /** How long one waits at all. */
  longestMs: number
}

/** The number of looks at the queue in `standingMs`. */
const LOOKS = 10

/**
 * Lets so many work at a time, the others in the order in which they came. A queue that moves is a rush:
 * it is waited for, because whoever is refused comes again and makes it longer. A queue that stands is an
 * outage: whoever waits is refused (docs/decisions/0081).
 *
 * Time is counted in looks at the queue. A process that gets no processor time looks late, and sees first
 * what has come meanwhile, so that a busy machine is not taken for an outage.
 */
export class Turns {
  #free: number
  #waiting: Waiting[] = []
  #looks = 0
  #movedAt = 0
  #isWatching = false
  readonly #lookMs: number
  readonly #mostLooks: number

  constructor({ places, standingMs, longestMs }: TurnLimits) {
    this.#free = places
    this.#lookMs = standingMs / LOOKS
    this.#mostLooks = longestMs / this.#lookMs
  }

  take(): Promise<void> {
    if (this.#free === 0) {
      return new Promise((take, refuse) => {
        this.#waiting.push({ since: this.#looks, take, refuse })
        this.#watch()
      })
    }
    this.#free -= 1
    return Promise.resolve()
  }

  /** Gives the place to the next; `isMoving` unless the work has failed for lack of an answer. */
  giveBack(isMoving: boolean): void {
    if (isMoving) this.#movedAt = this.#looks
    const next = this.#waiting.shift()
    if (next) next.take()
    else this.#free += 1
  }

  #watch(): void {
    if (this.#isWatching || this.#waiting.length === 0) return
    this.#isWatching = true
    // Timers run before the answers that have arrived, `setImmediate` runs after them.
    setTimeout(() => setImmediate(() => this.#look()), this.#lookMs).unref()
  }

  #look(): void {
    this.#looks += 1
    while (this.#waiting[0] && this.#isTooLate(this.#waiting[0]))
      this.#waiting.shift()?.refuse(new Error('timeout exceeded when trying to connect'))
    this.#isWatching = false
    this.#watch()
  }

  #isTooLate({ since }: Waiting): boolean {
    const standing = this.#looks - Math.max(since, this.#movedAt)
    return standing >= LOOKS || this.#looks - since >= this.#mostLooks
  }
}
