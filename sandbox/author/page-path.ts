import { pageIdOfPath } from '../../src/rules/pages/paths'
import { LOCALES } from '../seed/seed-types'

/** Beginnings of addresses at which the sandbox has something else than pages. */
const TAKEN = ['assets', 'author', 'fragments', 'media', 'mi', 'sandbox', 'phoenix-reservation']

const SEGMENTS = /^(?:\/[A-Za-z0-9][\w.~-]*)+$/

/** Why a page cannot be made at this path; null where it can. */
export function pathProblem(path: string, pageId: string): string | null {
  if (!SEGMENTS.test(path))
    return 'A path begins with "/" and has letters, digits, "-", "_" and "." between its slashes, such as /offers/spring.'
  const [, first = ''] = path.split('/')
  if (TAKEN.includes(first) || /^(site|theme)\.css$/.test(first))
    return `Addresses that begin with "/${first}" are not for pages. Choose another path.`
  if (LOCALES.some((locale) => locale === first))
    return `Leave "/${first}" out: the locale is chosen beside the path.`
  if (!/^[a-z][a-z0-9-]*$/.test(pageId)) return `"${pageId}" is no kind of page.`
  const fixed = pageIdOfPath(path)
  if (fixed && fixed !== pageId) return `The page at ${path} is of the kind "${fixed}".`
  return null
}
