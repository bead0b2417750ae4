import type { LocaleFormats } from '../locale-formats'

export const formats: LocaleFormats = {
  firstDay: 7,
  weekend: [7],
  nameOrder: 'given',
  callingCode: '91',
  postalRule: 'zip6',
}
