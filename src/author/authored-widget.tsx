import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { loadParts } from '../mapping/load-parts'
import { widgetLoader } from '../mapping/own-widgets'
import {
  type PlacementProps,
  placeholderAttributes,
  setAnchor,
  setAttributes,
} from '../mapping/placeholder-attributes'
import { containerOf, readPlacement } from '../mapping/placement'
import { upgraderOf } from '../mapping/upgrader'
import { textsIn } from '../rules/locale/fallbacks'
import { OVERLAY_TYPES } from '../services/overlays/overlays'
import { stylesLoaded } from '../services/page/styles-loaded'
import { AuthoredContent } from './authored-content'
import { type Checked, check } from './check'
import { EMPTY_PLACE, listOfPlace } from './empty-places'
import { coerce, coerceAt } from './fields/coerce'
import type { Problem } from './fields/problems'
import type { NeededField } from './fields/unseen'
import { upgraded } from './fields/upgrade'
import { stepsOf, valueAt, withValue } from './paths'
import { type PlacedNode, pathOfChild, withChild } from './placed-nodes'
import { adoptSamples } from './samples'
import { type Look, lookOf, prepareLook } from './state-preview'
import { stillPage } from './still-page'
import { withTemplate } from './typed-template'
import { neededBy } from './visitors-view'

const OVERLAYS = Object.values(OVERLAY_TYPES).flat()

const RESOURCE = 'data-aue-resource'
const LABEL = 'data-aue-label'

/** Detail of the `foyer:authored` event, which a component dispatches after each render. */
export interface AuthoredState {
  id: string
  type: string
  problems: Problem[]
}

/** When a patch sets an entry past the end of a list, at most this many entries are created before it. */
const MOST_BEGUN = 50

/** Stands in for props that cannot be read. */
const UNREADABLE: PlacementProps = { id: '', anchorId: '', hideOn: [], theme: 'light' }

interface Loaded {
  widget: AnyWidget
  upgrade: <Props>(props: Props) => Props
  labels: object
}

/**
 * `<foyer-widget>` on a page in edit mode, in place of the loader's element. The element renders its
 * widget, or a frame that describes the component. It never renders nothing, and an invalid patch
 * never breaks the rendered widget.
 */
export class AuthoredWidget extends HTMLElement {
  /** The props that the author has set, valid or not, as the CMS stores them. */
  raw: unknown
  #isAlive = false
  #root: Root | undefined
  #unreadable: string | undefined
  #loaded: Loaded | undefined
  /** The part of `raw` that is rendered: without the values that would break the widget. */
  #shown: { raw: unknown; props: BaseProps | null } = { raw: undefined, props: null }
  #problems: Problem[] = []
  /** The fields without which visitors see nothing of `raw`; null when they see the component. */
  #needed: NeededField[] | null = null
  /** The last props that rendered without an error. */
  #rendered: BaseProps | null = null
  #failure: string | undefined
  /** Notes on an upgrade of content in an old shape, until the author accepts the upgrade. */
  #former: string[] = []
  /** Increases when the widget has to remount: with another previewed state, and after an error. */
  #generation = 0
  #look: Look | null = null
  /** Path of the text that an editor has selected, which is shown as its template. */
  #typed: string | null = null
  /** Resolves after the first render, also when that shows a frame in place of the widget. */
  ready: Promise<void> = Promise.resolve()

  /** Not named `type`, because React would set a property of that name on a nested component. */
  get widgetType(): string {
    return this.getAttribute('type') ?? ''
  }

  /** Undefined until the widget is loaded, and for an unknown type. */
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

  /** An element that was moved within one task is connected again by the microtask, and keeps its root. */
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

  /** When an overlay is added or removed, re-renders the widgets that open overlays: their notes change. */
  #tellOpeners() {
    if (!OVERLAYS.includes(this.widgetType)) return
    for (const element of document.querySelectorAll('foyer-widget'))
      if (element instanceof AuthoredWidget && element.#loaded?.widget.opens) element.#render()
  }

