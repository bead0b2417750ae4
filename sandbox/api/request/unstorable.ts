import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** U+0000 escaped in JSON; after another backslash the same letters are ordinary text. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/

type Answer = (message: string) => object

/**
 * Refuses with 400 a request with text that PostgreSQL cannot store, before any route uses it.
 * `answer` creates the body of the refusal in the plugin's own format.
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

/** Whether a value or a name in a body contains U+0000; without recursion, for bodies of any depth. */
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
