import type { FastifyInstance } from 'fastify'
import type { ClientLog } from './client-log'

/** `POST /mi/account/api/logger` takes what browsers report. */
export async function logRoutes(fastify: FastifyInstance, { log }: { log: ClientLog }) {
  fastify.post<{ Body: { message?: unknown } | null }>(
    '/mi/account/api/logger',
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
