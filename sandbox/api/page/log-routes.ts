import type { FastifyInstance } from 'fastify'
import { loggerCall } from '../../../src/rules/site/calls'
import { routeOf } from '../request/route-of'
import type { ClientLog } from './client-log'

/** `POST` of the call `logger`: receives the messages of browsers. */
export async function logRoutes(fastify: FastifyInstance, { log }: { log: ClientLog }) {
  fastify.post<{ Body: { message?: unknown } | null }>(
    routeOf(loggerCall),
    async (request, reply) => {
      const message = request.body?.message
      if (typeof message !== 'string' || message === '') {
        const error = { code: 'BAD_BODY', message: 'Send {message: "…"}.' }
        return reply.code(400).send({ error })
      }
      log.add(message)
      return reply.code(204).send()
    },
  )
}
