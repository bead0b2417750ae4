import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieHeader, readCookie } from '../../api/session/cookies'
import type { Database } from '../../database/database'
import {
  AUTHOR_SECONDS,
  type Author,
  createAuthorSession,
  deleteAuthorSession,
  findAuthor,
} from '../../database/site/author-sessions'

const AUTHOR_COOKIE = 'foyer-author'

/** The author who is signed in; null without a cookie, or with a forged or expired one. */
export async function readAuthor(
  database: Database,
  request: FastifyRequest,
): Promise<Author | null> {
  const id = readCookie(request, AUTHOR_COOKIE)
  return id ? findAuthor(database, id) : null
}

/** Ends the browser's session and starts the author's session under a new id. */
export async function beginAuthorSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  author: Author,
  isFramed = false,
): Promise<void> {
  const previous = readCookie(request, AUTHOR_COOKIE)
  if (previous) await deleteAuthorSession(database, previous)
  const value = await createAuthorSession(database, author)
  setCookie(request, reply, { value, seconds: AUTHOR_SECONDS, isFramed })
}

export async function endAuthorSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  isFramed = false,
): Promise<void> {
  const id = readCookie(request, AUTHOR_COOKIE)
  if (id) await deleteAuthorSession(database, id)
  setCookie(request, reply, { value: '', seconds: 0, isFramed })
}

/** `isFramed`: an editor of another site frames the canvas, so that the cookie is one of a third party. */
function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { isFramed, ...cookieOf }: { value: string; seconds: number; isFramed: boolean },
) {
  const sameSite = isFramed ? 'None' : 'Strict'
  const cookie = { ...cookieOf, name: AUTHOR_COOKIE, sameSite } as const
  reply.header('set-cookie', cookieHeader(request, cookie))
}
