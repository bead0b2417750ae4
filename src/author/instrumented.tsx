import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider, useStores } from '../hooks/page-store'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { WidgetRoot } from '../mapping/widget-root'
import { sanitiseFragment } from '../services/content/sanitise'
import type { PageStore } from '../services/page/page'
import { type FormField, fieldTree } from './fields/field-tree'
import { follow } from './fields/follow'
import { makeInert } from './inert'
import { assetsOf, instrumentHtml, markProps } from './marks'
import { showTemplates } from './typed-template'

interface InstrumentedProps {
  /** The placeholder. */
  element: HTMLElement
  /** Path of the list in the props that contains a nested component, for example `items/0/children`. */
  listOf: (child: { id: string; type: string }) => string | undefined
  widget: AnyWidget
  props: BaseProps
  /** Shown when the widget renders nothing visible. */
  empty: ReactNode
  /** Visitors see nothing of it: it stays mounted, and a frame is in its place. */
  isHidden: boolean
  lang: string | undefined
  dir: 'ltr' | 'rtl' | undefined
}

/**
 * An instrumented widget: its elements name the props that they show, for the editor around the page.
 * `empty` is shown beside a widget without visible content. Both are updated after each render.
 */
export function Instrumented({
  widget,
  props,
  empty,
  isHidden,
  lang,
  dir,
  ...place
}: InstrumentedProps) {
  const { live } = useStores()
  const content = useRef<HTMLDivElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const rendered = useRef(() => {})
  rendered.current = () => {
    if (!content.current) return
    showTemplates(content.current)
    instrument(content.current, { widget, props, live, ...place })
    setEmpty(!hasContent(content.current))
  }
  // On the first render, the widget's own effect runs before `content` is set, so this effect repeats it.
  useLayoutEffect(() => rendered.current())
  const watched = useMemo(() => watchRenders(widget, () => rendered.current()), [widget])
  return (
    <>
      <div ref={content} data-foyer-content="" lang={lang} dir={dir} hidden={isHidden}>
        <WidgetRoot widget={watched} props={props} />
      </div>
      {isEmpty && !isHidden && empty}
    </>
  )
}

/** The widget with a callback after each of its own renders, not only after its parent's. */
function watchRenders(widget: AnyWidget, onRender: () => void): AnyWidget {
  return {
    ...widget,
    useModel: (props) => {
      const model = widget.useModel(props)
      useLayoutEffect(onRender)
      return model
    },
  }
}

interface Rendering extends Pick<InstrumentedProps, 'element' | 'listOf' | 'widget' | 'props'> {
  live: PageStore
}

function instrument(content: Element, { element, listOf, widget, props, live }: Rendering) {
  const tree = fieldTree(widget.schema)
  const { props: marked, places } = markProps(tree, props)
  // A second, hidden render with marked values shows which prop each text came from.
  const html = attempt(() =>
    renderToStaticMarkup(
      <PageProvider live={live} served={live}>
        <WidgetRoot widget={widget} props={marked} />
      </PageProvider>,
    ),
  )
  if (html !== undefined) {
    const model = sanitiseFragment(`<div>${instrumentHtml(html, places)}</div>`)
    if (model.firstElementChild) copyPlaces(model.firstElementChild, content)
  }
  for (const { path, value } of assetsOf(tree, props)) markAsset(content, path, value)
  nameLists(element, content, { listOf, tree, props })
  makeInert(content)
}

const SEEN = 'img, svg, video, iframe, input, textarea, select, button, hr, foyer-widget'

function hasContent(element: Element): boolean {
  const isShown = (found: Element) => found.checkVisibility()
  if ([...element.querySelectorAll(SEEN)].some(isShown)) return true
  return [...element.children].some((child) => isShown(child) && child.textContent?.trim() !== '')
}

function attempt<Value>(render: () => Value): Value | undefined {
  try {
    return render()
  } catch {
    return undefined
  }
}

const PLACES = ['data-aue-prop', 'data-aue-type']

/** Copies the attributes from the marked render to the page; skips elements that only one of them has. */
function copyPlaces(model: Element, shown: Element) {
  const others = [...shown.children]
  for (const child of model.children) {
    const index = others.findIndex(({ localName }) => localName === child.localName)
    const twin = others[index]
    if (!twin) continue
    others.splice(0, index + 1)
    // A nested component instruments its own content.
    if (twin.localName === 'foyer-widget') continue
    for (const name of PLACES) setOrRemove(twin, name, child.getAttribute(name))
    copyPlaces(child, twin)
  }
}

/** Marks the element around the components of a list as a container of its own. */
function nameLists(
  element: HTMLElement,
  content: Element,
  { listOf, tree, props }: Pick<Rendering, 'listOf' | 'props'> & { tree: FormField },
) {
  const resource = element.getAttribute('data-aue-resource')
  if (!resource) return
  for (const child of content.querySelectorAll('foyer-widget')) {
    if (child.parentElement?.closest('foyer-widget') !== element) continue
    const list = listOf({ id: child.id, type: child.getAttribute('type') ?? '' })
    if (!list || !child.parentElement) continue
    setOrRemove(child.parentElement, 'data-aue-resource', `${resource}/${list}`)
    setOrRemove(child.parentElement, 'data-aue-type', 'container')
    setOrRemove(child.parentElement, 'data-aue-filter', 'page')
    const steps = list.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    const { titles } = follow(tree, steps, props)
    setOrRemove(child.parentElement, 'data-aue-label', titles.join(' › '))
  }
}

function setOrRemove(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function markAsset(content: Element, path: string, value: string) {
  for (const picture of content.querySelectorAll('img, video')) {
    const address = picture.getAttribute('src') ?? picture.getAttribute('srcset') ?? ''
    if (!address.startsWith(value)) continue
    setOrRemove(picture, 'data-aue-prop', path)
    setOrRemove(picture, 'data-aue-type', 'media')
  }
}
