import { addressLines, addressParts, formatAddress } from './address'

const full = {
  line1: '1-1-1 Marunouchi',
  line2: 'Tower B',
  line3: 'Floor 3',
  city: 'Chiyoda',
  postalCode: '100-0005',
  stateProvince: { description: 'Tokyo', code: '13' },
  country: { description: 'Japan', code: 'JP' },
}
const abroad = { ...full, country: { description: 'USA', code: 'US' } }

test.each(['en-US', 'de-DE', 'th-TH', 'nonsense'])('%s: lines to country', (locale) => {
  expect(formatAddress(full, locale)).toBe(
    '1-1-1 Marunouchi, Tower B, Floor 3, Chiyoda, Tokyo, 100-0005, Japan',
  )
})

test('Arabic has its own comma', () => {
  expect(formatAddress(full, 'ar-SA')).toBe(
    '1-1-1 Marunouchi، Tower B، Floor 3، Chiyoda، Tokyo، 100-0005، Japan',
  )
})

test('Japanese reverses the order, uses no separators and leaves out Japan', () => {
  expect(formatAddress(full, 'ja-JP')).toBe('100-0005TokyoChiyodaFloor 3Tower B1-1-1 Marunouchi')
  expect(formatAddress(full, 'ja_JP')).not.toContain(',')
})

test('Japanese puts a foreign country first', () => {
  expect(addressParts(abroad, 'ja-JP')[0]).toBe('USA')
})

test.each([{ code: 'JPN' }, { description: '日本' }, { description: 'Japan', code: null }])(
  '%j is Japan',
  (country) => {
    expect(addressParts({ city: 'X', country }, 'ja-JP')).toEqual(['X'])
    expect(addressParts({ city: 'X', country }, 'en-US')).toHaveLength(2)
  },
)

test.each(['zh-CN', 'zh-TW', 'ko-KR'])('%s puts the country first, without commas', (locale) => {
  expect(formatAddress(full, locale)).toBe(
    'Japan 100-0005 Tokyo Chiyoda Floor 3 Tower B 1-1-1 Marunouchi',
  )
})

test('empty parts are left out', () => {
  const sparse = {
    line1: ' 1 Main Street ',
    line2: '',
    line3: null,
    city: 'Bonn',
    postalCode: '  ',
    stateProvince: null,
    country: { description: null, code: 'DE' },
  }
  expect(formatAddress(sparse, 'en-US')).toBe('1 Main Street, Bonn, DE')
})

test('an address without parts is an empty text', () => {
  expect(formatAddress({}, 'en-US')).toBe('')
  expect(formatAddress(null, 'ja-JP')).toBe('')
})

test('lines of a letter: streets, town, country, in the order of the locale', () => {
  expect(addressLines(full, 'en-US')).toEqual([
    '1-1-1 Marunouchi',
    'Tower B',
    'Floor 3',
    'Chiyoda, Tokyo, 100-0005',
    'Japan',
  ])
  expect(addressLines(full, 'ja-JP')).toEqual([
    '100-0005TokyoChiyoda',
    'Floor 3',
    'Tower B',
    '1-1-1 Marunouchi',
  ])
  expect(addressLines(full, 'zh-CN').slice(0, 2)).toEqual(['Japan', '100-0005 Tokyo Chiyoda'])
})

test('a missing part leaves no empty line', () => {
  expect(addressLines({ line1: ' ', country: { code: 'DE' } }, 'de-DE')).toEqual(['DE'])
  expect(addressLines(null, 'de-DE')).toEqual([])
})
