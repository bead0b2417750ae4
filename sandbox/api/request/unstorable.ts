import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** U+0000 as JSON spells it; a backslash before it makes six ordinary characters of it. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/

type Answer = (message: string) => object

/**
 * Refuses with 400 what no database text can hold, before any route looks for it there. `answer` makes
 * the body of the refusal, in the form that the clients of this plugin read.
 */
export function refuseUnstorable(
  fastify: FastifyInstance,
  answer: Answer = (message) => ({ error: { code: 'BAD_TEXT', message } }),
): void {
  const refuse = (reply: FastifyReply) =>
    reply.code(400).send(answer('No text has the character U+0000.'))
  fastify.addHook('onRequest', async ({ url }, reply) => {
    if (/%00/.test(url)) return refuse(reply)
  })
  fastify.addHook('preValidation', async ({ body }: FastifyRequest, reply) => {
    // GraphQL parses its body itself.
    const isEscaped = typeof body === 'string' && ESCAPED_NUL.test(body)
    if (isEscaped || hasNul(body)) return refuse(reply)
  })
}

/** Whether a text in a body, as a value or as a name, has U+0000. Bodies of any depth end. */
function hasNul(body: unknown): boolean {
  const left = [body]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (value.includes('\0')) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) left.push(name, member)
    }
  }
  return false
}
