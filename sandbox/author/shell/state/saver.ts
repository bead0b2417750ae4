import { stepsOf, withValue } from '../../../../src/author/paths'
import type { Change, Changed, Conflict, ConflictField, EditedPage } from '../../api-types'
import { bringBack } from '../model/bring-back'
import { findNode } from '../model/nodes'
import { Refused } from './api'
import type { Unsaved } from './unsaved'

/** The state of saving, for the author. */
export type Saving =
  | { state: 'saved' }
  | { state: 'waiting' }
  | { state: 'saving' }
  /** No change is lost. `isRetried`: the saver retries on its own; the author can always retry. */
  | { state: 'failed'; message: string; code: Refused['code']; isRetried: boolean }
  | { state: 'conflict'; conflict: Conflict }

export interface SaverOptions {
  page: EditedPage
  send: (page: EditedPage, changes: Change[]) => Promise<Changed>
  /** Called when the server's page or the state of saving changes. */
  onChange: () => void
  /** Called with an answer, before `onChange`; the answer has the HTML of added components. */
  onAnswer?: (answer: Changed) => void
  quiet?: number
  /** Milliseconds until each retry; the last value repeats. */
  retries?: readonly number[]
}

/** A change that the server refuses, and the reason. */
interface RefusedChange {
  change: Change
  message: string
  code: Refused['code']
}

/** Maximum number of changes in a request; the server accepts 200. */
const MOST_AT_ONCE = 100

const RETRIES = [2000, 5000, 15_000, 30_000, 60_000]

/** Statuses that blame the changes themselves: other changes can still be stored. */
const ABOUT_CHANGES = [400, 413, 422]

/**
 * Stores changes in order, one request at a time; changes are debounced and sent together. The saver
 * keeps changes that could not be stored. It repeats a request unchanged when the answer was lost. After
 * a refusal, it sends the changes of the request one by one, so that only the refused changes are held
 * back until the author corrects or drops them.
 */
export class Saver {
  /** The server's latest page. */
  page: EditedPage
  saving: Saving = { state: 'saved' }
  #refused: RefusedChange[] = []
  #sent: Change[] = []
  #waiting: Change[] = []
  /** Number of waiting changes that are sent one by one. */
  #apart = 0
  /** While true, sending waits for the author or for the retry timer. */
  #isHeld = false
  #options: Required<Omit<SaverOptions, 'page'>>
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempts = 0
  #running: Promise<void> | undefined

  constructor({ page, ...options }: SaverOptions) {
    this.page = page
    this.#options = { quiet: 400, retries: RETRIES, onAnswer: () => {}, ...options }
  }

