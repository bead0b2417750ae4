import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordOf } from '../../src/rules/content/read-record'
import { readLocale } from '../api/request/locale'
import type { Locale } from '../seed/seed-types'
import type { Ledger, Tokenised, TypedCard } from './ledger'
import { bankPage } from './pages/bank-page'
import { donePage, gonePage } from './pages/done-page'
import { framePage, frameTexts } from './pages/frame-page'
import { hostedPage } from './pages/hosted-page'
import type { PaymentHosts } from './payment-hosts'
import { CHALLENGE_CODE } from './test-cards'

interface PaymentOptions {
  ledger: Ledger
  hosts: PaymentHosts
  /** How long a late token takes, in milliseconds: more than a page waits. */
  lateMs?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of the provider or its bank, which no other host answers to. */
    isPayment?: boolean
  }
}

/** More than any form here needs. */
const LONGEST_BODY = 8 * 1024

const asset = (name: string) => readFileSync(resolve('sandbox/payment/pages', name))

/**
 * The payment provider and its bank, each on a host of its own (README). No site's route answers on
 * these hosts: the hook stands on the server, so that it is registered before the site's plugins.
 */
export function keepHostsApart(fastify: FastifyInstance, { host, bankHost }: PaymentHosts): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const asked = request.headers.host ?? ''
    const isPayment = host.test(asked) || bankHost.test(asked)
    if (isPayment && !request.routeOptions.config.isPayment) {
      return reply.code(404).type('text/plain').send('Not found.')
    }
  })
}

