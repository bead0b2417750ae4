import type { PageId } from '../pages/page-types'

/** Pages have the id of A.5 for a name; `quick-view` is a fragment of a page. */
export type PathName = PageId | 'quick-view'

/** What of a site a path is read from. */
export interface PathSite {
  readonly paths: { readonly [Name in PathName]?: string }
}

/** A path of a site, without its context path. */
export type SitePath = (site: PathSite) => string

/** The chain's own path of that name, else the default. */
export function sitePath(name: PathName, usual: string): SitePath {
  return ({ paths }) => paths[name] ?? usual
}

/** The placeholder for a hotel in the path of its pages. */
export const HOTEL = '{hotel}'

/** The path of a hotel's page: `{hotel}` is replaced by its name in addresses, or by its id. */
export function hotelPath(
  name: PathName,
  usual: string,
): (site: PathSite, hotel: string) => string {
  const path = sitePath(name, usual)
  return (site, hotel) => path(site).replace(HOTEL, encodeURIComponent(hotel))
}
