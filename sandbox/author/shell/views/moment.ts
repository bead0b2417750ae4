const today = new Intl.DateTimeFormat('en', { timeStyle: 'short', hour12: false })
const earlier = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
})
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** `12:03` for today; other days with the date. */
export function clock(iso: string): string {
  const date = new Date(iso)
  const isToday = date.toDateString() === new Date().toDateString()
  return (isToday ? today : earlier).format(date)
}

/** `5 minutes ago`, `yesterday`, then the date. */
export function ago(iso: string): string {
  const minutes = Math.round((Date.parse(iso) - Date.now()) / 60_000)
  if (minutes > -1) return 'just now'
  if (minutes > -60) return relative.format(minutes, 'minute')
  if (minutes > -60 * 24) return relative.format(Math.round(minutes / 60), 'hour')
  if (minutes > -60 * 24 * 7) return relative.format(Math.round(minutes / 60 / 24), 'day')
  return earlier.format(new Date(iso))
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

export function languageOf(locale: string): string {
  return languages.of(locale) ?? locale
}