/** Their pages and calls. */
export async function paymentPlugin(
  fastify: FastifyInstance,
  { ledger, hosts, lateMs = 25_000 }: PaymentOptions,
): Promise<void> {
  const files = { css: asset('payment.css'), frame: asset('frame.js'), done: asset('done.js') }
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LONGEST_BODY },
    fastify.getDefaultJsonParser('error', 'error'),
  )
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_BODY },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    // A form or a call of another origin is refused; a bank's form leads here by a redirect, a GET.
    const { origin } = request.headers
    const own = [hosts.origin(), hosts.bankOrigin()]
    if (request.method === 'POST' && origin !== 'null' && !own.includes(origin ?? '')) {
      return reply.code(403).send({ code: 'FOREIGN_ORIGIN' })
    }
  })
  // The message of an error may have what was typed.
  fastify.setErrorHandler((_error, _request, reply) =>
    reply.code(400).send({ code: 'BAD_REQUEST' }),
  )

  // Every frame around it counts: the provider's, and the page of the shop.
  const ancestors = () => [hosts.origin(), ...hosts.shops()].join(' ')
  const on = (host: RegExp) => ({ constraints: { host }, config: { isPayment: true } })
  const pay = on(hosts.host)
  const bank = on(hosts.bankHost)

  for (const { host } of [{ host: hosts.host }, { host: hosts.bankHost }]) {
    fastify.get('/payment.css', on(host), (_request, reply) =>
      reply.type('text/css').send(files.css),
    )
  }
  fastify.get('/frame.js', pay, (_request, reply) =>
    reply.type('text/javascript').send(files.frame),
  )
  fastify.get('/done.js', pay, (_request, reply) => reply.type('text/javascript').send(files.done))

  fastify.get('/frame', pay, (request, reply) => {
    const page = textOf(request.query, 'page')
    if (!hosts.shops().includes(page))
      return reply.code(403).type('text/plain').send('Not a known shop.')
    return sendHtml(reply, framePage(page), {
      ...WITH_SCRIPTS,
      'frame-src': `'self' ${hosts.bankOrigin()}`,
      'frame-ancestors': page,
    })
  })

  fastify.post('/frame/open', pay, (request, reply) => {
    const pageOrigin = textOf(request.body, 'page')
    const asked = {
      nonce: textOf(request.body, 'nonce'),
      intentId: textOf(request.body, 'intent'),
      pageOrigin,
    }
    const frame = hosts.shops().includes(pageOrigin) ? ledger.openFrame(asked) : null
    const intent = frame && ledger.intentOfFrame(frame)
    if (!intent) return reply.code(409).send({ code: 'session' })
    return reply.send({ frame, texts: frameTexts(intent, localeOf(request.body)) })
  })

  fastify.post('/frame/token', pay, async (request, reply) => {
    const { body } = request
    const intent = ledger.intentOfFrame(textOf(body, 'frame'))
    if (!intent) return reply.code(409).send({ code: 'session' })
    const where = { locale: localeOf(body), hostedId: null }
    const saved = textOf(body, 'saved')
    const made = saved
      ? ledger.tokeniseSaved(intent.id, saved, where)
      : ledger.tokenise(intent.id, cardIn(body), where)
    return reply.send(await frameAnswer(made))
  })

  fastify.post('/frame/finish', pay, async (request, reply) => {
    const id = textOf(request.body, 'challenge')
    const intent = ledger.intentOfFrame(textOf(request.body, 'frame'))
    if (!intent || ledger.challenge(id)?.intent.id !== intent.id) {
      return reply.code(409).send({ code: 'session' })
    }
    const made = ledger.finishChallenge(id)
    return reply.send(made ? await frameAnswer(made) : { kind: 'authentication' })
  })

  async function frameAnswer(made: Tokenised) {
    if (made.kind === 'challenge') {
      const { kind, id, isWide } = made
      return { kind, id, isWide, url: `${hosts.bankOrigin()}/challenge/${id}` }
    }
    if (made.kind !== 'token') return made
    const { isLate, ...token } = made
    if (isLate) await setTimeout(lateMs)
    return token
  }

  fastify.get('/pay/:id', pay, (request, reply) => showHosted(request, reply, null))

  fastify.post('/pay/:id', pay, (request, reply) => {
    const id = paramOf(request)
    const page = ledger.hostedPage(id)
    if (!page) return showHosted(request, reply, null)
    const { locale, intentId } = page
    const made = ledger.tokenise(intentId, cardIn(request.body), { locale, hostedId: id })
    if (made.kind === 'challenge') {
      return see(reply, `${hosts.bankOrigin()}/challenge/${made.id}`)
    }
    if (made.kind !== 'token') return showHosted(request, reply, made)
    ledger.endHosted(id, { state: 'ready', token: made.token })
    return see(reply, returnUrl(page))
  })

  fastify.post('/pay/:id/cancel', pay, (request, reply) => {
    const page = ledger.hostedPage(paramOf(request))
    if (!page) return showHosted(request, reply, null)
    ledger.endHosted(paramOf(request), { state: 'cancelled' })
    return see(reply, returnUrl(page))
  })

  function showHosted(request: FastifyRequest, reply: FastifyReply, wrong: Tokenised | null) {
    const id = paramOf(request)
    const page = ledger.hostedPage(id)
    const intent = page && ledger.readIntent(page.intentId)
    if (!page || !intent) return gone(reply, readLocale(request.headers['accept-language']))
    const shop = new URL(page.returnUrl).origin
    reply.code(wrong ? 422 : 200)
    const { isKept } = cardIn(request.body)
    const { name, zip } = ledger.holderOf(page.intentId)
    const asks = { ...page.asks, keep: page.asks.keep && intent.customerId !== null }
    const typed = { name: name.slice(0, 80), zip: zip ?? '', isKept: isKept ?? false }
    return sendHtml(
      reply,
      hostedPage({ id, intent, locale: readLocale(page.locale), wrong, typed, asks }),
      {
        ...WITHOUT_SCRIPTS,
        'form-action': `'self' ${hosts.bankOrigin()} ${shop}`,
      },
    )
  }

  /** Where the bank sends its visitor: on to the shop, or to the frame that waits for it. */
  fastify.get('/done/:id', pay, (request, reply) => {
    const challenge = ledger.challenge(paramOf(request))
    const { hostedId = null, locale = 'en-US', state } = challenge ?? {}
    const page = hostedId ? ledger.hostedPage(hostedId) : null
    if (!hostedId || !page) {
      return sendHtml(reply, donePage(readLocale(locale)), {
        ...WITH_SCRIPTS,
        'frame-ancestors': ancestors(),
      })
    }
    const made = challenge && ledger.finishChallenge(challenge.id)
    if (made?.kind === 'token') ledger.endHosted(hostedId, { state: 'ready', token: made.token })
    else ledger.endHosted(hostedId, { state: state === 'cancelled' ? 'cancelled' : 'refused' })
    return see(reply, returnUrl(page))
  })

  fastify.get('/challenge/:id', bank, (request, reply) => showChallenge(request, reply, false))

  fastify.post('/challenge/:id', bank, (request, reply) => {
    const id = paramOf(request)
    const { body } = request
    const isCancelled = textOf(body, 'answer') === 'cancel'
    const isRight = textOf(body, 'code').trim() === CHALLENGE_CODE
    const challenge = ledger.answerChallenge(id, isCancelled ? null : isRight)
    if (!challenge) return gone(reply, readLocale(request.headers['accept-language']))
    if (challenge.state === 'open') return showChallenge(request, reply, true)
    return see(reply, `${hosts.origin()}/done/${id}`)
  })

  function showChallenge(request: FastifyRequest, reply: FastifyReply, isWrong: boolean) {
    const challenge = ledger.challenge(paramOf(request))
    if (challenge?.state !== 'open') {
      return gone(reply, readLocale(request.headers['accept-language']))
    }
    const hosted = challenge.hostedId ? ledger.hostedPage(challenge.hostedId) : null
    const shop = hosted ? ` ${new URL(hosted.returnUrl).origin}` : ''
    reply.code(isWrong ? 422 : 200)
    return sendHtml(reply, bankPage({ challenge, isWrong }), {
      ...WITHOUT_SCRIPTS,
      'form-action': `'self' ${hosts.origin()}${shop}`,
      'frame-ancestors': ancestors(),
    })
  }
}

