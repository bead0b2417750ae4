import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FLAG_NAMES, type FlagName } from '../../src/rules/codes/flags'
import { parseFaults } from '../api/faults/fault-syntax'
import { FAULT_COOKIE, faultsOf, hasFault } from '../api/faults/faults'
import { takeReport } from '../api/order/room-report'
import { type ClientLog, createClientLog } from '../api/page/client-log'
import { FLAGS_COOKIE, flagChoicesOf, flagChoicesText } from '../api/page/feature-flags'
import { timeOf } from '../api/request/clock'
import { readLocale } from '../api/request/locale'
import { isOwnOrigin } from '../api/request/request-guard'
import { cookieHeader } from '../api/session/cookies'
import {
  beginSession,
  forgetVisitor,
  readRemembered,
  readSession,
} from '../api/session/visitor-session'
import { APPEARANCE_COOKIE, appearanceOf, readAppearance } from '../cms/page/theme'
import { NO_SCRIPTS_POLICY } from '../cms/security/security'
import { findOrdersOfNumber } from '../database/booking/orders'
import type { Database } from '../database/database'
import { restoreSavedProperties } from '../database/members/customers'
import { listMessages } from '../database/members/messages'
import { type Visitor, visitors } from '../database/seeding/visitors'
import { expireSession, type Session } from '../database/sessions'
import { listHotels } from '../database/site/hotels'
import { controlPage, DESK_EVENTS } from './control-page'
import { controlStyles } from './control-styles'
import { mailboxPage } from './mailbox-page'
import { ownPath } from './return-to'

export interface ControlOptions {
  database: Database
  /** The log that `apiPlugin` was given. */
  log?: ClientLog
  /** Puts the whole chain back to its first state; absent where its data is to stay. */
  startOver?: (() => Promise<void>) | undefined
}

const HOUR = 60 * 60

