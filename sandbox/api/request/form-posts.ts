import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withQuery } from '../../../src/rules/site/query'
import { ownPath } from '../../control/return-to'
import { site } from '../../site'

/** Returns the path after a form, from the answer and the code of a refusal. */
export type FormNext = (
  request: FastifyRequest,
  answer: { body: Record<string, unknown>; code: string | null },
) => string

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Allows posts of the page's own form. The value is the `outcome` of a success, or a function that
     * returns the next path.
     */
    formOutcome?: string | FormNext
  }
}

/** Route options of a call that a page's own form may make. */
export function takesForms(formOutcome: string | FormNext) {
  return { config: { formOutcome } }
}

/** Whether the confirmation field matches; only a form without a script sends it. */
export function isConfirmed(body: unknown, password: string): boolean {
  const { confirmPassword } = (body ?? {}) as { confirmPassword?: unknown }
  if (confirmPassword === undefined) return true
  return typeof confirmPassword === 'string' && confirmPassword.trim() === password
}

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i
/** More than any account form needs. */
const LONGEST_FORM = 16 * 1024

/** Whether a form without a script made the call. */
export function isFormPost(request: FastifyRequest): boolean {
  return request.method === 'POST' && FORM.test(request.headers['content-type'] ?? '')
}

/**
 * Accepts the forms of account pages without a script: urlencoded in place of JSON, with a 303 to the
 * path in the field `page` as the answer. Its parameter `outcome` is the route's name for a success,
 * or the code of the refusal. `refuseForeignCalls` refuses forms of other sites.
 */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { formOutcome } = request.routeOptions.config
    // A request that was refused before its body was read keeps its answer.
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

/** The path that the form names in `page`, with the outcome as its only parameter. */
export function pageOf(request: FastifyRequest, outcome: string): string {
  const { page } = (request.body ?? {}) as { page?: string }
  const [path = '/'] = ownPath(page, '/').split(/[?#]/, 1)
  return withQuery(site, path, { outcome })
}

/** Empty for an answer that is no JSON, as faults send it. */
function readBody(payload: unknown): Record<string, unknown> {
  try {
    return JSON.parse(String(payload)) ?? {}
  } catch {
    return {}
  }
}
