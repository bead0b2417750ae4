import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordOf } from '../../../src/rules/content/read-record'
import { isForDesk } from '../../../src/rules/order/registration'
import { withQuery } from '../../../src/rules/site/query'
import { siteLocale } from '../../cms/locales'
import { noScriptsPolicy } from '../../cms/security/security'
import { ownPath } from '../../control/return-to'
import { failedFormPage } from '../../failures/failed-form-page'
import { type RefusedField, refusedFields } from '../../failures/refused-fields'
import { site } from '../../site'
import { withoutControls } from './bad-text'

/**
 * Returns the path after a form, from the answer and the code of a refusal; null where no page tells what
 * has become of it: then the visitor may send the same again.
 */
export type FormNext = (
  request: FastifyRequest,
  answer: { body: Record<string, unknown>; code: string | null },
) => string | null

/** Where the code of a refusal is: in the header of account calls, or in the answer's `status`. */
type RefusedBy = 'header' | 'status'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Allows posts of the page's own form. The value is the `outcome` of a success, or a function that
     * returns the next path.
     */
    formOutcome?: string | FormNext
    formRefusedBy?: RefusedBy
  }
}

/** Route options of a call that a page's own form may make. */
export function takesForms(
  formOutcome: string | FormNext,
  { refusedBy: formRefusedBy = 'header' }: { refusedBy?: RefusedBy } = {},
) {
  return { config: { formOutcome, formRefusedBy } }
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
 * or the code of the refusal. A call that failed answers a page that sends the form again, and so does one
 * that refuses fields: there they are corrected (ADR 0089).
 * `refuseForeignCalls` refuses forms of other sites.
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
    const body = readBody(payload)
    const refused = refusedOf(request, reply, body)
    if (refused) return askAgain(request, reply, refused)
    const next = nextOf(request, reply, body)
    if (next === null) return askAgain(request, reply)
    reply.code(303).header('location', next)
    reply.removeHeader('content-type')
    return ''
  })
}

/** The path after the answer of a call; null if no page tells of it. */
function nextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Record<string, unknown>,
): string | null {
  const { formOutcome = '', formRefusedBy } = request.routeOptions.config
  const isDone = reply.statusCode < 400 && Object.keys(body).length > 0 && body.status !== 'FAIL'
  const header = reply.getHeader('logineventdetails')
  const refusal = formRefusedBy === 'status' ? codeOf(body) : header
  if (!isDone && typeof refusal !== 'string') return null
  const code = isDone ? null : String(refusal)
  if (typeof formOutcome === 'function') return formOutcome(request, { body, code })
  return pageOf(request, code ?? formOutcome)
}

/** The fields of the form that the call refuses; null where its page tells it. */
function refusedOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields }: Record<string, unknown>,
): Record<string, RefusedField> | null {
  if (reply.getHeader('logineventdetails') !== 'UNPROCESSABLE_ENTITY') return null
  return refusedFields(fields, request.body, siteLocale(request))
}

function codeOf({ status }: Record<string, unknown>): string {
  const { code } = recordOf(status)
  return typeof code === 'string' ? code : 'FAIL'
}

/** Answers the page that says that the call failed, or what to correct, and sends the form again. */
function askAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Record<string, RefusedField> | null = null,
): string {
  const typed = Object.entries(recordOf(request.body))
    .filter(([name]) => !isForDesk(name))
    .map(([name, value]) => [name, withoutControls(String(value))])
  reply
    .code(Math.max(reply.statusCode, 400))
    .type('text/html; charset=utf-8')
    .header('content-security-policy', noScriptsPolicy(request))
  return failedFormPage({
    locale: siteLocale(request),
    action: request.originalUrl,
    fields: Object.fromEntries(typed),
    backHref: refererOf(request),
    refused,
  })
}

/** The page of this site that the form stands on. */
function refererOf({ headers: { referer = '' }, host }: FastifyRequest): string {
  if (!URL.canParse(referer) || new URL(referer).host !== host) return '/'
  const { pathname, search } = new URL(referer)
  return ownPath(pathname + search, '/')
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
