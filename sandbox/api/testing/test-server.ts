import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { controlPlugin } from '../../control/control-plugin'
import type { Database } from '../../database/database'
import { answerFailures } from '../../failures/failures'
import { createLedger } from '../../payment/ledger'
import { site } from '../../site'
import { apiPlugin } from '../api-plugin'
import { type HotelDesk, tellDesk } from '../order/hotel-desk'
import { tellPayment } from '../order/payment-of'
import type { PaymentProvider } from '../order/payment-provider'
import { sandboxDesk } from '../order/sandbox-desk'
import { sandboxProvider } from '../order/sandbox-provider'
import { createClientLog } from '../page/client-log'
import type { AddressLimits } from '../sign-in/rate-limits'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

interface CallOptions {
  cookie?: string
  headers?: Record<string, string>
}

/** All visitors of a test come from one address. */
const ONE_ADDRESS: Partial<AddressLimits> = {
  declined: Number.POSITIVE_INFINITY,
  rooms: Number.POSITIVE_INFINITY,
}

export const PAY_ORIGIN = 'http://pay.localhost'

export interface TestServer {
  url: string
  /** Sends an operation by its hash; the name in the path is that in the text. */
  query(text: string, variables?: object, options?: CallOptions): Promise<Response>
  /** POSTs JSON. */
  post(path: string, body: unknown, options?: CallOptions): Promise<Response>
  get(path: string, options?: CallOptions): Promise<Response>
  /** Becomes a visitor on the control page; the answer is the session's cookie. */
  become(visitor: string): Promise<string>
  /** What the mailbox page shows to an address, newest first. */
  mail(address: string): Promise<Mail[]>
  close(): Promise<void>
}

interface Mail {
  subject: string
  body: string
  /** The link's query value, the token; null without a link or a token. */
  token: string | null
}

/** The API and the control page on a free port, with the operations registered in the two sets. */
export async function startTestServer(
  database: Database,
  operations: { regular: readonly string[]; dtt?: readonly string[] },
  limits?: Partial<AddressLimits>,
  payment: PaymentProvider = sandboxProvider(createLedger(), { origin: () => PAY_ORIGIN }),
  desk: HotelDesk = sandboxDesk(),
): Promise<TestServer> {
  const byHash = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text) => [sha256(text), text]))
  const log = createClientLog()
  const fastify = Fastify()
  answerFailures(fastify, { log: () => {} })
  tellPayment(fastify, payment)
  tellDesk(fastify, desk)
  await fastify.register(apiPlugin, {
    database,
    operations: { regular: byHash(operations.regular), dtt: byHash(operations.dtt ?? []) },
    log,
    limits: { ...ONE_ADDRESS, ...limits },
    // A slow machine has a sweep in the middle of a test.
    sweeps: false,
  })
  await fastify.register(controlPlugin, { database, log })
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' })

  const post: TestServer['post'] = (path, body, { cookie, headers } = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
      body: JSON.stringify(body),
    })
  return {
    url,
    post,
    get: (path, { cookie, headers } = {}) =>
      fetch(`${url}${path}`, { headers: { ...(cookie && { cookie }), ...headers } }),
    query(text, variables = {}, options) {
      const operationName = /(?:query|mutation) (\w+)/.exec(text)?.[1]
      const persistedQuery = { version: 1, sha256Hash: sha256(text) }
      const body = { operationName, variables, extensions: { persistedQuery } }
      return post(`${site.gql.base}/${operationName}`, body, options)
    },
    async become(visitor) {
      const answer = await fetch(`${url}/sandbox/visitor`, {
        method: 'POST',
        body: new URLSearchParams({ visitor }),
        redirect: 'manual',
      })
      return cookieOf(answer)
    },
    async mail(address) {
      const path = `/sandbox/mailbox?address=${encodeURIComponent(address)}`
      const page = await (await fetch(`${url}${path}`)).text()
      return page.split('<section').slice(1).map(readMail)
    },
    close: () => fastify.close(),
  }
}

function readMail(section: string): Mail {
  const [, subject = ''] = /<h2[^<>]*>([^<]*)<\/h2>/.exec(section) ?? []
  const [, body = ''] = /<p>([^<]*)<\/p>/.exec(section) ?? []
  const [, token = null] = /href="[^"]*=([\w-]+)"/.exec(section) ?? []
  return { subject, body, token }
}

/** What a browser would send back after this answer; a cookie that it removes is sent no more. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