  /** The changes that the server has not stored, in order. */
  get unsaved(): Change[] {
    return [...this.#refused.map(({ change }) => change), ...this.#sent, ...this.#waiting]
  }

  /** The changes that the server refuses. */
  get refused(): readonly RefusedChange[] {
    return this.#refused
  }

  /** Whether sending waits for the author or for the retry timer. */
  get isHeld(): boolean {
    return this.#isHeld
  }

  push(change: Change) {
    const corrected = this.#corrected(change)
    this.#waiting = merged(this.#waiting, corrected)
    const { saving } = this
    if (this.#running || saving.state === 'conflict') return this.#options.onChange()
    // The retry timer sends the change after the earlier ones.
    if (this.#isHeld && saving.state === 'failed' && saving.isRetried)
      return this.#options.onChange()
    this.#isHeld = false
    this.#tell({ state: 'waiting' })
    this.#after(this.#options.quiet)
  }

  /** Stores waiting changes at once; resolves with false when some are still not stored. */
  async flush(): Promise<boolean> {
    // After a failure, the timer is the next retry: it has to stay.
    if (!this.#isHeld) clearTimeout(this.#timer)
    while (this.#running || (this.#hasMore() && !this.#isHeld)) {
      this.#running ??= this.#send().finally(() => {
        this.#running = undefined
      })
      await this.#running
    }
    return this.unsaved.length === 0
  }

  /** Retries at once after a failure. */
  retry(): Promise<boolean> {
    if (this.saving.state === 'failed') {
      this.#waiting = [...this.#refused.map(({ change }) => change), ...this.#waiting]
      this.#apart += this.#refused.length
      this.#refused = []
      return this.#resume()
    }
    return this.flush()
  }

  /** Retries at once what waits for the server or for a sign-in, but not what the server refuses. */
  wake() {
    if (this.#isHeld && this.saving.state === 'failed') void this.#resume()
  }

  /**
   * Continues with changes that were left unsaved, from the page that their author saw: the server merges
   * them into the current page. Only for a saver without unsaved changes of its own.
   */
  takeUp({ revision, model, changes }: Unsaved): Promise<boolean> {
    this.page = { ...this.page, revision, model }
    this.#waiting = [...changes]
    return this.#resume()
  }

  /** Drops the refused changes; without refused ones, drops all unsaved changes. */
  forget(): Promise<boolean> {
    if (this.#refused.length > 0) this.#refused = []
    else {
      this.#waiting = []
      this.#sent = []
    }
    this.#attempts = 0
    return this.#resume()
  }

  /** Drops a refused change and returns the reason; undefined when the change was not refused. */
  drop(change: Change): string | undefined {
    const refused = this.#refused.find((held) => held.change === change)
    if (!refused) return undefined
    this.#refused = this.#refused.filter((held) => held !== refused)
    this.#tell(this.#isHeld ? this.saving : { state: this.#hasMore() ? 'waiting' : 'saved' })
    return refused.message
  }

  /** Takes over the page from the answer to another step, such as undo or publish. */
  adopt(page: EditedPage) {
    this.page = page
    this.#options.onChange()
  }

  /**
   * Resolves a conflict: `mine` says for each field whether the author's value wins. A component that
   * another author has deleted is restored when one of its fields keeps the author's value.
   */
  resolve(mine: (field: ConflictField) => boolean): Promise<boolean> {
    if (this.saving.state !== 'conflict') return this.flush()
    const { page, fields } = this.saving.conflict
    const known = this.page.model
    const kept = fields.filter(mine)
    const theirs = fields.filter((field) => !mine(field))
    const isGone = ({ id }: ConflictField) => id !== '' && !findNode(page.model, id)
    const isGivenUp = (change: Change) =>
      theirs.some((field) =>
        isGone(field) && !kept.some(({ id }) => id === field.id)
          ? isOf(change, field.id)
          : isAbout(change, field),
      )
    const changes = this.#waiting.filter((change) => !isGivenUp(change))
    const gone = kept.filter(isGone).map(({ id }) => id)
    this.page = page
    this.#waiting = [...bringBack(known, page.model, gone), ...changes]
    return this.#resume()
  }

  #resume(): Promise<boolean> {
    this.#isHeld = false
    this.#tell({ state: this.#hasMore() ? 'waiting' : 'saved' })
    return this.flush()
  }

  /** The change to store, merged with refused changes that it corrects; those are dropped. */
  #corrected(change: Change): Change {
    let corrected = change
    this.#refused = this.#refused.filter(({ change: held }) => {
      if (held.kind === 'patch' && change.kind === 'patch' && isNested(change, held)) {
        if (change.name.length > held.name.length) corrected = within(held, change)
        return false
      }
      if (held.kind === 'settings' && change.kind === 'settings') {
        corrected = { ...held, ...change }
        return false
      }
      if (!('id' in held)) return true
      return !('id' in change && change.id === held.id && isWhole(change, held))
    })
    return corrected
  }

