/** Rendering and content in a Node process: `foyer/server`. */
export { addWidgets, type WidgetMap } from '../mapping/own-widgets'
export { upgraderOf } from '../mapping/upgrader'
export { askGraphql, askRest } from '../server/ask'
export type { Manifest } from '../server/manifest'
export type { Ask, AskRest } from '../server/preload'
export type { WidgetNode } from '../server/print/placeholder'
export {
  type PageRender,
  type RenderedPage,
  type RenderRequest,
  renderPage,
  renderPlaceholder,
  renderWidgets,
} from '../server/render'
export { textsOf } from '../server/texts'