/** `/sandbox`: the browser's visitor, its faults, and its log messages. */
export async function controlPlugin(
  fastify: FastifyInstance,
  { database, log = createClientLog(), startOver }: ControlOptions,
): Promise<void> {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: unknown) => new URLSearchParams(String(body)),
  )
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': NO_SCRIPTS_POLICY,
      'x-content-type-options': 'nosniff',
    })
    if (request.method === 'POST' && !isOwnOrigin(request)) {
      return reply.code(403).send('A form of another site was refused.')
    }
  })

  const show = async (request: FastifyRequest, reply: FastifyReply, notice: string | null) => {
    const query = request.query as { returnTo?: string; locale?: string }
    const locale = readLocale(query.locale)
    const hotels = await listHotels(database)
    const page = controlPage({
      visitor: visitorOf(await readSession(database, request)),
      faults: faultsOf(request),
      notice,
      flags: flagChoicesOf(request),
      appearance: appearanceOf(request),
      hotels: hotels.map(({ id, seoNickname, name }) => ({ id, seoNickname, name: name['en-US'] })),
      locale,
      log: log.lines(),
      returnTo: ownPath(query.returnTo ?? `/sandbox?locale=${locale}`),
    })
    return reply.type('text/html; charset=utf-8').send(page)
  }

  fastify.get('/sandbox', (request, reply) => show(request, reply, null))
  fastify.get('/sandbox/control.css', async (_, reply) =>
    reply.type('text/css').send(controlStyles),
  )
  // A mail as its reader sees it: styles of its own, no script, nothing from anywhere else.
  fastify.get<{ Params: { file: string } }>('/sandbox/mailbox/:file', async (request, reply) => {
    const [, id, kind] = /^(\d{1,9})\.(html|ics)$/.exec(request.params.file) ?? []
    const found = (await listMessages(database)).find((message) => String(message.id) === id)
    if (kind === 'ics' && found?.calendar) {
      return reply.type('text/calendar; charset=utf-8').send(found.calendar)
    }
    if (!found?.html) return reply.callNotFound()
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('text/html; charset=utf-8')
      .send(found.html)
  })

  fastify.get<{ Querystring: { address?: string } }>('/sandbox/mailbox', async (request, reply) => {
    const { address } = request.query
    const page = mailboxPage(await listMessages(database), address || null)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  if (startOver) {
    fastify.post('/sandbox/start-over', async (_, reply) => {
      await startOver()
      return reply.code(204).send()
    })
  }
  fastify.get('/sandbox/log', async () => ({ lines: log.lines() }))

  fastify.post<{ Body: URLSearchParams | undefined }>(
    '/sandbox/visitor',
    async (request, reply) => {
      const visitor = visitors.find(({ id }) => id === request.body?.get('visitor'))
      if (!visitor) {
        const ids = visitors.map(({ id }) => id).join(', ')
        return reply.code(400).send(`The field visitor must be one of ${ids}.`)
      }
      const { kind, customerId, sessionValues: values } = visitor
      await beginSession(database, request, reply, { kind, customerId, values })
      if (await readRemembered(database, request)) await forgetVisitor(database, request, reply)
      return goBack(request.body, reply)
    },
  )

  fastify.post<{ Body: URLSearchParams | undefined }>('/sandbox/faults', async (request, reply) => {
    const text = request.body?.has('clear') ? '' : (request.body?.get('faults')?.trim() ?? '')
    try {
      parseFaults(text)
    } catch (error) {
      return show(request, reply.code(400), (error as Error).message)
    }
    const isNew = text && !text.includes('#')
    const value = isNew ? `${text}#${randomBytes(4).toString('hex')}` : text
    const cookie = { name: FAULT_COOKIE, value, seconds: value ? HOUR : 0 }
    reply.header('set-cookie', cookieHeader(request, cookie))
    return goBack(request.body, reply)
  })

  fastify.post<{ Body: URLSearchParams | undefined }>('/sandbox/desk', async (request, reply) => {
    const number = request.body?.get('number')?.trim() ?? ''
    const event = DESK_EVENTS.find((one) => one === request.body?.get('event'))
    const orders = event ? await findOrdersOfNumber(database.db, number) : []
    const reported = {
      ...{ database, now: timeOf(request), machineNow: Date.now() },
      isMailDown: hasFault(request, 'mail'),
    }
    for (const { hotelId } of orders) {
      const report = { hotelId, confirmationNumber: number, event: event ?? 'arrive' }
      if (await takeReport(reported, report)) return goBack(request.body, reply)
    }
    const error = `There is no room ${number} of which the hotel could say that.`
    return show(request, reply.code(409), error)
  })

  fastify.post<{ Body: URLSearchParams | undefined }>('/sandbox/flags', async (request, reply) => {
    const form = request.body
    const [name = '', state] = (form?.get('flag') ?? '').split(':')
    const isKnown = FLAG_NAMES.includes(name as FlagName) && /^(on|off)$/.test(state ?? '')
    if (!isKnown && !form?.has('clear')) {
      return reply.code(400).send('The field flag must be name:on or name:off.')
    }
    const choices = isKnown ? { ...flagChoicesOf(request), [name]: state === 'on' } : {}
    const cookie = {
      name: FLAGS_COOKIE,
      value: flagChoicesText(choices),
      seconds: isKnown ? HOUR : 0,
    }
    reply.header('set-cookie', cookieHeader(request, cookie))
    return goBack(form, reply)
  })

  fastify.post<{ Body: URLSearchParams | undefined }>(
    '/sandbox/appearance',
    async (request, reply) => {
      const now = appearanceOf(request)
      const { theme, scheme } = readAppearance({
        theme: request.body?.get('theme') ?? now.theme,
        scheme: request.body?.get('scheme') ?? now.scheme,
      })
      const cookie = { name: APPEARANCE_COOKIE, value: `${theme} ${scheme}`, seconds: 24 * HOUR }
      reply.header('set-cookie', cookieHeader(request, cookie))
      return goBack(request.body, reply)
    },
  )

  fastify.post<{ Body: URLSearchParams | undefined }>('/sandbox/idle', async (request, reply) => {
    const sessionId = (await readSession(database, request))?.sessionId
    if (sessionId) await expireSession(database, sessionId)
    return goBack(request.body, reply)
  })

  fastify.post<{ Body: URLSearchParams | undefined }>('/sandbox/reset', async (request, reply) => {
    await restoreSavedProperties(database)
    return goBack(request.body, reply)
  })
}

function goBack(form: URLSearchParams | undefined, reply: FastifyReply): FastifyReply {
  return reply.redirect(ownPath(form?.get('returnTo')), 303)
}

function visitorOf(session: Session | null): Visitor {
  const found = visitors.find(
    ({ kind, customerId }) =>
      kind === session?.kind && customerId === (session.customer?.id ?? null),
  )
  return found ?? (visitors[0] as Visitor)
}
