import { createLedger } from './ledger'

const ledger = createLedger({ now: () => Date.UTC(2027, 0, 12) })
const intent = ledger.createIntent({
  ...{ reference: 'cart-1', kind: 'charge', amount: 28_400, currency: 'EUR', guaranteed: 0 },
  ...{ isHidden: false, customerId: null },
})
const CARD = { name: 'M Lindqvist', number: '4111 1111 1111 1111', expiry: '04/29', cvv: '123' }
const tokenise = (typed: Partial<typeof CARD> & { zip?: string }) =>
  ledger.tokenise(intent.id, { ...CARD, ...typed }, { locale: 'en-US', hostedId: null })

it.each([
  '04/29',
  '4/29',
  '04 / 2029',
  '04-29',
  '4 29',
  // A phone's keypad for digits has no slash.
  '0429',
  '042029',
  '٠٤/٢٩',
])('the expiry %s is April 2029', (expiry) => {
  expect(tokenise({ expiry })).toMatchObject({ kind: 'token', expiry: '04/29' })
})

it.each(['', '04', '429', '1329', '0029', '04/9', '04/029', 'April 29', '04/29/30'])(
  'the expiry "%s" is none',
  (expiry) => {
    expect(tokenise({ expiry })).toEqual({ kind: 'invalid', fields: ['expiry'] })
  },
)

it.each(['12/26', '1226', '01/20'])('a card that ended with %s has expired', (expiry) => {
  expect(tokenise({ expiry })).toEqual({ kind: 'expired' })
})

it('a card may end in the last month of the tenth year from this one (E1-17)', () => {
  expect(tokenise({ expiry: '12/37' })).toMatchObject({ kind: 'token' })
  expect(tokenise({ expiry: '01/38' })).toEqual({ kind: 'invalid', fields: ['expiry'] })
})

it.each([
  ['10001', true],
  ['100012345', true],
  ['10001-2345', true],
  ['1000123', true],
  ['1000', false],
  ['1000123456', false],
  ['1000a', false],
])('the ZIP code %s has 5 to 9 digits: %s (E1-15)', (zip, isRight) => {
  const { kind } = tokenise({ zip })
  expect(kind === 'token').toBe(isRight)
})

it('tells everything that is wrong, in the order of the form', () => {
  const typed = { name: ' ', zip: '1', number: '4111', expiry: '13/29', cvv: '' }
  const fields = ['name', 'zip', 'number', 'expiry', 'cvv']
  expect(tokenise(typed)).toEqual({ kind: 'invalid', fields })
})

it('reads the digits of an Arabic keyboard', () => {
  const typed = { number: '٤١١١ ١١١١ ١١١١ ١١١١', cvv: '١٢٣', zip: '١٠٠٠١' }
  expect(tokenise(typed)).toMatchObject({ kind: 'token', brand: 'visa', last4: '1111' })
})

it('knows nothing after it has been told to forget', () => {
  const own = createLedger()
  const { id } = own.createIntent(intent)
  expect(own.createIntent(intent).id).toBe(id)
  own.forget()
  expect(own.createIntent(intent).id).not.toBe(id)
})
