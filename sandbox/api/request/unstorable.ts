import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** As JSON spells the sign that PostgreSQL keeps in no text; a backslash before it makes it six signs. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** Refuses what no database text can hold, before anybody looks for it there: 400. */
export function refuseUnstorable(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ url }, reply) => {
    if (/%00/.test(url)) return refuse(reply)
  })
  fastify.addHook('preValidation', async ({ body }: FastifyRequest, reply) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if (text !== undefined && NUL.test(text)) return refuse(reply)
  })
}

function refuse(reply: FastifyReply) {
  const message = 'No text has the character U+0000.'
  return reply.code(400).send({ error: { code: 'BAD_TEXT', message } })
}
