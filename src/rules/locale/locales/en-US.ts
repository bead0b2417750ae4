import type { LocaleFormats } from '../locale-formats'

export const formats: LocaleFormats = {
  firstDay: 7,
  weekend: [6, 7],
  nameOrder: 'given',
  callingCode: '1',
  postalRule: 'postalUS',
}
