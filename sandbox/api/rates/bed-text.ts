import { listFormat } from '../../../src/rules/formats/formatters'
import { type BedCode, beds } from '../../seed/rooms/beds'
import type { Locale } from '../../seed/seed-types'

/** The beds of a room in words: `1 king bed and 1 sofa bed`. */
export function bedText(codes: readonly BedCode[], locale: Locale): string {
  const counts = new Map<BedCode, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  const texts = [...counts].map(([code, count]) =>
    count === 1
      ? beds[code].one[locale]
      : beds[code].several[locale].replace('{count}', String(count)),
  )
  return listFormat(locale, 'conjunction').format(texts)
}
