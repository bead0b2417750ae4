import { parseUrl } from '../pages/urls'
import { savedPropertiesPath, signInPath } from './paths'
import { type QuerySite, queryName, withQuery } from './query'
import type { PathSite } from './site-path'

type LinkSite = PathSite & QuerySite

/**
 * Link of the heart of a remembered visitor (W03). `save` is the wanted state. The context path is
 * not added.
 */
export function savePropertyHref(
  site: LinkSite,
  link: { propertyId: string; save: boolean; returnTo: string },
): string {
  const { propertyId, save, returnTo } = link
  return withQuery(site, savedPropertiesPath(site), {
    save: `${save}`,
    marshaCode: propertyId,
    returnTo,
  })
}

/**
 * Sign-in link of the heart of an anonymous visitor (W02). It returns to the current address with
 * `saveProperty` = the opposite of `saved`. The context path is not added.
 */
export function signInToSaveHref(
  site: LinkSite,
  { current, saved }: { current: string; saved: boolean },
): string {
  const url = parseUrl(current, 'https://site.invalid') ?? new URL('https://site.invalid')
  url.searchParams.set(queryName(site, 'saveProperty'), `${!saved}`)
  const returnTo = url.pathname.replace(/^\/+/, '/') + url.search + url.hash
  return withQuery(site, signInPath(site), { returnTo })
}
