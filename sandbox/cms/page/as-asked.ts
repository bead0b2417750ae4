import { asked } from '../../../src/rules/site/query'
import { WIDGETS_PATH } from '../../seed/pages'
import { siteOf } from '../redirects/redirects'
import type { PageModel, PageNode } from './page-model'

const FRAMED = ['sign-in', 'sign-in-error', 'sign-in-code']

/**
 * Applies a page's query parameters: `overlay=true` shows the sign-in pages for the frame of
 * another page (A.5), `only=` limits the page of all widgets to some types, and `rendered=browser`
 * prints any page without server HTML.
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

/** A page whose parts the browser requests, with a place for their error message. */
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

/** A widget of these types, or its heading. */
function isAbout({ type, id }: PageNode, types: readonly string[]): boolean {
  return types.includes(type) || types.some((one) => id === `about-${one}`)
}

/** The form is the only content. */
function alone(node: PageNode): PageNode {
  const { children } = node.props as { children?: { type: string }[] }
  if (!children) return node
  const kept = children.filter(({ type }) => type !== 'sign-in-content-block')
  return { ...node, props: { ...node.props, children: kept } } as PageNode
}
