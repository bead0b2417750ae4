/** Rendering in a Node process: `foyer/server`. */
export { addWidgets, type WidgetMap } from '../mapping/own-widgets'
export type { Manifest } from '../server/manifest'
export { askGraphql, askRest } from '../server/ask'
export type { Ask, AskRest } from '../server/preload'
export type { WidgetNode } from '../server/print/placeholder'
export { textsOf } from '../server/texts'
export {
  type PageRender,
  type RenderedPage,
  type RenderRequest,
  renderPage,
  renderPlaceholder,
  renderWidgets,
} from '../server/render'
