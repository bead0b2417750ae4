import { housekeepingCodes } from './housekeeping.rules'

test.each(['ER', 'MV', 'RZ', 'EB', 'WH', 'LC', 'XR', 'JW', 'BG'])(
  'AC 1: %s leaves no choice, in neither system',
  (brand) => {
    expect(housekeepingCodes({ brand, isAcrs: true })).toBeNull()
    expect(housekeepingCodes({ brand, isAcrs: false })).toBeNull()
  },
)

test.each(['RS', 'SN'])('AC 2: %s has the choice in ACRS only', (brand) => {
  expect(housekeepingCodes({ brand, isAcrs: true })).toEqual({ daily: 'HA', reduced: 'HD' })
  expect(housekeepingCodes({ brand, isAcrs: false })).toBeNull()
})

test('AC 3: the codes are those of the hotel’s system', () => {
  expect(housekeepingCodes({ brand: 'MC', isAcrs: true })?.reduced).toBe('HD')
  expect(housekeepingCodes({ brand: 'MC', isAcrs: false })?.reduced).toBe('J8')
})
