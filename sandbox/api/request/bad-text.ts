import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The control characters that no text of a visitor has: those of a text of several lines are left out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/
const NUL = /\0/
/** With the flag `u` a whole pair is one character. */
const HALF_PAIR = /\p{Surrogate}/u

/** More levels than any body of ours has. */
const MOST_LEVELS = 32

interface Options {
  /** Creates the body of the refusal in the plugin's own format. */
  answer?: (message: string) => object
  /** Text that authors paste may have control characters; none is stored with U+0000. */
  allowsControls?: boolean
  /** Most names and values of a body together; default: any number. */
  mostValues?: number
}

/**
 * Refuses a body with 400 before any route uses it: text with control characters, which would end a line
 * of a mail or a log, with half of a surrogate pair, which neither PostgreSQL nor an address can have,
 * values that are nested without end, and more values than any call takes.
 */
export function refuseBadText(fastify: FastifyInstance, options: Options = {}): void {
  const {
    answer = (message: string) => ({ error: { code: 'BAD_TEXT', message } }),
    allowsControls = false,
    mostValues = Number.POSITIVE_INFINITY,
  } = options
  const refused = allowsControls ? NUL : CONTROL
  const refuse = (reply: FastifyReply, message: string) => reply.code(400).send(answer(message))
  fastify.addHook('onRequest', async ({ url }, reply) => {
    if (/%00/.test(url)) return refuse(reply, 'No address has the character U+0000.')
  })
  fastify.addHook('preValidation', async ({ body }: FastifyRequest, reply) => {
    const read = typeof body === 'string' ? parsed(body) : body
    const problem = problemOf(read, refused, mostValues)
    if (problem) return refuse(reply, problem)
  })
}

/** A text as `refuseBadText` lets it pass. */
export function withoutControls(text: string): string {
  return [...text].filter((sign) => !CONTROL.test(sign)).join('')
}

/** GraphQL parses its body itself, and answers to one that is no JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** What is wrong with the names and values of a body; level by level, for bodies of any depth. */
function problemOf(body: unknown, refused: RegExp, mostValues: number): string | null {
  let level = [body]
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return `Values are nested in at most ${MOST_LEVELS} levels.`
    count += level.length
    if (count > mostValues) return `A call has at most ${mostValues} names and values.`
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') {
        if (refused.test(value)) return 'Text has no control characters.'
        if (HALF_PAIR.test(value))
          return 'Text has whole characters: half a surrogate pair is none.'
      } else if (typeof value === 'object' && value !== null) {
        for (const [name, member] of Object.entries(value)) next.push(name, member)
      }
    }
    level = next
  }
  return null
}