type Policy = Readonly<Record<string, string>>

const WITHOUT_SCRIPTS: Policy = {
  'default-src': "'none'",
  'img-src': 'data:',
  'style-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

const WITH_SCRIPTS: Policy = {
  ...WITHOUT_SCRIPTS,
  'script-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

function sendHtml(reply: FastifyReply, text: string, policy: Policy) {
  const header = Object.entries(policy).map(([name, value]) => `${name} ${value}`)
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', header.join('; '))
    .send(text)
}

function gone(reply: FastifyReply, locale: Locale) {
  return sendHtml(reply.code(410), gonePage(locale), WITHOUT_SCRIPTS)
}

const see = (reply: FastifyReply, address: string) =>
  reply.code(303).header('location', address).send()

function returnUrl({ returnUrl: address, intentId }: { returnUrl: string; intentId: string }) {
  const url = new URL(address)
  url.searchParams.set('intent', intentId)
  return url.href
}

const LONGEST_FIELD = 200

function textOf(body: unknown, name: string): string {
  const value = recordOf(body)[name]
  return typeof value === 'string' ? value.slice(0, LONGEST_FIELD) : ''
}

const paramOf = (request: FastifyRequest) => String((request.params as { id?: string }).id ?? '')
const localeOf = (body: unknown) => readLocale(textOf(body, 'locale'))

function cardIn(body: unknown): TypedCard {
  const text = (name: string) => textOf(body, name)
  return {
    ...{ name: text('name'), number: text('number'), expiry: text('expiry'), cvv: text('cvv') },
    ...('zip' in recordOf(body) ? { zip: text('zip') } : {}),
    isKept: text('keep') === 'yes',
  }
}
