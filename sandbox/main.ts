import { resolve } from 'node:path'
import { hotelOverviewPath, lookupReservationPath, rateListPath } from '../src/rules/site/paths'
import { withQuery } from '../src/rules/site/query'
import { readHostNames } from '../tooling/cli/own-hosts.mjs'
import { ADDRESS_LIMITS, type AddressLimits } from './api/sign-in/rate-limits'
import { site } from './site'
import { startSandbox } from './start-sandbox'

const HOTEL = 'alderway-new-york-midtown'

const { RENDER_LIMIT_MS } = process.env

const { address, close } = await startSandbox({
  port: Number(process.env.PORT ?? 4000),
  folder: resolve(process.env.SANDBOX_FOLDER ?? '.sandbox'),
  databaseUrl: process.env.DATABASE_URL,
  snapshot: process.env.SANDBOX_SNAPSHOT,
  ...(RENDER_LIMIT_MS ? { renderLimitMs: Number(RENDER_LIMIT_MS) } : {}),
  origin: process.env.SITE_ORIGIN,
  paymentOrigin: process.env.PAYMENT_ORIGIN,
  bankOrigin: process.env.BANK_ORIGIN,
  allowedHosts: readHostNames('ALLOWED_HOSTS', process.env.ALLOWED_HOSTS),
  trustedProxies: process.env.TRUSTED_PROXIES,
  purgeUrl: process.env.PURGE_URL,
  editorOrigins: originsIn(process.env.EDITOR_ORIGINS),
  logLevel: process.env.LOG_LEVEL,
  limits: limitsIn(process.env.ADDRESS_LIMITS),
})

/** `https://a.example, https://b.example`; throws for what is no origin, as a policy has it. */
function originsIn(list = ''): string[] {
  const names = list.split(/[\s,]+/).filter(Boolean)
  const wrong = names.find((name) => !URL.canParse(name) || new URL(name).origin !== name)
  if (wrong) throw new Error(`EDITOR_ORIGINS: "${wrong}" is no origin such as https://a.example.`)
  return names
}

/** `rooms=300, declined=200`; throws for what is no limit of an address. */
function limitsIn(list = ''): Partial<AddressLimits> {
  const limits = list.split(/[\s,]+/).filter(Boolean)
  const wrong = limits.find((limit) => {
    const [name = '', most = ''] = limit.split('=')
    return !Object.hasOwn(ADDRESS_LIMITS, name) || !/^\d+$/.test(most)
  })
  if (wrong) {
    const names = Object.keys(ADDRESS_LIMITS).join(', ')
    throw new Error(`ADDRESS_LIMITS: "${wrong}" is not like rooms=300; there are ${names}.`)
  }
  return Object.fromEntries(limits.map((limit) => limit.split('=')).map(([k, v]) => [k, Number(v)]))
}

process.stdout.write(`
Alderway Hotels is open at ${address}

  ${address}/                                            home
  ${address}${hotelOverviewPath(site, HOTEL)}           a hotel
  ${address}/ar-SA${hotelOverviewPath(site, HOTEL)}     the same, right to left
  ${address}${withQuery(site, rateListPath(site), { propertyCode: 'NYCAB' })}
  ${address}${lookupReservationPath(site)}            find 70110001 of Lindqvist
  ${address}/sandbox/widgets                             widgets by themselves
  ${address}/author                                      edit the pages, as their author
  ${address}/sandbox                                     who you are, and faults on demand

Ctrl+C stops it; the data stays in ${process.env.DATABASE_URL ? 'PostgreSQL' : '.sandbox/'}.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    close().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error}\n`)
        process.exit(1)
      },
    )
  })
}
