import { countText } from './count-text'

/** What is paid without money: points, and awards for so many nights. */
export interface InKind {
  points?: number | null | undefined
  freeNights?: number | null | undefined
}

/** "60,000 points + 1 free night"; '' for nothing. */
export function inKindText(
  { points, freeNights }: InKind,
  labels: { points: string; freeNights: string },
  locale: string,
): string {
  const parts = [
    points ? countText(labels.points, points, locale) : '',
    freeNights ? countText(labels.freeNights, freeNights, locale) : '',
  ]
  return parts.filter(Boolean).join(' + ')
}
