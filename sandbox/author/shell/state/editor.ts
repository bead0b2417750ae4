import type { PageModel } from '../../../cms/page/page-model'
import type { Change, Changed, DeletedPage, EditedPage, Into } from '../../api-types'
import { type Upgrading, withChanges } from '../model/changes'
import { eventsBetween, type PageEvent } from '../model/events'
import { inSentence } from '../model/in-sentence'
import {
  editableId,
  findNode,
  nodeResource,
  nodesOf,
  pageResource,
  type ShellNode,
  sharedIn,
} from '../model/nodes'
import { placeholderHtml } from '../model/placeholder-html'
import { type Api, Refused } from './api'
import type { Editables, FrameDetails, Host } from './host'
import { Saver, type Saving } from './saver'
import { type Left, noUnsaved, type UnsavedStore } from './unsaved'

export interface Selection {
  /** Id of a component. */
  id: string
  /** Path of the field that was clicked. */
  prop?: string
  /** Path of a list in the component's props. */
  list?: string
}

export interface EditorState {
  page: EditedPage
  /** The draft with the unsaved changes. */
  model: PageModel
  saving: Saving
  selection: Selection | null
  editables: Editables | null
  frame: FrameDetails | null
  /** `late`: the page has not answered for a while; it may still. */
  canvas: 'loading' | 'late' | 'ready'
  /** Increases when the canvas has to reload. */
  generation: number
  /** The component that the canvas previews in another state. */
  look: { id: string; title: string } | null
  /** The text that is typed on the page; without `prop`, the first text of the component. */
  typing: { id: string; prop?: string } | null
  /** The latest message, which is shown and announced to screen readers. */
  note: { text: string; isProblem: boolean; count: number }
  /** Whether an answer is pending that blocks other steps. */
  isBusy: boolean
  /** Changes that an earlier editor of the page could not store, the oldest first. */
  left: Left[]
  /** The page in the bin, when another author has deleted it. */
  deleted: DeletedPage | null
  /** The address that the page had when it was opened, when another author has moved it. */
  movedFrom: string | null
}

export interface EditorOptions {
  unsaved?: UnsavedStore
  upgrade?: Upgrading
  /** Called when the page is at another address than before. */
  onMoved?: (page: EditedPage) => void
}

/** Milliseconds after which the author is told that the page has not answered. */
const LATE = 20_000

/** One page in editing: its draft, the state of saving, and the canvas that shows the page. */
export class Editor {
  #state: EditorState
  #saver: Saver
  #api: Api
  #unsaved: UnsavedStore
  #upgrade: Upgrading | undefined
  #onMoved: (page: EditedPage) => void
  #listeners = new Set<() => void>()
  #host: Host | null = null
  /** The model that the canvas shows, once it has processed all events. */
  #shown: PageModel | null = null
  #sending: Promise<void> = Promise.resolve()
  #rendered = new Map<string, string>()
  resource: string

