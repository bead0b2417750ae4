import { pageIdOfPath } from '../../src/rules/site/page-of-path'
import { LOCALES } from '../seed/seed-types'
import { site } from '../site'

/** First path segments that the sandbox uses for other routes than pages. */
const TAKEN = [
  'assets',
  'author',
  'deleted',
  'fragments',
  'media',
  'mi',
  'sandbox',
  'phoenix-reservation',
  'shared',
]

/** Endings of files: the site has files of its own beside its pages, and search engines ask for some. */
const FILE = /\.(css|m?js|json|xml|txt|svg|ico|png|jpe?g|webp|avif|map|webmanifest|woff2?)$/i

const SEGMENTS = /^(?:\/[A-Za-z0-9][\w.~-]*)+$/

/** What the site's own code needs of the page at a path: its forms, mails and redirects lead there. */
export function needsOf({ path, pageId }: { path: string; pageId: string }) {
  if (pageIdOfPath(path, site) === null) return null
  return pageId.startsWith('hotel-') ? 'address' : 'page'
}

/** Why a page cannot be created at this path; null when it can. */
export function pathProblem(path: string, pageId: string): string | null {
  if (!SEGMENTS.test(path))
    return 'A path begins with "/" and has letters, digits, "-", "_" and "." between its slashes, such as /offers/spring.'
  const [, first = ''] = path.split('/')
  const [ending] = FILE.exec(path) ?? []
  if (ending) return `Addresses that end with "${ending}" are for files, and not for pages.`
  if (TAKEN.includes(first))
    return `Addresses that begin with "/${first}" are not for pages. Choose another path.`
  if (LOCALES.some((locale) => locale === first))
    return `Leave "/${first}" out: the locale is chosen beside the path.`
  if (!/^[a-z][a-z0-9-]*$/.test(pageId)) return `"${pageId}" is no kind of page.`
  const fixed = pageIdOfPath(path, site)
  if (fixed && fixed !== pageId) return `The page at ${path} is of the kind "${fixed}".`
  return null
}
