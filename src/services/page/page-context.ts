import type { Site, SiteChanges } from '../../rules/site/site'
import type { Operations, QueryName } from '../graphql/operations'

/** The page's display mode; the CMS sets it once (design §7). */
export type PageMode = 'publish' | 'edit' | 'preview'

/**
 * A query answer that the server fetched for its HTML. Hydration reads this answer and sends no
 * query.
 */
export interface PreloadedAnswer<N extends QueryName = QueryName> {
  name: N
  variables: Operations[N]['variables']
  data: Operations[N]['result']
  /** The page does not print it, because the widget reads it from its HTML (`Shown` of define-widget). */
  isShown?: true
}

/**
 * The context that all widgets of a page share (design §5). The context is the same for every visitor
 * and has no personal data, so that a CDN can cache the page.
 */
export interface PageContext {
  /** BCP 47, for example `de-DE`. */
  locale: string
  /** The site's sub-directory, `''` or for example `/de-DE`; the prefix of every local path (A.5). */
  contextPath: string
  /** `id` is a page id of A.5; `type` is its page type, or null. */
  page: {
    id: string
    type: string | null
    propertyId?: string
    /** The page is about a cart or an order that is paid with points: only the server knows that. */
    isRedemption?: boolean
    /**
     * The search of the page's address, in the form of `formatSearch`, and its filters; missing if the
     * address has none.
     */
    search?: string
    /** The cart of the page's address. A page with one is of one visitor (docs/decisions/0041). */
    cart?: string
    /** The handle of the order of the page's address; a page with one is of one visitor (docs/decisions/0083). */
    stay?: string
    /** The tab of the page's address; which tabs there are is for the page's widgets to say. */
    tab?: string
    /** The product of the page's address: its terms are shown on the page. */
    product?: string
    /** The token of the price that this product was shown with (`quoteToken`). */
    quote?: string
    /** The room type of the page's address: its details are shown on the page. */
    room?: string
    /** The booked rooms of the address, by the ids of their order items: those to be cancelled, or to be moved. */
    rooms?: string[]
    /** Id of the component that has the page's only h1. The CMS sets this id, or else our renderer. */
    mainHeading?: string
    /** Edit mode only: the page's name in the editor's protocol, `urn:<system>:<path>`. */
    resource?: string
  }
  mode: PageMode
  /** Time of the server render, ms since 1970. Hydration uses this time as its clock. */
  renderedAt?: number
  site: Site
  answers: PreloadedAnswer[]
}

/**
 * The JSON of `#foyer-page`: the values of the page context that differ from the defaults. The
 * required values are `locale`, `page.id` and `site.brand.chainName`.
 */
export interface PageContextJson extends Partial<Omit<PageContext, 'page' | 'site'>> {
  page?: Partial<PageContext['page']>
  site?: SiteChanges
}