  constructor(
    page: EditedPage,
    api: Api,
    { unsaved = noUnsaved, upgrade, onMoved = () => {} }: EditorOptions = {},
  ) {
    this.#api = api
    this.#onMoved = onMoved
    this.#unsaved = unsaved
    this.#upgrade = upgrade
    this.resource = pageResource(page.locale, page.path)
    this.#saver = new Saver({
      page,
      send: (known, changes) => this.#stored(known, changes),
      onAnswer: (answer) => this.#keepHtml(answer),
      onChange: () => this.#refresh(),
    })
    this.#state = {
      page,
      model: page.model,
      saving: this.#saver.saving,
      selection: null,
      editables: null,
      frame: null,
      canvas: 'loading',
      generation: 0,
      look: null,
      typing: null,
      note: { text: '', isProblem: false, count: 0 },
      isBusy: false,
      left: unsaved.left(page.id),
      deleted: null,
      movedFrom: null,
    }
  }

  /**
   * Opens the changes that were left unsaved of a page that is deleted by now: the page as their author
   * saw it, so that the changes can be stored elsewhere. Null for a page without such changes.
   */
  static ofDeleted(deleted: DeletedPage, api: Api, options: EditorOptions): Editor | null {
    const { id, from: path, locale } = deleted
    const [first] = options.unsaved?.left(id) ?? []
    if (!first) return null
    const { revision, model } = first.unsaved
    const steps = { canUndo: false, canRedo: false, undoLabel: null, redoLabel: null }
    const unknown = { published: null, editedAt: null, editedBy: null }
    const page = { id, path, locale, model, revision, ...steps, ...unknown }
    const editor = new Editor(page, api, options)
    editor.#set({ deleted })
    void editor.settleLeft(true)
    return editor
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  getState = () => this.#state

  get hasUnsaved(): boolean {
    return this.#saver.unsaved.length > 0
  }

  /** Applies a change that the canvas can show before the server answers. */
  edit(change: Exclude<Change, { kind: 'add' | 'copy' }>) {
    this.#saver.push(change)
    if (change.kind === 'move' || change.kind === 'remove') void this.#saver.flush()
  }

  move(id: string, into: Into, before: string | null) {
    this.edit({ kind: 'move', id, into, before })
    this.say('Moved.')
  }

  /**
   * Moves a component one place up or down among its siblings; false at the end of them. It counts from the
   * present draft, because a view may still show the one before a key that was pressed quickly.
   */
  shift(id: string, by: -1 | 1): boolean {
    const placed = findNode(this.#state.model, id)
    if (!placed) return false
    const { into, index } = placed
    const siblings = nodesOf(this.#state.model, into)
    if (!siblings[index + by]) return false
    this.move(id, into, siblings[by < 0 ? index - 1 : index + 2]?.id ?? null)
    return true
  }

  /** Clears the selection, so that the same key pressed again deletes nothing else. */
  remove(id: string, title: string) {
    this.edit({ kind: 'remove', id })
    this.select(null)
    this.say(`${title} deleted. Undo brings it back.`)
  }

  add(into: Into, before: string | null, node: { type: string; props: object }, title: string) {
    const once = newId(node.type)
    return this.#asked(
      { kind: 'add', into, before, once, node: { ...node, props: { ...node.props } } },
      `${title} added.`,
    )
  }

  copy(id: string, title: string) {
    const type = findNode(this.#state.model, id)?.node.type ?? id
    return this.#asked({ kind: 'copy', id, once: newId(type) }, `${title} copied.`)
  }

  /** Makes a component shared content, which other pages can show too. */
  async share(id: string, title: string): Promise<string | null> {
    const node = findNode(this.#state.model, id)?.node
    if (!node || !(await this.#saver.flush())) return 'Your last changes have to be saved first.'
    const { locale } = this.#state.page
    try {
      const { type, props } = node
      const { path } = await this.#api.share({ locale, title, node: { type, props } })
      const of = sharedIn(path) ?? ''
      this.edit({ kind: 'swap', id, type: 'cms/shared', props: { of } })
      await this.#saver.flush()
      this.say(`“${title}” can be added to other pages now.`)
      return null
    } catch (error) {
      return error instanceof Refused ? error.message : String(error)
    }
  }

  /** Gives the page a copy of its own of the shared content. */
  unshare(id: string) {
    const node = findNode(this.#state.model, id)?.node
    if (!node?.shared) return
    this.edit({ kind: 'swap', id, type: node.type, props: node.props })
    void this.#saver.flush()
    this.say('Detached: what you change here stays on this page.')
  }

  flush = () => this.#saver.flush()
  retry = () => this.#saver.retry()
  wake = () => this.#saver.wake()
  /** Drops the changes that the server refuses, and shows the page without them. */
  async forget() {
    await this.#saver.forget()
    this.say('Taken back: it is as it was saved.')
  }
  resolve: Saver['resolve'] = (mine) => this.#saver.resolve(mine)

  /** Continues with the oldest changes that were left unsaved, or drops them. */
  async settleLeft(isTaken: boolean) {
    const [first] = this.#state.left
    if (!first) return
    if (isTaken && !(await this.#saver.flush())) {
      this.say('Not done: your last changes have to be saved first.', true)
      return
    }
    const { key, unsaved } = first
    const isSaved = isTaken && this.#saver.takeUp(unsaved)
    // The saver's changes are kept under its own key by now.
    this.#unsaved.remove(key)
    this.#set({ left: this.#unsaved.left(this.#state.page.id) })
    if (await isSaved) this.say('Saved: your changes are on the page again.')
  }

  /** Asks where the page is by now, and follows it. */
  async locate() {
    const { id, path, locale } = this.#state.page
    try {
      const { path: now } = await this.#api.page({ id, path, locale })
      if (now !== path) this.#saver.adopt({ ...this.#saver.page, path: now })
      if (this.#state.deleted && !this.hasUnsaved) this.#set({ deleted: null })
    } catch (error) {
      this.#heard(error)
    }
  }

  /** Restores the deleted page, to another address if its own is taken; stores the unsaved changes. */
  async undelete(to?: string) {
    const { deleted } = this.#state
    if (!deleted) return
    const { path, locale } = deleted
    const page = await this.#api.undelete({ path, locale, ...(to ? { to } : {}) })
    if (!this.hasUnsaved) this.#saver.adopt(page)
    const isSaved = await this.#saver.retry()
    this.#set({ deleted: null, movedFrom: null })
    if (isSaved) this.say('Restored: the page and what you typed are there.')
  }

  /** Stores the deleted page as its author sees it as a new page, which is edited from here on. */
  async saveAsNew(to: { path: string; title: string }) {
    const { deleted, page } = this.#state
    if (!deleted) return
    const { path, locale } = deleted
    const { revision } = page
    const copy = await this.#api.duplicate({ path, locale, revision, to: { ...to, locale } })
    this.#saver.adopt(copy)
    const isSaved = await this.#saver.retry()
    this.#set({ deleted: null, movedFrom: null })
    if (isSaved) this.say('Saved as a new page. Visitors see it once you publish it.')
  }

  /** Drops all unsaved changes of the page, also those that earlier editors have left. */
  async discardUnsaved() {
    while (this.hasUnsaved) await this.#saver.forget()
    for (const { key } of this.#unsaved.left(this.#state.page.id)) this.#unsaved.remove(key)
    this.#set({ left: [] })
  }

  /** Closes the message that the page has moved. */
  closeMoved() {
    this.#set({ movedFrom: null })
  }

  /** Undoes the author's own last step. A change that the server refuses counts as the last one. */
  undo = async (): Promise<boolean> => {
    await this.#saver.flush()
    const { undoLabel } = this.#saver.page
    if (this.#saver.refused.length === 0)
      return this.#step('undo', `Undone: ${inSentence(undoLabel ?? 'nothing')}.`)
    await this.forget()
    return true
  }
  redo = () =>
    this.#step('redo', `Done again: ${inSentence(this.#saver.page.redoLabel ?? 'nothing')}.`)
  publish = (name = '') =>
    this.#stepped(
      'publish',
      (step) => this.#api.publish({ ...step, name }),
      'Published: visitors see this page now.',
    )
  discard = () => this.#step('discard', 'The draft is as the published page again.')

  /** Makes a former version the draft. */
  restore = (to: number) =>
    this.#stepped(
      'restore',
      (step) => this.#api.restore({ ...step, to }),
      'Restored. Visitors see it once you publish; undo takes it back.',
    )

  select(wanted: Selection | null) {
    const id = wanted && editableId(this.#state.model, wanted.id)
    const selection = wanted && id !== null && id !== wanted.id ? { id } : wanted
    const { look } = this.#state
    if (look && look.id !== selection?.id) this.look(null)
    const before = this.#state.selection
    this.#set({ selection })
    // The page shows a selected text as its template, until it hears that it is not selected any more.
    const target = selection ?? (before?.prop ? before : null)
    if (!target) return
    const { prop } = target
    const resource = nodeResource(this.resource, target.id)
    void this.#trigger({
      name: 'aue:ui-select',
      resource,
      detail: { resource, ...(prop ? { prop } : {}), selected: selection !== null },
    })
  }

  /** Begins to type a text on the page, or ends it with null. */
  type(typing: EditorState['typing']) {
    const before = this.#state.typing
    this.#set({ typing })
    if (typing) this.select(typing.prop ? { id: typing.id, prop: typing.prop } : { id: typing.id })
    else {
      // A text that is still selected would go on showing its template.
      if (before && this.#state.selection?.id === before.id) this.select({ id: before.id })
      void this.#saver.flush()
    }
  }

  /** Previews a component in another state; null ends the preview. */
  look(look: { id: string; name: string; title: string } | null) {
    const id = look?.id ?? this.#state.look?.id
    this.#set({ look: look && { id: look.id, title: look.title } })
    if (id)
      void this.#trigger({
        name: 'foyer:look',
        resource: nodeResource(this.resource, id),
        detail: { name: look?.name ?? null },
      })
  }

  say(text: string, isProblem = false) {
    this.#set({ note: { text, isProblem, count: this.#state.note.count + 1 } })
  }

  /** Connects an opened canvas. Changes reach the canvas once it has answered. */
  attach(host: Host) {
    this.#host = host
    this.#shown = null
    this.#set({ canvas: 'loading' })
    const tellLate = () => {
      if (this.#host === host) this.#set({ canvas: 'late' })
    }
    const late = setTimeout(tellLate, LATE)
    const answered = host.ready.then(() => host.setMode('edit'))
    answered
      .finally(() => clearTimeout(late))
      .then(() => {
        if (this.#host !== host) return
        this.#shown = this.#state.page.model
        this.#set({ canvas: 'ready' })
        this.#show(this.#state.model)
      }, tellLate)
  }

  detach(host: Host) {
    if (this.#host === host) this.#host = null
    host.close()
  }

  paint(change: Partial<Pick<EditorState, 'editables' | 'frame'>>) {
    this.#set(change)
  }

  /** Sends the mode to the canvas; preview removes the shield that blocks clicks. */
  setMode(mode: 'edit' | 'preview') {
    void this.#host?.setMode(mode).catch(() => {})
  }

  /** The last resort: reloads the canvas with the draft that the server renders. */
  async reload() {
    await this.#saver.flush()
    this.#shown = null
    this.#set({ generation: this.#state.generation + 1, canvas: 'loading', look: null })
  }

  /** Stores an added or copied component, and selects it by the id that it was given here. */
  async #asked(change: Asked, done: string): Promise<string | undefined> {
    await this.#saver.flush()
    if (!this.#mayGoOn()) return undefined
    const { selection } = this.#state
    this.#set({ isBusy: true })
    this.#saver.push(change)
    await this.#saver.flush()
    this.#set({ isBusy: false })
    const refused = this.#saver.drop(change)
    if (refused) this.say(refused, true)
    if (refused || this.#saver.unsaved.includes(change)) return undefined
    this.say(done)
    const { once } = change
    const chosen = this.#state.selection
    // An author who has selected another component meanwhile stays there.
    const isFree = chosen === null || chosen === selection
    if (isFree && findNode(this.#state.model, once)) this.select({ id: once })
    return once
  }

  async #stored(page: EditedPage, changes: Change[]): Promise<Changed> {
    try {
      const changed = await this.#api.change(stepOf(page), changes)
      if (this.#state.deleted) this.#set({ deleted: null })
      return changed
    } catch (error) {
      this.#heard(error)
      throw error
    }
  }

  #step(kind: 'undo' | 'redo' | 'discard', done: string): Promise<boolean> {
    return this.#stepped(kind, (step) => this.#api.step(kind, step), done)
  }

  async #stepped(
    kind: string,
    ask: (step: ReturnType<typeof stepOf>) => Promise<EditedPage>,
    done: string,
  ): Promise<boolean> {
    await this.#saver.flush()
    if (!this.#mayGoOn()) return false
    if (this.#saver.refused.length > 0 && kind === 'discard') await this.#saver.forget()
    if (this.#saver.refused.length > 0) {
      this.say('Something is not saved. Correct it or take it back first.', true)
      return false
    }
    this.#set({ isBusy: true })
    try {
      this.#saver.adopt(await ask(stepOf(this.#saver.page)))
      this.say(done)
      return true
    } catch (error) {
      const refused = error instanceof Refused ? error : null
      if (refused?.conflict) this.#saver.adopt(refused.conflict.page)
      this.#heard(error)
      this.say(refused?.message ?? String(error), true)
      return false
    } finally {
      this.#set({ isBusy: false })
    }
  }

  /** Whether the next step may run. If not, a message tells the author why. */
  #mayGoOn(): boolean {
    const { saving } = this.#saver
    if (this.#state.isBusy) this.say('One moment: the step before is still being done.')
    else if (this.#saver.isHeld)
      this.say(
        saving.state === 'failed'
          ? `Not done: your last changes have to be saved first. ${saving.message}`
          : 'Not done: choose first what stays of the changes that met.',
        true,
      )
    else return true
    return false
  }

  /** Keeps what an answer says of a page that was deleted. */
  #heard(error: unknown) {
    if (error instanceof Refused && error.more.deleted) this.#set({ deleted: error.more.deleted })
  }

  #keepHtml({ updates }: Changed) {
    for (const { resource, content } of updates) this.#rendered.set(resource, content)
  }

  #refresh() {
    const { page, saving, unsaved: changes } = this.#saver
    const { id, revision } = page
    const at = new Date().toISOString()
    const kept = { page: id, revision, model: page.model, changes, at }
    this.#unsaved.keep(changes.length > 0 ? kept : null)
    if (page.path !== this.#state.page.path) this.#follow(page)
    const isKnown = page === this.#state.page
    const model = withChanges(page.model, changes, this.#upgrade)
    const { selection } = this.#state
    const isGone = selection && !findNode(model, selection.id)
    this.#set({ page, saving, model, ...(isGone ? { selection: null } : {}) })
    if (!isKnown || this.#shown !== model) this.#show(model)
  }

  /** Edits the page at its present address. The canvas names its elements by the address: it reloads. */
  #follow(page: EditedPage) {
    this.resource = pageResource(page.locale, page.path)
    this.#shown = null
    this.#set({
      ...{ generation: this.#state.generation + 1, canvas: 'loading', look: null },
      movedFrom: this.#state.deleted ? null : (this.#state.movedFrom ?? this.#state.page.path),
    })
    this.#onMoved(page)
  }

  #show(model: PageModel) {
    if (!this.#shown) return
    try {
      const events = eventsBetween(this.resource, this.#shown, model, (node) => this.#htmlOf(node))
      this.#shown = model
      for (const event of events) void this.#trigger(event, true)
    } catch {
      void this.reload()
    }
  }

  #htmlOf(node: ShellNode): string | undefined {
    const rendered = this.#rendered.get(nodeResource(this.resource, node.id))
    this.#rendered.delete(nodeResource(this.resource, node.id))
    return rendered ?? placeholderHtml(this.resource, node)
  }

  /** Sends events in order. An event that fails does not stop the following events. */
  #trigger(event: PageEvent, isNeeded = false): Promise<void> {
    const host = this.#host
    this.#sending = this.#sending.then(async () => {
      if (!host || host !== this.#host || !this.#shown) return
      const isFound = await host.send(event).catch(() => false)
      if (!isFound && isNeeded && this.#host === host) void this.reload()
    })
    return this.#sending
  }

  #set(change: Partial<EditorState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** A change whose component gets the id that the editor has made up. */
type Asked = Extract<Change, { kind: 'add' | 'copy' }> & { once: string }

/** Characters of the type in an id, which has at most 64 of them. */
const LONGEST_STEM = 50

/** A unique id for an added component. */
function newId(type: string): string {
  return `${type.replace(/^cms\//, '').slice(0, LONGEST_STEM)}-${crypto.randomUUID().slice(0, 8)}`
}

function stepOf({ id, path, locale, revision }: EditedPage) {
  return { id, path, locale, revision }
}
