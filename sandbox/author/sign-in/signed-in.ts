import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import type { Author } from '../../database/site/author-sessions'
import type { Refusal } from '../api-types'
import { readAuthor } from './author-session'
import { SIGN_IN } from './sign-in'

const AUTHOR = 'author'

/** Requires a signed-in author for the following routes, and forbids caching their answers. */
export function requireAuthor(fastify: FastifyInstance, database: Database): void {
  fastify.decorateRequest(AUTHOR, null)
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const author = await readAuthor(database, request)
    if (author) return request.setDecorator<Author | null>(AUTHOR, author)
    if (!request.url.startsWith('/author/api/')) {
      const returnTo = new URLSearchParams({ returnTo: request.originalUrl })
      return reply.redirect(`${SIGN_IN}?${returnTo}`, 303)
    }
    const message = 'You are signed out. Sign in again; nothing that was saved is lost.'
    return reply.code(401).send({ code: 'signed-out', message } satisfies Refusal)
  })
}

export function authorOf(request: FastifyRequest): Author {
  return request.getDecorator<Author>(AUTHOR)
}
