import type { FlagName, Flags } from '../codes/flags'
import type { QueryName } from './query'
import type { CallName } from './site-call'
import type { PathName } from './site-path'

/**
 * What a chain's site is, as its pages know it (C.30): `siteDefaults` with what the chain has written
 * otherwise. Every address is a path on the page's own origin or an https URL.
 */
export interface Site {
  brand: {
    chainName: string
    /** Of the loyalty programme; the chain's name where there is none. */
    programName: string
    /** Two letters, as hotels name their brand. */
    code: string
  }
  /** BCP 47; of a page whose locale is none or unknown, and the last fallback of texts (E3-12). */
  defaultLocale: string
  /** Where texts come from that a locale lacks, before another locale of the same language is asked. */
  fallbacks: Record<string, string>
  gql: { base: string; clientName: string; requestedBy: string; uxlOperations: string[] }
  /**
   * Paths that a chain has otherwise than `paths.ts`, `booking-paths.ts` and `page-paths.ts`, by page id and without a
   * context path. `{hotel}` stands for a hotel in those of its pages.
   */
  paths: { [Name in PathName]?: string }
  /**
   * REST calls that a chain has otherwise than `calls.ts` and the other `*-calls.ts`, as
   * they are written; `base` stands before each of the others: `https://api.example`.
   */
  rest: { base: string } & { [Name in CallName]?: string }
  /** Names of query parameters, where a chain has another for one. */
  query: { [Name in QueryName]?: string }
  /** The prefix of all storage keys (C.5). */
  storagePrefix: string
  /** The property of a session without one (S1 §3). */
  fallbackPropertyId: string
  /** `memState` of a remembered visitor; the literal is not in the specs (G.2, 23). */
  memStateRemembered: string
  recentlyViewed: { maxCachedDaysLimit: number }
  logo: { navIds: string[]; taxonomies: string[]; types: string[]; largeMarker: string }
  brandLinks: Record<string, string>
  mapBaseUrl: string
  /**
   * Address of a small map picture; `{latitude}`, `{longitude}`, `{width}` and `{height}` stand for
   * values. Empty: the site has no such service.
   */
  staticMapUrl: string
  /** The phone number for help, with the country code: `+18005550134`. */
  helpPhone: string
  /** ISO 3166 alpha-2: whoever lives there is not asked for a telephone number (E3-22). */
  phoneHiddenCountries: string[]
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
  /** How payments are taken; lists have spaces between their members. */
  payment: {
    /** Origins of the payment provider's frame, exact (W38); the server adds those that it runs itself. */
    origins?: string
    /** Codes of the cards that are accepted, in the order of their marks. */
    acceptedCards?: string
  }
  flags: {
    /** What stands before `ofrep/v1`, a path on this origin; empty: the site has no such service (C.9). */
    ofrep: string
    defaults: Partial<Flags>
    /** Flags that may change while a page is shown. */
    live: FlagName[]
  }
}

type Changes<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: Changes<Value[Name]> }
    : Value

/** What of a site differs from the defaults; all of it is JSON, as a page's context carries it. */
export type SiteChanges = Changes<Site>

/** Texts by locale, widget type and name of the label. */
export type SiteTexts = Record<string, Record<string, Record<string, string>>>

/** What the server and the build know of a site besides. */
export interface SiteFile extends Site {
  /** BCP 47, each with a site of its own; the first is the default. */
  locales: readonly string[]
  /** Sub-directory of a locale's site: none for the default, `/de-DE` for another, unless named here. */
  contextPaths: Record<string, string>
  /** Where visitors get the built files: a path or an https URL, with a slash at its end. */
  assetBase: string
  /**
   * Texts of the chain's own: a locale that the build lacks, or other words. `foyer texts` writes the
   * file of a locale.
   */
  texts: SiteTexts
  /** The API's schema, a path from the project's folder; operations are checked against it. */
  schema: string
}
