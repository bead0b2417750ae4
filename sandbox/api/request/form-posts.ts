import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withQuery } from '../../../src/rules/site/query'
import { ownPath } from '../../control/return-to'
import { site } from '../../site'

/** The path that follows a form: of what was answered, and of the code of a refusal. */
export type FormNext = (
  request: FastifyRequest,
  answer: { body: Record<string, unknown>; code: string | null },
) => string

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The call may be made by a page's own form; what its success is called in `outcome`, or where
     * the browser goes on.
     */
    formOutcome?: string | FormNext
  }
}

/** Route options of a call that a page's own form may make. */
export function takesForms(formOutcome: string | FormNext) {
  return { config: { formOutcome } }
}

/** Whether the confirmation field matches; only a form that no script has checked sends it. */
export function isConfirmed(body: unknown, password: string): boolean {
  const { confirmPassword } = (body ?? {}) as { confirmPassword?: unknown }
  if (confirmPassword === undefined) return true
  return typeof confirmPassword === 'string' && confirmPassword.trim() === password
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
    const isOk = reply.statusCode < 400
    const next =
      typeof formOutcome === 'function'
        ? formOutcome(request, { body: readBody(payload), code: isOk ? null : failed })
        : pageOf(request, isOk ? formOutcome : failed)
    reply.code(303).header('location', next)
    reply.removeHeader('content-type')
    return ''
  })
}

function pageOf(request: FastifyRequest, outcome: string): string {
  const { page } = (request.body ?? {}) as { page?: string }
  const [path = '/'] = ownPath(page, '/').split(/[?#]/, 1)
  return withQuery(site, path, { outcome })
}

/** Faults answer what is no JSON. */
function readBody(payload: unknown): Record<string, unknown> {
  try {
    return JSON.parse(String(payload)) ?? {}
  } catch {
    return {}
  }
}
