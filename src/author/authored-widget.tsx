import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import {
  type PlacementProps,
  placeholderAttributes,
  setAnchor,
  setAttributes,
} from '../mapping/placeholder-attributes'
import { containerOf, readPlacement } from '../mapping/placement'
import { loadPartsOf, loadViewOf } from '../mapping/views'
import { widgetMap } from '../mapping/widget-map'
import { textsIn } from '../rules/locale/fallbacks'
import { OVERLAY_TYPES } from '../services/overlays/overlays'
import { stylesLoaded } from '../services/page/styles-loaded'
import { AuthoredContent } from './authored-content'
import { type Checked, check } from './check'
import type { Problem } from './fields/problems'
import { upgraded } from './fields/upgrade'
import { type Look, lookOf, prepareLook } from './lens'
import { stepsOf, valueAt, withValue } from './paths'
import { type PlacedNode, pathOfChild, withChild } from './placed-nodes'
import { adoptSamples } from './samples'
import { stillPage } from './still-page'

const OVERLAYS = Object.values(OVERLAY_TYPES).flat()

const RESOURCE = 'data-aue-resource'

/** What the page says of a component after each change: for whoever edits it. */
export interface AuthoredState {
  id: string
  type: string
  problems: Problem[]
}

/** In place of props that cannot be read. */
const UNREADABLE: PlacementProps = { id: '', anchorId: '', hideOn: [], theme: 'light' }

interface Loaded {
  widget: AnyWidget
  labels: object
}

/**
 * `<foyer-widget>` on a page that an author edits, in place of the loader's. It shows its widget, or
 * says what stands here: never nothing, and never what a patch has broken.
 */
export class AuthoredWidget extends HTMLElement {
  /** What the author has set, as the CMS keeps it: valid or not. */
  raw: unknown
  #isAlive = false
  #root: Root | undefined
  #unreadable: string | undefined
  #loaded: Loaded | undefined
  /** What is shown of it: `raw`, but for values that would have broken it. */
  #shown: { raw: unknown; props: BaseProps | null } = { raw: undefined, props: null }
  #problems: Problem[] = []
  /** The last props that did not throw. */
  #rendered: BaseProps | null = null
  #failure: string | undefined
  /** What the present shape of its content makes of a former one, as long as nobody has accepted it. */
  #former: string[] = []
  /** Goes up when the widget has to begin anew: with another look, and after what threw. */
  #generation = 0
  #look: Look | null = null
  /** Resolves when it is shown, whatever there is to show. */
  ready: Promise<void> = Promise.resolve()

  /** Not `type`: React would set that as a property of a component inside. */
  get widgetType(): string {
    return this.getAttribute('type') ?? ''
  }

  /** Undefined until it is loaded, and for a type that is none. */
  get widget(): AnyWidget | undefined {
    return this.#loaded?.widget
  }

  get problems(): readonly Problem[] {
    return this.#problems
  }

  connectedCallback() {
    if (this.#isAlive) return
    this.#isAlive = true
    nameResource(this)
    this.#tellOpeners()
    this.setAttribute('status', 'loading')
    this.#read()
    this.ready = this.#start()
  }

  /** Moved within one task, it is connected again by now and stays as it is. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#isAlive = false
      this.#root?.unmount()
      this.#root = undefined
      this.removeAttribute('status')
      this.#tellOpeners()
    })
  }

  /** An overlay came or went: what its openers are told of the page changes. */
  #tellOpeners() {
    if (!OVERLAYS.includes(this.widgetType)) return
    for (const element of document.querySelectorAll('foyer-widget'))
      if (element instanceof AuthoredWidget && element.#loaded?.widget.opens) element.#render()
  }

  /** Takes the props out of the page's markup: the script's JSON, or the attribute's. */
  #read() {
    if (this.raw !== undefined) return
    try {
      this.raw = readPlacement(this).props
    } catch (error) {
      this.#unreadable = error instanceof Error ? error.message : String(error)
    }
  }

