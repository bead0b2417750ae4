import type { Change, Changed, Conflict, ConflictField, EditedPage } from '../../api-types'
import { Refused } from './api'

/** What the author is told of the draft. */
export type Saving =
  | { state: 'saved' }
  | { state: 'waiting' }
  | { state: 'saving' }
  /** Nothing is lost: it is tried again by itself, if it can be, and when the author says so. */
  | { state: 'failed'; message: string; code: Refused['code']; isRetried: boolean }
  | { state: 'conflict'; conflict: Conflict }

export interface SaverOptions {
  page: EditedPage
  send: (page: EditedPage, changes: Change[]) => Promise<Changed>
  /** Every time that something is known anew: the page of the server, or how the saving goes. */
  onChange: () => void
  /** An answer, before `onChange`: with the HTML of what was added. */
  onAnswer?: (answer: Changed) => void
  quiet?: number
  /** Milliseconds until each new attempt; the last counts for all that follow. */
  retries?: readonly number[]
}

/**
 * Stores changes in the order in which they were made, one request at a time, those of a moment
 * together. What could not be stored stays here, and is sent again.
 */
export class Saver {
  /** As the server knows it. */
  page: EditedPage
  saving: Saving = { state: 'saved' }
  #waiting: Change[] = []
  #sent: Change[] = []
  #options: Required<Omit<SaverOptions, 'page'>>
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempts = 0
  #running: Promise<void> | undefined

  constructor({ page, ...options }: SaverOptions) {
    this.page = page
    this.#options = { quiet: 400, retries: [2000, 5000, 15000], onAnswer: () => {}, ...options }
  }

  /** What the server does not know yet, in order. */
  get unsaved(): Change[] {
    return [...this.#sent, ...this.#waiting]
  }

  push(change: Change) {
    this.#waiting = merged(this.#waiting, change)
    if (this.saving.state === 'saved' || this.saving.state === 'waiting') {
      this.#tell({ state: 'waiting' })
      this.#after(this.#options.quiet)
    } else this.#options.onChange()
  }

  /** Stores at once what waits; false: something is still not stored. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#running || (this.#waiting.length > 0 && !this.#isHeld())) {
      this.#running ??= this.#send().finally(() => {
        this.#running = undefined
      })
      await this.#running
      if (this.saving.state === 'failed' || this.saving.state === 'conflict') return false
    }
    return this.unsaved.length === 0
  }

  /** After a failure: now, without waiting for the next attempt. */
  retry(): Promise<boolean> {
    if (this.saving.state === 'failed') this.#tell({ state: 'waiting' })
    return this.flush()
  }

  /** The changes that are not stored are given up. */
  forget() {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#sent = []
    this.#attempts = 0
    this.#tell({ state: 'saved' })
  }

  /** Another step than a change has been answered: undo, publish. */
  adopt(page: EditedPage) {
    this.page = page
    this.#options.onChange()
  }

  /** Somebody else's change was in the way: `mine` says for each field whose value stays. */
  resolve(mine: (field: ConflictField) => boolean): Promise<boolean> {
    if (this.saving.state !== 'conflict') return this.flush()
    const { page, fields } = this.saving.conflict
    const theirs = fields.filter((field) => !mine(field))
    this.page = page
    this.#waiting = this.unsaved.filter((change) => !theirs.some((field) => isAbout(change, field)))
    this.#sent = []
    this.#tell({ state: this.#waiting.length > 0 ? 'waiting' : 'saved' })
    return this.flush()
  }

  #isHeld(): boolean {
    return this.saving.state === 'conflict' || this.saving.state === 'failed'
  }

  async #send() {
    this.#sent = this.#waiting
    this.#waiting = []
    this.#tell({ state: 'saving' })
    try {
      const answer = await this.#options.send(this.page, this.#sent)
      this.page = answer.page
      this.#sent = []
      this.#attempts = 0
      this.#options.onAnswer(answer)
      this.#tell({ state: this.#waiting.length > 0 ? 'waiting' : 'saved' })
    } catch (error) {
      this.#failed(error)
    }
  }

  #failed(error: unknown) {
    this.#waiting = this.#waiting.reduce(merged, this.#sent)
    this.#sent = []
    const { code, status, message, conflict } = asRefused(error)
    if (conflict) {
      this.#tell({ state: 'conflict', conflict })
      return
    }
    const isRetried = status === 0 || status >= 500
    this.#tell({ state: 'failed', message, code, isRetried })
    if (!isRetried) return
    const { retries } = this.#options
    this.#after(retries[Math.min(this.#attempts, retries.length - 1)] ?? 0)
    this.#attempts += 1
  }

  #after(delay: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.retry(), delay)
  }

  #tell(saving: Saving) {
    this.saving = saving
    this.#options.onChange()
  }
}

/** A field's latest value takes the place of the one before, if nothing else has happened between. */
function merged(changes: Change[], change: Change): Change[] {
  if (change.kind !== 'patch' && change.kind !== 'settings') return [...changes, change]
  const last = changes.at(-1)
  if (change.kind === 'settings')
    return last?.kind === 'settings'
      ? [...changes.slice(0, -1), { ...last, ...change }]
      : [...changes, change]
  const index = changes.findLastIndex(
    (other) => other.kind === 'patch' && other.id === change.id && other.name === change.name,
  )
  const between = changes.slice(index + 1)
  // Two fields of which one holds the other have an order.
  const isFree = between.every((other) => other.kind === 'patch' && !isNested(other, change))
  return index >= 0 && isFree ? changes.with(index, change) : [...changes, change]
}

interface Patched {
  id: string
  name: string
}

function isNested(one: Patched, other: Patched): boolean {
  if (one.id !== other.id) return false
  return one.name.startsWith(`${other.name}/`) || other.name.startsWith(`${one.name}/`)
}

function isAbout(change: Change, field: ConflictField): boolean {
  if (change.kind === 'settings') return field.id === ''
  if (!('id' in change) || change.id !== field.id) return false
  if (change.kind !== 'patch' || field.name === '') return true
  return change.name === field.name || isNested(change, field)
}

function asRefused(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused(0, 'failed', String(error))
}
