/** @jest-environment jsdom */

import { HANDLE } from '../../../fixtures/cancelling'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { createPageStore } from '../../services/page/page'
import { frameAtom, frameStateAtom, noticeAtom, type TokenAnswer } from './payment.store'
import { placeOrder } from './place-order.service'

type Ask = { input?: { key: string; token: string }; cartId?: string }
type Answers = (name: string, asked: Ask) => object | null

const asked: { name: string; key?: string | undefined; token?: string | undefined }[] = []
let answers: Answers = () => null

jest.mock('../../services/graphql/answers', () => ({
  ...jest.requireActual('../../services/graphql/answers'),
  execute: async (_page: unknown, { name }: { name: string }, variables: Ask) => {
    asked.push({ name, key: variables.input?.key, token: variables.input?.token })
    const data = answers(name, variables)
    return data ? { data } : {}
  },
}))

let renewals = 0

jest.mock('../../services/graphql/renew-page', () => {
  const { atom } = jest.requireActual('jotai/vanilla')
  const count = () => {
    renewals += 1
  }
  return { renewPageAtom: atom(null, count) }
})

function page(tokens: TokenAnswer[]) {
  const left: string[] = []
  const opened = offlinePage(pageContext({ page: { id: 'guest-info', type: null, cart: 'c' } }))
  const own = { ...opened.page, leave: (href: string) => void left.push(href) }
  own.site = {
    ...own.site,
    payment: { ...own.site.payment, origins: 'http://pay.example' },
  }
  const live = createPageStore(own)
  const reset = jest.fn()
  live.set(frameAtom, {
    intent: 'i1',
    tokenize: async () => tokens.shift() ?? { error: 'late' },
    reset,
  })
  live.set(frameStateAtom, 'ready')
  const form = document.createElement('form')
  form.innerHTML = `<input name="cartId" value="c">
    <input name="ack.rules" value="yes"><input name="ack.rules.version" value="2026-01">`
  const hosted = { nextStateURI: 'http://pay.example/hosted?intent=i1', revision: 3 }
  const book = async () => {
    const done = placeOrder(live, form, hosted)
    await jest.advanceTimersByTimeAsync(30_000)
    return done
  }
  return { live, left, reset, book, noticeNow: () => live.get(noticeAtom)?.notice ?? null }
}

const ordered = { createOrder: { status: { code: 'SUCCESS' }, nextStateURI: '/confirmed' } }
const refused = (code: string) => ({ createOrder: { status: { code }, nextStateURI: null } })
const calls = (name: string) => asked.filter((one) => one.name === name)

beforeEach(() => {
  asked.length = 0
  renewals = 0
  jest.useFakeTimers()
})

test('a token makes an order, once, and leads to the confirmation', async () => {
  const { book, left, noticeNow } = page([{ token: 't1' }])
  answers = () => ordered
  expect(await book()).toBe(true)
  expect(left).toEqual(['/confirmed'])
  expect(calls('CreateOrder')).toHaveLength(1)
  expect(noticeNow()).toBeNull()
})

test('an answer that is lost is asked for, and the same call repeated', async () => {
  const { book, left } = page([{ token: 't1' }])
  let times = 0
  answers = (name) => {
    if (name !== 'CreateOrder') return { orderDetails: null }
    times += 1
    return times === 1 ? null : ordered
  }
  expect(await book()).toBe(true)
  expect(asked.map(({ name }) => name)).toEqual(['CreateOrder', 'OrderOfCart', 'CreateOrder'])
  const [first, second] = calls('CreateOrder')
  expect(second).toEqual(first)
  expect(left).toEqual(['/confirmed'])
})

test('an order that is there after a lost answer is not made again', async () => {
  const { book, left } = page([{ token: 't1' }])
  answers = (name) => (name === 'CreateOrder' ? null : { orderDetails: { handle: HANDLE } })
  expect(await book()).toBe(true)
  expect(calls('CreateOrder')).toHaveLength(1)
  expect(left[0]).toMatch(new RegExp(`confirmation\\.mi\\?stay=${HANDLE}$`))
})

test('without any answer the next press repeats the same call, and asks for no second token', async () => {
  const { book, noticeNow } = page([{ token: 't1' }, { token: 't2' }])
  answers = () => null
  expect(await book()).toBe(false)
  expect(noticeNow()).toBe('unsure')
  answers = () => ordered
  expect(await book()).toBe(true)
  expect(new Set(calls('CreateOrder').map(({ key, token }) => `${key} ${token}`)).size).toBe(1)
})

test('a declined card is another intent; the third suggests another card', async () => {
  const { book, reset, noticeNow } = page([{ token: 'a' }, { token: 'b' }, { error: 'declined' }])
  answers = () => refused('DECLINED')
  expect(await book()).toBe(false)
  expect(noticeNow()).toBe('declined')
  await book()
  const [first, second] = calls('CreateOrder')
  expect(second?.key).not.toBe(first?.key)
  expect(reset).toHaveBeenCalledTimes(2)
  await book()
  expect(noticeNow()).toBe('declinedOften')
  expect(calls('CreateOrder')).toHaveLength(2)
})

test.each([
  ['SOLD_OUT', 'soldOut', 1],
  ['PAYMENT_CHANGED', 'priceChanged', 1],
  ['STALE_REVISION', 'staleRevision', 1],
  ['NOT_HELD', 'holdExpired', 0],
  ['E_FRAUD_ALERT', 'fraud', 0],
] as const)('%s is told as %s, with the figures of now', async (code, notice, renewed) => {
  const { book, noticeNow } = page([{ token: 'a' }])
  answers = () => refused(code)
  expect(await book()).toBe(false)
  expect(noticeNow()).toBe(notice)
  expect(renewals).toBe(renewed)
})

test.each([
  ['invalid', 'incomplete'],
  ['late', 'late'],
  // Neither is slow: both do not answer.
  ['unavailable', 'providerAway'],
  ['blocked', 'providerAway'],
  ['authentication', 'abandoned'],
  ['expired', 'expired'],
] as const)('without a token (%s) nothing is ordered', async (error, notice) => {
  const { book, noticeNow } = page([{ error }])
  expect(await book()).toBe(false)
  expect(noticeNow()).toBe(notice)
  expect(asked).toEqual([])
})

test('a blocked frame leads to the provider’s page, and to no other', async () => {
  const { book, left, live } = page([])
  live.set(frameStateAtom, 'blocked')
  expect(await book()).toBe(true)
  expect(left).toEqual(['http://pay.example/hosted?intent=i1'])
})
