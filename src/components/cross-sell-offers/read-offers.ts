import { countsOf, textsOf } from '../../rules/content/read-record'
import { safeHref } from '../../rules/pages/urls'

/** An offer of the data layer (W27), checked. */
export interface Offer {
  id: string
  title: string
  /** Plain text. */
  text: string
  image: string | null
  href: string
  /** Whose offer it is and what the chain earns from it. */
  disclosure: string
}

const DAY_MS = 24 * 60 * 60_000

/**
 * The offers of the data layer that can be shown: with a title and a usable address, not expired, each
 * id once, those with the lowest priority number first. An offer without a number comes last.
 */
export function readOffers(list: readonly unknown[], now: number): Offer[] {
  const read = list.flatMap((entry) => {
    const { id, title, text, image, href, expires, disclosure } = textsOf(entry, [
      'id',
      'title',
      'text',
      'image',
      'href',
      'expires',
      'disclosure',
    ])
    const { priority = Number.POSITIVE_INFINITY } = countsOf(entry, ['priority'])
    const target = safeHref(href)
    if (!id || !title?.trim() || !target || isOver(expires, now)) return []
    const offer: Offer = {
      ...{ id, title, href: target },
      text: text ?? '',
      image: image ?? null,
      disclosure: disclosure ?? '',
    }
    return [{ priority, offer }]
  })
  const sorted = read.sort((one, other) => compare(one.priority, other.priority))
  const ids = new Set<string>()
  return sorted.flatMap(({ offer }) => {
    if (ids.has(offer.id)) return []
    ids.add(offer.id)
    return [offer]
  })
}

/** Infinity minus itself is no number. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** A day without a time lasts until its end, in UTC. An end that cannot be read is over. */
function isOver(expires: string | undefined, now: number): boolean {
  if (expires === undefined) return false
  const end = Date.parse(expires)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(expires)
  return !(end + (isDay ? DAY_MS : 0) > now)
}
