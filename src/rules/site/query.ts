/**
 * Query parameters that pages read and links set (A.5, W16, C.20); a site may have other names for
 * them.
 */
export type QueryName =
  | 'returnTo'
  | 'destinationAddress'
  | 'placeId'
  | 'propertyCode'
  | 'cart'
  | 'fromDate'
  | 'toDate'
  | 'numRooms'
  | 'numAdultsPerRoom'
  | 'childrenAges'
  | 'radius'
  | 'widened'
  | 'area'
  | 'recordsPerPage'
  | 'sort'
  | 'page'
  | 'rateType'
  | 'rateCode'
  | 'usePoints'
  | 'flexible'
  | 'cart'
  | 'view'
  | 'tab'
  | 'filter'
  | 'product'
  | 'open'
  | 'quote'
  | 'room'
  | 'rooms'
  | 'stay'
  | 'saveProperty'
  | 'save'
  | 'marshaCode'
  | 'overlay'
  | 'clientId'
  | 'orderId'
  | 'pageModuleName'
  | 'errorCode'
  | 'errorMessageType'
  | 'inValidCredentials'
  | 'outcome'
  | 'step'
  | 'problem'
  | 'rand'
  | 'token'
  | 'activation'
  | 'emailToken'
  | 'sections'
  | 'destinationURL'
  | 'alt_cust_id'
  | 'cookie_id'
  | 'mcd'
  | 'rpcCode'
  | 'CELL'
  | 'SPID'

/** What of a site the names of query parameters are read from. */
export interface QuerySite {
  readonly query: { readonly [Name in QueryName]?: string }
}

/** A page with the address that its visitor sees. */
export interface AskedPage {
  location: () => URL
  site: QuerySite
}

/** What the site calls a query parameter. */
export function queryName({ query }: QuerySite, name: QueryName): string {
  return query[name] ?? name
}

/** The value of a query parameter, by the site's name for it; null if it is missing. */
export function asked({ location, site }: AskedPage, name: QueryName): string | null {
  return location().searchParams.get(queryName(site, name))
}

/** A path with these query parameters, in their order, under the site's names; empty ones are left out. */
export function withQuery(
  site: QuerySite,
  path: string,
  values: { readonly [Name in QueryName]?: string | undefined },
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value) query.set(queryName(site, name as QueryName), value)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The address of the page without its origin, to come back to. */
export function ownAddress({ location }: Pick<AskedPage, 'location'>): string {
  const { pathname, search } = location()
  return pathname + search
}
