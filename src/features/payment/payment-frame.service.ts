import { isRecord } from '../../rules/content/read-record'
import type { TokenAnswer } from './payment.store'
import {
  CHALLENGE_KEEPS_MS,
  FRAME_READY_MS,
  LARGEST_FRAME_PX,
  LONGEST_CHALLENGE_MS,
  TOKEN_MS,
} from './payment-limits.rules'
import type { FrameErrorCode, FrameInit, FromFrame, ToFrame } from './payment-messages.rules'

/** The challenge of the bank inside of the frame. */
export interface Challenge {
  width: number
  height: number
}

interface FrameEvents {
  onReady: () => void
  onBlocked: () => void
  onResize: (height: number) => void
  onValidity: (isValid: boolean) => void
  /** Null when it is over. */
  onChallenge: (challenge: Challenge | null) => void
  /** The visitor types in the frame, or is asked by the bank: repeated while that lasts. */
  onActivity: () => void
}

export interface FrameConnection {
  tokenize: (cartRef: string) => Promise<TokenAnswer>
  say: (message: ToFrame) => void
  end: () => void
}

const ERRORS: readonly FrameErrorCode[] = [
  'invalid',
  'declined',
  'expired',
  'notAccepted',
  'authentication',
  'session',
  'unavailable',
]

/**
 * Talks to the provider's frame (W38, docs/decisions/0056): hears the first word of exactly this window
 * and origin, answers once with a port, and hears nothing but that port from then on.
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  { origin, init }: { origin: string; init: FrameInit },
  on: FrameEvents,
): FrameConnection {
  let port: MessagePort | null = null
  let settle: ((answer: TokenAnswer) => void) | null = null
  let isChallenged = false
  let left = TOKEN_MS
  let since = 0
  let limit: ReturnType<typeof setTimeout> | undefined
  let keeper: ReturnType<typeof setInterval> | undefined
  const blocked = setTimeout(on.onBlocked, FRAME_READY_MS)

  const run = () => {
    since = performance.now()
    limit = setTimeout(() => answer({ error: 'late' }), left)
  }
  const hold = () => {
    clearTimeout(limit)
    left -= performance.now() - since
  }
  /** The page sees nothing of what is done in the bank's frame. */
  const keepWhileAsked = (isAsked: boolean) => {
    clearInterval(keeper)
    on.onActivity()
    if (!isAsked) return
    const end = performance.now() + LONGEST_CHALLENGE_MS
    keeper = setInterval(() => {
      on.onActivity()
      if (performance.now() >= end) clearInterval(keeper)
    }, CHALLENGE_KEEPS_MS)
  }
  const answer = (found: TokenAnswer) => {
    clearTimeout(limit)
    settle?.(found)
    settle = null
  }
  const hear = (message: FromFrame) => {
    switch (message.type) {
      case 'ready':
        clearTimeout(blocked)
        return on.onReady()
      case 'resize':
        // What the bank's question needs, it gets over the page.
        return !isChallenged && isSize(message.height) && on.onResize(Math.ceil(message.height))
      case 'validity':
        on.onActivity()
        return on.onValidity(message.valid === true)
      case 'token':
        return (
          typeof message.token === 'string' && message.token && answer({ token: message.token })
        )
      case 'error':
        return ERRORS.includes(message.code) && answer({ error: message.code })
      case 'challenge': {
        const isOpen = message.open === true
        if (isOpen === isChallenged) return
        isChallenged = isOpen
        if (settle) isOpen ? hold() : run()
        keepWhileAsked(isOpen)
        const { width, height } = message
        return on.onChallenge(isOpen && isSize(width) && isSize(height) ? { width, height } : null)
      }
    }
  }
  const onMessage = ({ origin: from, source, data }: MessageEvent) => {
    const isOurs = from === origin && source !== null && source === frame.contentWindow
    if (!isOurs || port || !isRecord(data) || data.type !== 'foyer-payment:hello') return
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data: message }) => isRecord(message) && hear(message as never)
    frame.contentWindow?.postMessage(init, origin, [channel.port2])
  }
  addEventListener('message', onMessage)
  return {
    tokenize: (cartRef) => {
      if (!port) return Promise.resolve({ error: 'blocked' })
      answer({ error: 'late' })
      left = TOKEN_MS
      return new Promise((resolve) => {
        settle = resolve
        port?.postMessage({ type: 'tokenize', cartRef } satisfies ToFrame)
        run()
      })
    },
    say: (message) => port?.postMessage(message),
    end: () => {
      clearTimeout(blocked)
      clearInterval(keeper)
      answer({ error: 'late' })
      removeEventListener('message', onMessage)
      port?.close()
    },
  }
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= LARGEST_FRAME_PX
}
