import type { PageModel } from '../../../cms/page/page-model'
import type { Change, Changed, EditedPage, Into } from '../../api-types'
import { withChanges } from '../model/changes'
import { eventsBetween, type PageEvent } from '../model/events'
import { findNode, nodeResource, pageResource, placedIn, type ShellNode } from '../model/nodes'
import { placeholderHtml } from '../model/placeholder-html'
import { type Api, Refused } from './api'
import type { Editables, FrameDetails, Host } from './host'
import { Saver, type Saving } from './saver'

export interface Selection {
  /** Of a component. */
  id: string
  /** Path of the field that was clicked. */
  prop?: string
  /** Path of a list of components in it. */
  list?: string
}

export interface EditorState {
  page: EditedPage
  /** The draft with what is not stored yet. */
  model: PageModel
  saving: Saving
  selection: Selection | null
  editables: Editables | null
  frame: FrameDetails | null
  canvas: 'loading' | 'ready' | 'lost'
  /** Goes up when the canvas has to be loaded anew. */
  generation: number
  /** The component that is shown as one of its looks. */
  look: { id: string; title: string } | null
  /** What has just happened, for everybody: shown and read out. */
  note: { text: string; isProblem: boolean; count: number }
  /** An answer is awaited without which nothing else can be done. */
  isBusy: boolean
}

/** One page that an author edits: its draft, how far it is stored, and the canvas that shows it. */
export class Editor {
  #state: EditorState
  #saver: Saver
  #api: Api
  #listeners = new Set<() => void>()
  #host: Host | null = null
  /** What the canvas shows, or will when it has caught up. */
  #shown: PageModel | null = null
  #sending: Promise<void> = Promise.resolve()
  #rendered = new Map<string, string>()
  readonly resource: string

  constructor(page: EditedPage, api: Api) {
    this.#api = api
    this.resource = pageResource(page.locale, page.path)
    this.#saver = new Saver({
      page,
      send: (known, changes) => api.change(stepOf(known), changes),
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
      note: { text: '', isProblem: false, count: 0 },
      isBusy: false,
    }
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

  /** A change that needs no answer to be shown. */
  edit(change: Exclude<Change, { kind: 'add' | 'copy' }>) {
    this.#saver.push(change)
    if (change.kind === 'move' || change.kind === 'remove') void this.#saver.flush()
  }

  move(id: string, into: Into, before: string | null) {
    this.edit({ kind: 'move', id, into, before })
    this.say('Moved.')
  }

  remove(id: string, title: string) {
    const placed = placedIn(this.#state.model)
    const index = placed.findIndex(({ node }) => node.id === id)
    const { into, parent } = placed[index] ?? {}
    const next = placed.find(
      (other, at) => other.into === into && (at > index ? other.node.id !== id : false),
    )
    const neighbour = next?.node.id ?? placed[index - 1]?.node.id ?? parent
    this.edit({ kind: 'remove', id })
    this.select(neighbour ? { id: neighbour } : null)
    this.say(`${title} deleted. Undo brings it back.`)
  }

  add(into: Into, before: string | null, node: { type: string; props: object }, title: string) {
    return this.#asked(
      { kind: 'add', into, before, node: { ...node, props: { ...node.props } } },
      `${title} added.`,
    )
  }

  copy(id: string, title: string) {
    return this.#asked({ kind: 'copy', id }, `${title} copied.`)
  }

  flush = () => this.#saver.flush()
  retry = () => this.#saver.retry()
  forget = () => this.#saver.forget()
  resolve: Saver['resolve'] = (mine) => this.#saver.resolve(mine)

  undo = () => this.#step('undo', 'Undone.')
  redo = () => this.#step('redo', 'Done again.')
  publish = () => this.#step('publish', 'Published: visitors see this page now.')
  discard = () => this.#step('discard', 'The draft is as the published page again.')

  select(selection: Selection | null) {
    const { look } = this.#state
    if (look && look.id !== selection?.id) this.look(null)
    this.#set({ selection })
    if (selection) {
      const { id, prop } = selection
      const resource = nodeResource(this.resource, id)
      void this.#trigger({
        name: 'aue:ui-select',
        resource,
        detail: { resource, ...(prop ? { prop } : {}), selected: true },
      })
    }
  }

  /** Shows the component as one of its looks; null: the page as it is. */
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

  /** A canvas has been opened; until it answers, events wait for it. */
  attach(host: Host) {
    this.#host = host
    this.#shown = null
    this.#set({ canvas: 'loading' })
    const answered = host.ready.then(() => host.setMode('edit'))
    answered.then(
      () => {
        if (this.#host !== host) return
        this.#shown = this.#state.page.model
        this.#set({ canvas: 'ready' })
        this.#show(this.#state.model)
      },
      () => {
        if (this.#host === host) this.#set({ canvas: 'lost' })
      },
    )
  }

  detach(host: Host) {
    if (this.#host === host) this.#host = null
    host.close()
  }

  paint(change: Partial<Pick<EditorState, 'editables' | 'frame'>>) {
    this.#set(change)
  }

  /** The page is told as well: in a preview it is no longer shielded from clicks. */
  setMode(mode: 'edit' | 'preview') {
    void this.#host?.setMode(mode).catch(() => {})
  }

  /** The last resort: the page as the server renders the draft. */
  async reload() {
    await this.#saver.flush()
    this.#shown = null
    this.#set({ generation: this.#state.generation + 1, canvas: 'loading', look: null })
  }

  async #asked(change: Change, done: string): Promise<string | undefined> {
    if (this.#state.isBusy || !(await this.#saver.flush())) return undefined
    const known = new Set(placedIn(this.#state.model).map(({ node }) => node.id))
    this.#set({ isBusy: true })
    this.#saver.push(change)
    const isStored = await this.#saver.flush()
    this.#set({ isBusy: false })
    if (!isStored) return undefined
    const added = placedIn(this.#state.model).find(({ node }) => !known.has(node.id))?.node.id
    this.say(done)
    if (added) this.select({ id: added })
    return added
  }

  async #step(kind: 'undo' | 'redo' | 'publish' | 'discard', done: string): Promise<boolean> {
    if (this.#state.isBusy || !(await this.#saver.flush())) return false
    this.#set({ isBusy: true })
    try {
      this.#saver.adopt(await this.#api.step(kind, stepOf(this.#saver.page)))
      this.say(done)
      return true
    } catch (error) {
      const refused = error instanceof Refused ? error : null
      if (refused?.conflict) this.#saver.adopt(refused.conflict.page)
      this.say(refused?.message ?? String(error), true)
      return false
    } finally {
      this.#set({ isBusy: false })
    }
  }

  #keepHtml({ updates }: Changed) {
    for (const { resource, content } of updates) this.#rendered.set(resource, content)
  }

  #refresh() {
    const { page, saving } = this.#saver
    const isKnown = page === this.#state.page
    const model = withChanges(page.model, this.#saver.unsaved)
    const { selection } = this.#state
    const isGone = selection && !findNode(model, selection.id)
    this.#set({ page, saving, model, ...(isGone ? { selection: null } : {}) })
    if (!isKnown || this.#shown !== model) this.#show(model)
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

  /** In order; what the page cannot do is no reason to stop. */
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

function stepOf({ path, locale, revision }: EditedPage) {
  return { path, locale, revision }
}
