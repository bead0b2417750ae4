import type { LocaleFormats } from '../locale-formats'

export const formats: LocaleFormats = {
  firstDay: 6,
  weekend: [5],
  nameOrder: 'given',
  callingCode: '98',
  postalRule: null,
}
