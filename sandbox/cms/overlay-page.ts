import type { PageModel } from './page-model'

const FRAMED = ['sign-in', 'sign-in-error', 'sign-in-code']

/** The sign-in pages in the frame of another page (`overlay=true`, A.5): their content only. */
export function asAsked(model: PageModel, url: URL): PageModel {
  const isOverlay = url.searchParams.get('overlay') === 'true' && FRAMED.includes(model.pageId)
  return isOverlay ? { ...model, header: [], main: model.main.map(alone), footer: [] } : model
}

/** Nothing stands beside the form. */
function alone(node: PageModel['main'][number]): PageModel['main'][number] {
  const { children } = node.props as { children?: { type: string }[] }
  if (!children) return node
  const kept = children.filter(({ type }) => type !== 'sign-in-content-block')
  return { ...node, props: { ...node.props, children: kept } } as typeof node
}
