/** @jest-environment jsdom */
import { connectFrame } from './payment-frame.service'
import {
  CHALLENGE_KEEPS_MS,
  FRAME_READY_MS,
  LONGEST_CHALLENGE_MS,
  TOKEN_MS,
} from './payment-limits.rules'
import type { FrameInit, FromFrame, ToFrame } from './payment-messages.rules'

const ORIGIN = 'http://pay.localhost:4000'
const HELLO = { type: 'foyer-payment:hello' }
const init: FrameInit = {
  type: 'foyer-payment:init',
  ...{ intent: 'i1', nonce: 'n1', locale: 'en-US', styles: {} },
  ...{ acceptedCards: ['visa'], cvvLengths: { amex: 4 }, expiryYears: 10 },
}

/** Two ends that hear each other at once. */
class Channel {
  port1 = {
    onmessage: null as ((event: object) => void) | null,
    postMessage: (message: ToFrame) => void heard.push(message),
    close() {},
  }
  port2 = {}
  constructor() {
    channels.push(this)
  }
  say(message: FromFrame | object) {
    this.port1.onmessage?.({ data: message })
  }
}

let channels: Channel[] = []
let heard: ToFrame[] = []

beforeEach(() => {
  channels = []
  heard = []
  jest.useFakeTimers()
  Object.assign(globalThis, { MessageChannel: Channel })
  document.body.innerHTML = ''
})

function open() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const inits: unknown[][] = []
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('A frame of the page has a window.')
  contentWindow.postMessage = ((...args: unknown[]) => void inits.push(args)) as never
  const on = {
    onReady: jest.fn(),
    onBlocked: jest.fn(),
    onResize: jest.fn(),
    onValidity: jest.fn(),
    onChallenge: jest.fn(),
    onActivity: jest.fn(),
  }
  const connection = connectFrame(frame, { origin: ORIGIN, init }, on)
  const post = (data: unknown, { origin = ORIGIN, source = contentWindow as Window | null } = {}) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { connection, on, inits, post }
}

const channel = () => channels[0] as Channel

test('a port is given once, to exactly that window and origin', () => {
  const { inits, post } = open()
  post(HELLO, { origin: 'http://pay.localhost:4000.evil.example' })
  post(HELLO, { origin: 'https://pay.localhost:4000' })
  post(HELLO, { source: window })
  post(HELLO, { source: null })
  post({ type: 'foyer-payment:init' })
  expect(inits).toEqual([])
  post(HELLO)
  expect(inits).toEqual([[init, ORIGIN, [channel().port2]]])
  post(HELLO)
  expect(inits).toHaveLength(1)
})

test('a token that is posted to the window is no token, whoever posts it', async () => {
  const { connection, post } = open()
  post(HELLO)
  channel().say({ type: 'ready' })
  const answer = connection.tokenize('cart')
  expect(heard).toEqual([{ type: 'tokenize', cartRef: 'cart' }])
  post({ type: 'token', token: 'stolen' })
  post({ type: 'token', token: 'stolen' }, { origin: 'https://evil.example', source: window })
  channel().say({ type: 'token', token: '' })
  channel().say({ type: 'token', token: 'real', brand: 'visa', last4: '1111', expiry: '01/30' })
  expect(await answer).toEqual({ token: 'real' })
})

test('a frame that says nothing for ten seconds is blocked, and one that is ready is not', () => {
  const silent = open()
  silent.post(HELLO)
  jest.advanceTimersByTime(FRAME_READY_MS)
  expect(silent.on.onBlocked).toHaveBeenCalledTimes(1)
  const quick = open()
  quick.post(HELLO)
  channels[1]?.say({ type: 'ready' })
  jest.advanceTimersByTime(FRAME_READY_MS)
  expect(quick.on.onBlocked).not.toHaveBeenCalled()
})

test('a token may take twenty seconds, without the time of a challenge', async () => {
  const { connection, on, post } = open()
  post(HELLO)
  const answer = connection.tokenize('cart')
  jest.advanceTimersByTime(TOKEN_MS - 1000)
  channel().say({ type: 'challenge', open: true, width: 390, height: 400 })
  expect(on.onChallenge).toHaveBeenLastCalledWith({ width: 390, height: 400 })
  jest.advanceTimersByTime(10 * TOKEN_MS)
  channel().say({ type: 'challenge', open: false, width: 0, height: 0 })
  expect(on.onChallenge).toHaveBeenLastCalledWith(null)
  jest.advanceTimersByTime(900)
  const other = Promise.race([answer, Promise.resolve('waiting')])
  expect(await other).toBe('waiting')
  jest.advanceTimersByTime(200)
  expect(await answer).toEqual({ error: 'late' })
})

test('whoever types in the frame or is asked by the bank is active, for half an hour at most', () => {
  const { connection, on, post } = open()
  const { onActivity } = on
  const timesIn = (ms: number) => {
    onActivity.mockClear()
    jest.advanceTimersByTime(ms)
    return onActivity.mock.calls.length
  }
  post(HELLO)
  channel().say({ type: 'ready' })
  expect(timesIn(3 * CHALLENGE_KEEPS_MS)).toBe(0)
  channel().say({ type: 'validity', valid: false })
  expect(onActivity).toHaveBeenCalledTimes(1)
  channel().say({ type: 'challenge', open: true, width: 390, height: 400 })
  expect(timesIn(5 * CHALLENGE_KEEPS_MS)).toBe(5)
  channel().say({ type: 'challenge', open: false, width: 0, height: 0 })
  expect(timesIn(5 * CHALLENGE_KEEPS_MS)).toBe(0)
  channel().say({ type: 'challenge', open: true, width: 390, height: 400 })
  timesIn(LONGEST_CHALLENGE_MS)
  expect(timesIn(5 * CHALLENGE_KEEPS_MS)).toBe(0)
  channel().say({ type: 'challenge', open: false, width: 0, height: 0 })
  channel().say({ type: 'challenge', open: true, width: 390, height: 400 })
  connection.end()
  expect(timesIn(5 * CHALLENGE_KEEPS_MS)).toBe(0)
})

test('nothing but a sound size makes the frame higher', () => {
  const { on, post } = open()
  post(HELLO)
  for (const height of [0, -1, 1e9, Number.NaN, '400', null])
    channel().say({ type: 'resize', height })
  expect(on.onResize).not.toHaveBeenCalled()
  channel().say({ type: 'resize', height: 340.2 })
  expect(on.onResize).toHaveBeenCalledWith(341)
})

test('what is no message is not heard, nor an error that is none of the list', async () => {
  const { connection, post } = open()
  post(HELLO)
  const answer = connection.tokenize('cart')
  for (const message of [null, 7, 'token', {}, { type: 'error', code: '<b>' }])
    channel().say(message as object)
  channel().say({ type: 'error', code: 'declined' })
  expect(await answer).toEqual({ error: 'declined' })
})

test('without a port nothing is asked for', async () => {
  const { connection } = open()
  expect(await connection.tokenize('cart')).toEqual({ error: 'blocked' })
})
