import type { Site, SiteChanges } from '../../rules/site/site'
import type { Operations, QueryName } from '../graphql/operations'

/** What the page is being shown for; decided once, by the CMS (design §7). */
export type PageMode = 'publish' | 'edit' | 'preview'

/** An answer that the server fetched for the first HTML; hydration reads it instead of asking again. */
export interface PreloadedAnswer<N extends QueryName = QueryName> {
  name: N
  variables: Operations[N]['variables']
  data: Operations[N]['result']
}

/**
 * What a page tells all its widgets (design §5). The same for every visitor, so that a CDN can keep the
 * page; nothing in it is personal.
 */
export interface PageContext {
  /** BCP 47, for example `de-DE`. */
  locale: string
  /** The sub-directory that the site lives in, `''` or such as `/de-DE`; before every path (A.5). */
  contextPath: string
  /** `id` is a page id of A.5; `type` its page type, null when it has none. */
  page: {
    id: string
    type: string | null
    propertyId?: string
    /** Id of the component that has the page's one h1. A CMS says so of its own; else our renderer does. */
    mainHeading?: string
    /** Only where it is edited: its name in the editor's protocol, `urn:<system>:<path>`. */
    resource?: string
  }
  mode: PageMode
  site: Site
  answers: PreloadedAnswer[]
}

/**
 * The JSON of `#foyer-page`: of the page context what differs from the defaults. Three values are
 * enough: `locale`, `page.id` and `site.brand.chainName`.
 */
export interface PageContextJson extends Partial<Omit<PageContext, 'page' | 'site'>> {
  page?: Partial<PageContext['page']>
  site?: SiteChanges
}
