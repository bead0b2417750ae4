import { LOCALES, type Locale } from '../../seed/seed-types'

/**
 * The sandbox's locale for an `accept-language` header: the first by weight that is one of ours, or
 * shares its language with one of ours; else `en-US`.
 */
export function readLocale(acceptLanguage: unknown): Locale {
  const header = typeof acceptLanguage === 'string' ? acceptLanguage : ''
  for (const tag of tagsByWeight(header)) {
    const exact = LOCALES.find((locale) => locale.toLowerCase() === tag)
    const language = tag.split('-')[0]
    const found = exact ?? LOCALES.find((locale) => locale.split('-')[0] === language)
    if (found) return found
  }
  return 'en-US'
}

function tagsByWeight(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const q = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag: tag.toLowerCase().replace('_', '-'), weight: q ? Number(q.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
