import { toWestern } from './digits'

test('Arabic-Indic and Persian digits become western ones', () => {
  expect(toWestern('٣')).toBe('3')
  expect(toWestern('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(toWestern('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
})

test('everything else stays', () => {
  expect(toWestern('غرفة ١٢, room 7')).toBe('غرفة 12, room 7')
})
