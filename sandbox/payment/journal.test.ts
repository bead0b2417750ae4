import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewIntent } from '../api/order/payment-provider'
import { openJournal } from './journal'
import { createLedger } from './ledger'

const folder = mkdtempSync(join(tmpdir(), 'foyer-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NOW = Date.parse('2027-03-01T12:00:00Z')
let count = 0
const newPath = () => join(folder, `${count++}`, 'payments.jsonl')

/** The provider after a start of its own, with everything that it has written down before. */
const started = (path: string) => createLedger({ now: () => NOW, journal: openJournal(path) })

const intent: NewIntent = {
  ...{ reference: 'cart:1:', kind: 'charge', amount: 30_000, guaranteed: 0, currency: 'EUR' },
  ...{ isHidden: false, customerId: 'customer-1' },
}

function paid(path: string, { isKept = false, number = '4111111111111111' } = {}) {
  const ledger = started(path)
  const { id: intentId } = ledger.createIntent(intent)
  const card = { name: 'Maria Lindqvist', number, expiry: '12/28', cvv: '987', isKept }
  const made = ledger.tokenise(intentId, card, { locale: 'en-US', hostedId: null })
  if (made.kind !== 'token') throw new Error(`The card gave ${made.kind}.`)
  const authorise = { key: 'attempt-1', intentId, token: made.token }
  return { ledger, intentId, authorise }
}

test('after a restart a payment is known, is made no second time, and is paid back in parts', () => {
  const path = newPath()
  const { ledger, intentId, authorise } = paid(path)
  const first = ledger.authorise(authorise)
  expect(ledger.refund('attempt-1', 10_000, 'refund-1')).toBe('refunded')

  const again = started(path)
  expect(again.find('attempt-1')).toEqual({ ...first, refunded: 10_000 })
  expect(again.createIntent(intent).id).toBe(intentId)
  expect(again.authorise(authorise)).toEqual({ ...first, refunded: 10_000 })
  expect(again.refund('attempt-1', 10_000, 'refund-1')).toBe('refunded')
  expect(again.refund('attempt-1', 20_000, 'refund-2')).toBe('refunded')
  expect(() => again.refund('attempt-1', 1, 'refund-3')).toThrow('More cannot be given back')
  expect(started(path).find('attempt-1')).toMatchObject({ refunded: 30_000 })
})

test('a payment that was taken back, and a card that gives nothing back, stay so', () => {
  const path = newPath()
  const { ledger, authorise } = paid(path, { number: '4000000000000408' })
  ledger.void('attempt-2')
  ledger.authorise(authorise)
  const again = started(path)
  expect(again.find('attempt-2')).toMatchObject({ state: 'voided' })
  expect(again.refund('attempt-1', 100, 'refund-1')).toBe('refused')
})

test('a card that a member has kept is there after a restart', () => {
  const path = newPath()
  const { ledger, authorise } = paid(path, { isKept: true })
  ledger.authorise(authorise)
  const cards = ledger.savedCards('customer-1')
  expect(cards).toHaveLength(1)
  expect(started(path).savedCards('customer-1')).toEqual(cards)
})

test('who starts over has forgotten everything, also after a restart', () => {
  const path = newPath()
  const { ledger, authorise } = paid(path)
  ledger.authorise(authorise)
  ledger.forget()
  expect(started(path).find('attempt-1')).toBeNull()
})

test('a line that was being written when the process ended is left out, and nothing else', () => {
  const path = newPath()
  const { ledger, authorise } = paid(path)
  const made = ledger.authorise(authorise)
  appendFileSync(path, '{"of":"payments","key":"attempt-9","val')
  const again = started(path)
  expect(again.find('attempt-9')).toBeNull()
  expect(again.find('attempt-1')).toEqual(made)
  again.void('attempt-3')
  expect(started(path).find('attempt-3')).toMatchObject({ state: 'voided' })
})

test('the file has no number, no security code, no name and no token of a card, and is its owner’s', () => {
  const path = newPath()
  const { ledger, authorise } = paid(path)
  ledger.authorise(authorise)
  const text = readFileSync(path, 'utf8')
  for (const secret of ['4111111111111111', '"987"', 'Lindqvist', authorise.token])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
  expect(statSync(path).mode & 0o077).toBe(0)
})

test('opening it keeps what counts, not how it came about', () => {
  const path = newPath()
  const { ledger, authorise } = paid(path)
  ledger.authorise(authorise)
  for (let part = 0; part < 100; part += 1) ledger.refund('attempt-1', 1, `part-${part}`)
  const before = statSync(path).size
  started(path)
  expect(statSync(path).size).toBeLessThan(before / 2)
})