  /** Reads the props from the page's markup: the JSON of the script, or of the attribute. */
  #read() {
    if (this.raw !== undefined) return
    try {
      this.raw = readPlacement(this).props
    } catch (error) {
      this.#unreadable = error instanceof Error ? error.message : String(error)
    }
  }

  async #start() {
    const load = widgetLoader(this.widgetType)
    try {
      if (load) this.#loaded = await prepare(load)
      const former = this.#loaded && (await upgraded(this.#loaded.widget, this.raw))
      if (former) this.raw = former.raw
      this.#former = former?.notes ?? []
      const { widget } = this
      if (widget) this.raw = coerce(widget.schema, this.raw)
      if (widget && this.hasAttribute(RESOURCE) && !this.hasAttribute(LABEL))
        this.setAttribute(LABEL, widget.title)
    } catch (error) {
      this.#failure = `Its script could not be loaded: ${String(error)}`
    }
    if (!this.#isAlive) return
    this.#adopt(this.raw)
    // The server's HTML is replaced in the same task. Nothing flickers, and the render need not match it.
    const container = containerOf(this) ?? this.appendChild(document.createElement('div'))
    container.replaceChildren()
    this.#root = createRoot(container, { identifierPrefix: this.id, onUncaughtError: () => {} })
    this.#render()
  }

  /**
   * Sets one field, for example `items/0/title`; undefined removes it. `raw` always keeps the author's
   * value. The rendered props change only where the value does not break the widget.
   */
  patch(name: string, sent: unknown) {
    const steps = stepsOf(name)
    const { widget: known } = this
    const value = known ? coerceAt(known.schema, this.raw, steps, sent) : sent
    try {
      this.raw = withValue(this.raw, steps, value, MOST_BEGUN)
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
      // Another field may have been invalid before. The change of this field still applies.
      const raw = attempt(() => withValue(this.#shown.raw, steps, value, MOST_BEGUN))
      const checked = check(widget, this.id, raw, labels)
      if (checked.props && checked.problems.length <= before.problems.length)
        next = { raw, checked }
    }
    if (next) this.#shown = { raw: next.raw, props: next.checked.props }
    this.#problems = stored.problems
    this.#needed = neededBy(widget, this.id, this.raw, labels)
    this.#forgive()
    this.#render()
    authoredAround(this)?.rendered(this.id, this.raw)
  }

  /** Inserts components into a list of the props, before the component `before` or at the end. */
  insertComponents(path: string, nodes: PlacedNode[], before?: string) {
    const list = (this.fieldValue(path) ?? []) as PlacedNode[]
    const index = list.findIndex(({ id }) => id === before)
    this.patch(path, list.toSpliced(index < 0 ? list.length : index, 0, ...nodes))
  }

  /** Removes a nested component from the props. */
  removeComponent(id: string) {
    const path = pathOfChild(this.raw, id)
    if (path) this.patch(path.join('/'), undefined)
  }

  /** Moves a nested component to another place in the props. */
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

  /** Replaces all props at once, for an editor that does not send single fields. */
  replaceAll(stored: unknown) {
    const raw = this.#loaded ? this.#loaded.upgrade(stored) : stored
    this.raw = raw
    this.#unreadable = undefined
    this.#former = []
    this.#forgive()
    this.#adopt(raw)
    this.#render()
    authoredAround(this)?.rendered(this.id, this.raw)
  }

  fieldValue(name: string): unknown {
    return valueAt(this.raw, stepsOf(name))
  }

  /** Previews one of the widget's states (`state-preview.ts`); null ends the preview. */
  async look(name: string | null) {
    await this.ready
    const { widget } = this.#loaded ?? {}
    const { props } = this.#shown
    if (name && widget) await prepareLook(widget, name)
    this.#look = name && widget && props ? lookOf(widget, name, props, stillPage().page) : null
    this.#generation += 1
    this.#render()
  }

  /** Shows a text as its template while an editor has it selected; null ends that. */
  showTemplate(path: string | null) {
    if (path === this.#typed) return
    this.#typed = path
    this.#render()
  }

  /** Records the changed props of a nested component. */
  rendered(id: string, props: unknown) {
    this.raw = withChild(this.raw, id, props)
    this.#shown.raw = withChild(this.#shown.raw, id, props)
  }

  #adopt(raw: unknown) {
    if (!this.#loaded) return
    const { widget, labels } = this.#loaded
    const { props, problems } = check(widget, this.id, raw, labels)
    this.#problems = problems
    this.#needed = neededBy(widget, this.id, raw, labels)
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
    // A second render adds the error of the first one to the badge.
    if (this.#failure !== failed) flushSync(() => root.render(this.#content()))
    else if (!this.#look) this.#rendered = this.#shown.props
    this.setAttribute('status', this.#statusNow())
    const detail: AuthoredState = { id: this.id, type: this.widgetType, problems: this.#problems }
    this.dispatchEvent(new CustomEvent('foyer:authored', { detail, bubbles: true }))
  }

  /** Sets the attributes that the author's settings require on the element and its container. */
  #place() {
    const props = this.#look?.props ?? this.#shown.props ?? UNREADABLE
    const { element, anchor } = placeholderAttributes(this.widget ?? {}, props)
    setAttributes(this, element)
    const container = containerOf(this)
    if (container) setAnchor(container, anchor)
  }

  #statusNow(): string {
    if (this.widgetType === EMPTY_PLACE) return 'mounted'
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
        props={
          this.#shown.props && this.#typed
            ? withTemplate(this.#shown.props, this.#typed)
            : this.#shown.props
        }
        lastGood={this.#rendered}
        look={this.#look}
        listOf={({ id, type }) =>
          type === EMPTY_PLACE
            ? listOfPlace(this.id, id)
            : pathOfChild(this.raw, id)?.slice(0, -1).join('/')
        }
        notes={this.#former}
        problems={this.#problems}
        needed={this.#needed}
      />
    )
  }
}

/** Names a nested component, whose markup has no resource, after the resource around it and its id. */
function nameResource(element: HTMLElement) {
  if (element.hasAttribute(RESOURCE) || element.getAttribute('type') === EMPTY_PLACE) return
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
    loadParts(widget),
    adoptSamples(widget.type),
  ])
  await stylesLoaded()
  const { context, site } = stillPage().page
  const upgrade = await upgraderOf(widget.type)
  return { widget, upgrade, labels: texts ? textsIn(texts.translations, context.locale, site) : {} }
}

function attempt<Value>(change: () => Value): Value | undefined {
  try {
    return change()
  } catch {
    return undefined
  }
}

/** The widget that contains the element. */
function authoredAround(element: Element): AuthoredWidget | null {
  const above = element.parentElement?.closest('foyer-widget')
  return above instanceof AuthoredWidget ? above : null
}
