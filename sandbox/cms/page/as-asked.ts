import { asked } from '../../../src/rules/site/query'
import { WIDGETS_PATH } from '../../seed/pages'
import { siteOf } from '../redirects/redirects'
import type { PageModel, PageNode } from './page-model'

const FRAMED = ['sign-in', 'sign-in-error', 'sign-in-code']

/**
 * A page as its address asks for it: the sign-in pages with `overlay=true` for the frame of another
 * page (A.5), the page of all widgets with those of `only=` alone, once for each type; any page with
 * `rendered=browser` as a host without a renderer has it.
 */
export function asAsked(model: PageModel, url: URL): PageModel {
  const { pathname, searchParams } = url
  if (searchParams.get('rendered') === 'browser') return unrendered(model)
  const only = searchParams.getAll('only')
  if (pathname === WIDGETS_PATH && only.length > 0) {
    return { ...model, main: model.main.filter((node) => isAbout(node, only)) }
  }
  const isOverlay = asked(siteOf(url), 'overlay') === 'true' && FRAMED.includes(model.pageId)
  return isOverlay ? { ...model, header: [], main: model.main.map(alone), footer: [] } : model
}

/** What the browser asks the rest of the page for, and where it says when it cannot have it. */
function unrendered(model: PageModel): PageModel {
  const part = (name: string) => ({
    type: 'page-model',
    id: `${name}-model`,
    props: { part: name },
  })
  const problems = { type: 'error-message', id: 'problems', props: {} }
  return {
    ...model,
    header: [part('header')],
    main: [problems, part('main')],
    footer: [part('footer')],
  }
}

/** A widget of these types, or the heading over it. */
function isAbout({ type, id }: PageNode, types: readonly string[]): boolean {
  return types.includes(type) || types.some((one) => id === `about-${one}`)
}

/** Nothing stands beside the form. */
function alone(node: PageNode): PageNode {
  const { children } = node.props as { children?: { type: string }[] }
  if (!children) return node
  const kept = children.filter(({ type }) => type !== 'sign-in-content-block')
  return { ...node, props: { ...node.props, children: kept } } as PageNode
}
