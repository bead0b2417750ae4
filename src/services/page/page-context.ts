import type { FlagName, Flags } from '../../rules/codes/flags'
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
 * What a page tells all its widgets: the JSON of `#foyer-page` (design §5). The same for every
 * visitor, so that a CDN can keep the page; nothing in it is personal.
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
  brand: { chainName: string; programName: string; code: string }
  config: SiteConfig
  answers: PreloadedAnswer[]
}

/** Settings of a site; C.30. Every address is a path on the same origin or an https URL. */
export interface SiteConfig {
  gql: { base: string; clientName: string; requestedBy: string; uxlOperations: string[] }
  rest: {
    session: string
    userDetails: string
    /** The header's user details, version 1; a flag asks for version 2 (C.4 a). */
    headerDetails: string
    headerCustomer: string
    content: string
    cacheClear: string
    logger: string
    encryption: string
    dataLayer: string
    pageModel: string
  }
  /** Answers for a session whose property is not known (S1 §3). */
  fallbackPropertyId: string
  /** `memState` of a remembered visitor; the literal is not in the specs (G.2, 23). */
  memStateRemembered: string
  recentlyViewed: { maxCachedDaysLimit?: number }
  logo: { navIds: string[]; taxonomies: string[]; types: string[]; largeMarker: string }
  brandLinks: { RZ: string; BG: string }
  mapBaseUrl: string
  /**
   * Address of a small map picture; `{latitude}`, `{longitude}`, `{width}` and `{height}` stand for
   * values. Empty: the site has no such service.
   */
  staticMapUrl: string
  /** Whom a guest calls when the site cannot help, with the country's code: `+18005550134`. */
  helpPhone: string
  /** Where authored pictures take `width`, `height` and `quality`: beginnings of their addresses. */
  dynamicMedia: string[]
  /** Take the built-in sample for the session, as the flag `sampleSession` does (C.3). */
  useSampleSession: boolean
  /** Send the operations of the DTT set (C.1). */
  dtt: boolean
  auth: {
    /** Origins, `https://host`, that a sign-in may lead to beside the site's own (C.6). */
    redirectAllowList: string[]
    /** Where nobody can sign in (A.4, E3-22; the specs do not show the list). */
    loginDisabledLocales: string[]
    /** Codes that mean: change your password first (ER7; not shown either). */
    providerWarningCodes: string[]
  }
  analytics: {
    /** Events wait for what the visitor allows (C.10). */
    needsConsent: boolean
    /** Name of the tag manager's global, which has a `track` (C.22). */
    tagManager: string
  }
  coBrand: {
    /** Origins, `https://host`, that a card's page may stand on beside the site's own (C.20). */
    destinations: string[]
    /** Whom the encryption is for. */
    clientId: string
  }
  flags: {
    /** What stands before `ofrep/v1`, a path on this origin; empty: the site has no such service (C.9). */
    ofrep: string
    defaults: Partial<Flags>
    /** Flags that may change while a page is shown. */
    live: FlagName[]
  }
}
