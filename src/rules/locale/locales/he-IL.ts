import type { LocaleFormats } from '../locale-formats'

export const formats: LocaleFormats = {
  firstDay: 7,
  weekend: [5, 6],
  nameOrder: 'given',
  callingCode: '972',
  postalRule: null,
}
