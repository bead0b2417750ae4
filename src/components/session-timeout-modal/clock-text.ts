import { formatCount } from '../../rules/formats/formatters'

/** `4:59`, in western digits (C.16). */
export function clockText(seconds: number, locale: string): string {
  const minutes = Math.floor(seconds / 60)
  return `${formatCount(minutes, locale)}:${`${seconds % 60}`.padStart(2, '0')}`
}