  #hasMore(): boolean {
    return this.#sent.length > 0 || this.#waiting.length > 0
  }

  async #send() {
    if (this.#sent.length === 0) {
      const count = this.#apart > 0 ? 1 : MOST_AT_ONCE
      this.#apart = Math.max(0, this.#apart - 1)
      this.#sent = this.#waiting.slice(0, count)
      this.#waiting = this.#waiting.slice(count)
    }
    this.#tell({ state: 'saving' })
    try {
      const answer = await this.#options.send(this.page, this.#sent)
      this.page = answer.page
      this.#sent = []
      this.#attempts = 0
      this.#options.onAnswer(answer)
      this.#tell({ state: this.#hasMore() ? 'waiting' : 'saved' })
    } catch (error) {
      this.#failed(asRefused(error))
    }
  }

  #failed({ code, status, message, conflict }: Refused) {
    if (conflict) {
      this.#waiting = this.#waiting.reduce(merged, this.#sent)
      this.#sent = []
      this.#isHeld = true
      return this.#tell({ state: 'conflict', conflict })
    }
    if (ABOUT_CHANGES.includes(status)) {
      const [first, ...others] = this.#sent
      if (others.length === 0 && first) {
        // The author may have corrected it while it was on its way.
        if (!this.#waiting.some((change) => isReplacing(change, first)))
          this.#refused.push({ change: first, message, code })
      } else {
        this.#apart += this.#sent.length
        this.#waiting = [...this.#sent, ...this.#waiting]
      }
      this.#sent = []
      return this.#tell({ state: this.#hasMore() ? 'waiting' : 'saved' })
    }
    // A deleted page may be restored, by whomever: then the changes are stored by themselves.
    const isRetried = status === 0 || status >= 500 || code === 'deleted'
    this.#isHeld = true
    this.#tell({ state: 'failed', message, code, isRetried })
    if (!isRetried) return
    const { retries } = this.#options
    this.#after(retries[Math.min(this.#attempts, retries.length - 1)] ?? 0)
    this.#attempts += 1
  }

  #after(delay: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#isHeld = this.saving.state === 'conflict'
      void this.flush()
    }, delay)
  }

  /** Publishes the state. While refused changes remain, the state is `failed`, unless there is a conflict. */
  #tell(saving: Saving) {
    const [refused] = this.#refused
    const isSaid = saving.state === 'failed' || saving.state === 'conflict' || !refused
    this.saving = isSaid
      ? saving
      : { state: 'failed', message: refused.message, code: refused.code, isRetried: false }
    this.#options.onChange()
  }
}

/** A refused patch with a patch of a nested field applied to its value. */
function within(held: Patch, { name, value }: Patch): Patch {
  const steps = stepsOf(name.slice(held.name.length))
  return { ...held, value: withValue(held.value, steps, value) }
}

/** Whether a later change gives the same field another value, or makes the earlier change obsolete. */
function isReplacing(change: Change, held: Change): boolean {
  if (change.kind === 'settings') return held.kind === 'settings'
  if (!('id' in change && 'id' in held) || change.id !== held.id) return false
  if (change.kind !== 'patch' || held.kind !== 'patch') return isWhole(change, held)
  return `${held.name}/`.startsWith(`${change.name}/`)
}

/** Whether a change makes an earlier change of the same component obsolete. */
function isWhole(change: Change, held: Change): boolean {
  if (change.kind === 'remove') return true
  if (change.kind === 'replace') return held.kind === 'patch' || held.kind === 'replace'
  return change.kind === 'move' && held.kind === 'move'
}

/** Appends a change. A field's new value replaces the earlier one when no other change depends on the order. */
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
  // The order of patches matters when one field contains the other.
  const isFree = between.every((other) => other.kind === 'patch' && !isNested(other, change))
  return index >= 0 && isFree ? changes.with(index, change) : [...changes, change]
}

type Patch = Extract<Change, { kind: 'patch' }>

type Patched = Pick<Patch, 'id' | 'name'>

/** Whether two fields are the same, or one contains the other. */
function isNested(one: Patched, other: Patched): boolean {
  if (one.id !== other.id) return false
  if (one.name === other.name) return true
  return one.name.startsWith(`${other.name}/`) || other.name.startsWith(`${one.name}/`)
}

/** Whether a change affects a component or one of its lists. */
function isOf(change: Change, id: string): boolean {
  const isInto = 'into' in change && change.into.split('/')[0] === id
  return isInto || ('id' in change && change.id === id)
}

function isAbout(change: Change, field: ConflictField): boolean {
  if (change.kind === 'settings') return field.id === ''
  if (!isOf(change, field.id)) return false
  if (change.kind !== 'patch' || field.name === '') return true
  return isNested(change, field)
}

function asRefused(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused(0, 'failed', String(error))
}
