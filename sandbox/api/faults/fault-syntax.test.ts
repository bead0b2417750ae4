import { FAULT_KINDS, FaultSyntaxError, parseFaults } from './fault-syntax'

test('reads targets, kinds, numbers and once', () => {
  expect(parseFaults('PropertyBar:slow:3000, userDetails:once-status:503,*:timeout#a1')).toEqual([
    { target: 'PropertyBar', kind: 'slow', argument: 3000, code: '', once: false },
    { target: 'userDetails', kind: 'status', argument: 503, code: '', once: true },
    { target: '*', kind: 'timeout', argument: 0, code: '', once: false },
  ])
  expect(parseFaults('updateOrder:system:ACS064')).toMatchObject([{ code: 'ACS064' }])
  expect(parseFaults('')).toEqual([])
  expect(parseFaults('#nonce')).toEqual([])
})

test('every kind can be written, with and without once', () => {
  const numbers: Record<string, string> = {
    ...{ slow: ':1', late: ':1', status: ':500', system: ':AP10071' },
  }
  for (const kind of FAULT_KINDS) {
    const text = `${kind}${numbers[kind] ?? ''}`
    expect(parseFaults(`a:${text}`)).toMatchObject([{ kind, once: false }])
    expect(parseFaults(`a:once-${text}`)).toMatchObject([{ kind, once: true }])
  }
})

test.each([
  'PropertyBar',
  ':slow:1',
  'a b:drop',
  'PropertyBar:slwo:3000',
  'PropertyBar:slow',
  'PropertyBar:slow:soon',
  'CreateCart:late',
  'CreateCart:soldout:1',
  'PropertyBar:slow:120001',
  'PropertyBar:status:200',
  'PropertyBar:drop:1',
  'PropertyBar:slow:1:2',
  'updateOrder:system',
  'updateOrder:system:not a code',
])('a misspelt fault is refused, with the correct syntax: %s', (text) => {
  expect(() => parseFaults(`*:drop,${text}`)).toThrow(FaultSyntaxError)
  expect(() => parseFaults(text)).toThrow(/Write target:kind/)
})
