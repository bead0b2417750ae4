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

/** Stands for a hotel in the path of its pages. */
export const HOTEL = '{hotel}'

/** The path of one hotel's page: `{hotel}` stands for its name in addresses, or for its id. */
export function hotelPath(
  name: PathName,
  usual: string,
): (site: PathSite, hotel: string) => string {
  const path = sitePath(name, usual)
  return (site, hotel) => path(site).replace(HOTEL, encodeURIComponent(hotel))
}
