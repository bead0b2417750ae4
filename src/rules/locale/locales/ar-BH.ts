import type { LocaleFormats } from '../locale-formats'

export const formats: LocaleFormats = {
  firstDay: 6,
  weekend: [5, 6],
  nameOrder: 'given',
  callingCode: '973',
  postalRule: null,
}