  async #start() {
    const load = Object.hasOwn(widgetMap, this.widgetType) ? widgetMap[this.widgetType] : undefined
    try {
      if (load) this.#loaded = await prepare(load)
      const former = this.#loaded && (await upgraded(this.#loaded.widget, this.raw))
      if (former) this.raw = former.raw
      this.#former = former?.notes ?? []
    } catch (error) {
      this.#failure = `Its script could not be loaded: ${String(error)}`
    }
    if (!this.#isAlive) return
    this.#adopt(this.raw)
    // The server's HTML gives way in the same task: nothing flickers, and nothing has to match it.
    const container = containerOf(this) ?? this.appendChild(document.createElement('div'))
    container.replaceChildren()
    this.#root = createRoot(container, { identifierPrefix: this.id, onUncaughtError: () => {} })
    this.#render()
  }

  /**
   * Sets one field, for example `items/0/title`; undefined takes it away. What the author has set is
   * kept in any case, what is shown only where it does not break the widget.
   */
  patch(name: string, value: unknown) {
    const steps = stepsOf(name)
    try {
      this.raw = withValue(this.raw, steps, value)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      this.#problems = [...this.#problems, { path: steps, field: name, message }]
      return this.#render()
    }
    if (!this.#loaded) return
    const { widget, labels } = this.#loaded
    const stored = check(widget, this.id, this.raw, labels)
    const before = check(widget, this.id, this.#shown.raw, labels)
    let next: { raw: unknown; checked: Checked } | undefined
    if (stored.problems.length === 0) next = { raw: this.raw, checked: stored }
    else {
      // Another field may have been wrong before: this one's change counts all the same.
      const raw = attempt(() => withValue(this.#shown.raw, steps, value))
      const checked = check(widget, this.id, raw, labels)
      if (checked.props && checked.problems.length <= before.problems.length)
        next = { raw, checked }
    }
    if (next) this.#shown = { raw: next.raw, props: next.checked.props }
    this.#problems = stored.problems
    this.#forgive()
    this.#render()
    authoredAround(this)?.told(this.id, this.raw)
  }

  /** Places components in a list of its props, before the one that is named or at the end. */
  insertComponents(path: string, nodes: PlacedNode[], before?: string) {
    const list = (this.fieldValue(path) ?? []) as PlacedNode[]
    const index = list.findIndex(({ id }) => id === before)
    this.patch(path, list.toSpliced(index < 0 ? list.length : index, 0, ...nodes))
  }

  /** Takes a component out of its props. */
  removeComponent(id: string) {
    const path = pathOfChild(this.raw, id)
    if (path) this.patch(path.join('/'), undefined)
  }

  /** Moves a component to another place in its props. */
  moveComponent(id: string, path: string, before?: string): boolean {
    const from = pathOfChild(this.raw, id)
    if (!from) return false
    const node = valueAt(this.raw, from) as PlacedNode
    const list = (this.fieldValue(path) ?? []) as PlacedNode[]
    if (from.slice(0, -1).join('/') !== path) {
      this.removeComponent(id)
      this.insertComponents(path, [node], before)
      return true
    }
    const others = list.filter((other) => other.id !== id)
    const index = others.findIndex((other) => other.id === before)
    this.patch(path, others.toSpliced(index < 0 ? others.length : index, 0, node))
    return true
  }

  /** Everything at once, as an editor sends it that knows no fields. */
  replaceAll(raw: unknown) {
    this.raw = raw
    this.#unreadable = undefined
    this.#former = []
    this.#forgive()
    this.#adopt(raw)
    this.#render()
    authoredAround(this)?.told(this.id, this.raw)
  }

  fieldValue(name: string): unknown {
    return valueAt(this.raw, stepsOf(name))
  }

  /** Shows one of its looks (`lens.ts`) in its place; null: itself again. */
  async look(name: string | null) {
    await this.ready
    const { widget } = this.#loaded ?? {}
    const { props } = this.#shown
    if (name && widget) await prepareLook(widget, name)
    this.#look = name && widget && props ? lookOf(widget, name, props, stillPage().page) : null
    this.#generation += 1
    this.#render()
  }

  /** A component inside has other props now. */
  told(id: string, props: unknown) {
    this.raw = withChild(this.raw, id, props)
    this.#shown.raw = withChild(this.#shown.raw, id, props)
  }

  #adopt(raw: unknown) {
    if (!this.#loaded) return
    const { props, problems } = check(this.#loaded.widget, this.id, raw, this.#loaded.labels)
    this.#problems = problems
    if (props) this.#shown = { raw, props }
  }

  #forgive() {
    if (this.#failure !== undefined) this.#generation += 1
    this.#failure = undefined
  }

  #render() {
    const root = this.#root
    if (!root) return
    this.#place()
    const failed = this.#failure
    flushSync(() => root.render(this.#content()))
    // What it threw just now goes into the badge.
    if (this.#failure !== failed) flushSync(() => root.render(this.#content()))
    else if (!this.#look) this.#rendered = this.#shown.props
    this.setAttribute('status', this.#statusNow())
    const detail: AuthoredState = { id: this.id, type: this.widgetType, problems: this.#problems }
    this.dispatchEvent(new CustomEvent('foyer:authored', { detail, bubbles: true }))
  }

  /** What its author decides about its place stands on the element. */
  #place() {
    const props = this.#look?.props ?? this.#shown.props ?? UNREADABLE
    const { element, anchor } = placeholderAttributes(this.widget ?? {}, props)
    setAttributes(this, element)
    const container = containerOf(this)
    if (container) setAnchor(container, anchor)
  }

  #statusNow(): string {
    return this.#loaded && !this.#unreadable && this.#shown.props && !this.#failure
      ? 'mounted'
      : 'failed'
  }

  #content() {
    return (
      <AuthoredContent
        element={this}
        type={this.widgetType}
        widget={this.#loaded?.widget}
        unreadable={this.#unreadable}
        failure={this.#failure}
        onFailure={(failure) => {
          this.#failure = failure
        }}
        generation={this.#generation}
        props={this.#shown.props}
        lastGood={this.#rendered}
        look={this.#look}
        listOf={(id) => pathOfChild(this.raw, id)?.slice(0, -1).join('/')}
        notes={this.#former}
        problems={this.#problems}
      />
    )
  }
}

/** What stands inside of another is printed without a name of its own: it has its page's. */
function nameResource(element: HTMLElement) {
  if (element.hasAttribute(RESOURCE)) return
  const above = element.parentElement?.closest(`[${RESOURCE}]`)?.getAttribute(RESOURCE)
  if (!above) return
  element.setAttribute(RESOURCE, `${above.replace(/#.*/, '')}#${element.id}`)
  element.setAttribute('data-aue-type', 'component')
  element.setAttribute('data-aue-model', element.getAttribute('type') ?? '')
}

async function prepare(load: () => Promise<{ default: AnyWidget }>): Promise<Loaded> {
  const { default: widget } = await load()
  const [texts] = await Promise.all([
    widget.translations?.(),
    loadViewOf(widget),
    loadPartsOf(widget),
    adoptSamples(widget.type),
  ])
  await stylesLoaded()
  const { context, site } = stillPage().page
  return { widget, labels: texts ? textsIn(texts.translations, context.locale, site) : {} }
}

function attempt<Value>(change: () => Value): Value | undefined {
  try {
    return change()
  } catch {
    return undefined
  }
}

/** The widget that another was placed inside of. */
function authoredAround(element: Element): AuthoredWidget | null {
  const above = element.parentElement?.closest('foyer-widget')
  return above instanceof AuthoredWidget ? above : null
}
