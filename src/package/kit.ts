/** What a widget of a company's own imports: `foyer/kit` and `foyer/define-widget`. */
export { usePage } from '../hooks/page-store'
export { usePageValue } from '../hooks/use-page-value'
export { useRest } from '../hooks/use-rest'
export { useTrack } from '../hooks/use-track'
export {
  type AnyWidget,
  type BaseProps,
  defineWidget,
  type Fixture,
  type Preload,
  type Translations,
  type Upgrade,
  type Widget,
} from '../mapping/define-widget'
export type { Answer } from '../services/graphql/answers'
export type { RestQuery } from '../services/graphql/rest-answers'
export type { Page } from '../services/page/page'
export type { PageContext, PageContextJson } from '../services/page/page-context'
export { type Visitor, visitorAtom } from '../services/session/visitor'
export { button } from '../ui/form/button.styles'
export { section } from '../ui/layout/section.styles'
export { Icon } from '../ui/media/icon.view'
export { fillText } from '../ui/text/fill-text'
export { visuallyHidden } from '../ui/text/hidden.styles'
export { Link } from '../ui/text/link.view'
export { Message } from '../ui/text/message.view'
export { RichText } from '../ui/text/rich-text.view'
export { useIsSlow } from '../ui/text/use-is-slow'
export { defineQuery, defineRestQuery, type OwnQuery, preloadOf, useQuery } from './questions'
