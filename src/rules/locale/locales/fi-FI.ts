import type { LocaleFormats } from '../locale-formats'

export const formats: LocaleFormats = {
  firstDay: 1,
  weekend: [6, 7],
  nameOrder: 'given',
  callingCode: '358',
  postalRule: 'zip5',
}
