import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** The header of a cacheable page with the placeholder that an edge replaces by a nonce. */
export const NONCE_TOKEN = 'nonce-token'

/**
 * The token to print as the nonce of a page's own scripts. It is random for each rendering, so that a
 * script in a page's content cannot contain it.
 */
export function reserveNonce(reply: FastifyReply): string {
  const token = randomBytes(16).toString('base64url')
  reply.header(NONCE_TOKEN, token)
  return token
}

export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Replaces the token in a cached page, whole or as a stream; returns other payloads unchanged. */
export function withNonce(payload: unknown, token: string, nonce: string): unknown {
  if (typeof payload === 'string') return payload.replaceAll(token, nonce)
  if (Buffer.isBuffer(payload)) return payload.toString().replaceAll(token, nonce)
  if (payload instanceof Readable) return Readable.from(replaceInStream(payload, token, nonce))
  return payload
}

async function* replaceInStream(chunks: Readable, token: string, nonce: string) {
  let rest = ''
  for await (const chunk of chunks) {
    // latin1 has one character per byte, so a character that is split between chunks is preserved.
    const bytes = Buffer.from(chunk).toString('latin1')
    const text = (rest + bytes).replaceAll(token, nonce)
    // The start of a token at the end of a chunk waits for the next chunk.
    const kept = beginningAtEnd(text, token)
    rest = text.slice(text.length - kept)
    yield Buffer.from(text.slice(0, text.length - kept), 'latin1')
  }
  yield Buffer.from(rest, 'latin1')
}

/** The number of characters at the end of the text that are the start of the token. */
function beginningAtEnd(text: string, token: string): number {
  for (let length = Math.min(token.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(token.slice(0, length))) return length
  }
  return 0
}
