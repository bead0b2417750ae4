import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** The header of a cacheable page with the placeholder that an edge replaces by a nonce. */
export const NONCE_TOKEN = 'nonce-token'

/**
 * What to print as the nonce of a page's own scripts. Each rendering has a token of its own that
 * nobody could foresee: whoever wrote a script into a page's content has not written it on theirs.
 */
export function reserveNonce(reply: FastifyReply): string {
  const token = randomBytes(16).toString('base64url')
  reply.header(NONCE_TOKEN, token)
  return token
}

export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/** A kept page, whole or as a stream, as one visit gets it; other payloads stay as they are. */
export function withNonce(payload: unknown, token: string, nonce: string): unknown {
  if (typeof payload === 'string') return payload.replaceAll(token, nonce)
  if (Buffer.isBuffer(payload)) return payload.toString().replaceAll(token, nonce)
  if (payload instanceof Readable) return Readable.from(replaceInStream(payload, token, nonce))
  return payload
}

async function* replaceInStream(chunks: Readable, token: string, nonce: string) {
  let rest = ''
  for await (const chunk of chunks) {
    // A letter for each byte: no character is spoilt that was cut in two.
    const bytes = Buffer.from(chunk).toString('latin1')
    const text = (rest + bytes).replaceAll(token, nonce)
    // A token that was cut in two: its beginning waits for what comes next.
    const kept = beginningAtEnd(text, token)
    rest = text.slice(text.length - kept)
    yield Buffer.from(text.slice(0, text.length - kept), 'latin1')
  }
  yield Buffer.from(rest, 'latin1')
}

/** How many letters at the end of the text are the beginning of the token. */
function beginningAtEnd(text: string, token: string): number {
  for (let length = Math.min(token.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(token.slice(0, length))) return length
  }
  return 0
}
