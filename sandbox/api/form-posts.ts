import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownPath } from '../control/return-to'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call may be made by a page's own form; what its success is called in `outcome`. */
    formOutcome?: string
  }
}

/** Route options of a call that a page's own form may make. */
export function takesForms(formOutcome: string) {
  return { config: { formOutcome } }
}

/** Whether the second field, which only a form sends that no script has checked, says the same. */
export function isConfirmed(body: unknown, password: string): boolean {
  const { confirmPassword } = (body ?? {}) as { confirmPassword?: unknown }
  return confirmPassword === undefined || String(confirmPassword).trim() === password
}

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i
/** No account form holds more. */
const LONGEST_FORM = 16 * 1024

/** Whether a form without a script made the call. */
export function isFormPost(request: FastifyRequest): boolean {
  return request.method === 'POST' && FORM.test(request.headers['content-type'] ?? '')
}

/**
 * Lets the forms of account pages work without a script: urlencoded in place of JSON, answered by a
 * 303 to the path in the field `page`, where `outcome` says what came of it: the route's own word, or
 * the code of the refusal. `refuseForeignCalls` sees to it that the form is this site's.
 */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { formOutcome } = request.routeOptions.config
    // What was refused before it was read is refused.
    if (!formOutcome || !isFormPost(request) || request.body === undefined) return payload
    const code = reply.getHeader('logineventdetails')
    const failed = typeof code === 'string' ? code : 'uxlFailureErrorMessage'
    const outcome = reply.statusCode < 400 ? formOutcome : failed
    const { page } = (request.body ?? {}) as { page?: string }
    const [path = '/'] = ownPath(page, '/').split(/[?#]/, 1)
    reply.code(303).header('location', `${path}?${new URLSearchParams({ outcome })}`)
    reply.removeHeader('content-type')
    return ''
  })
}
