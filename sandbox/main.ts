import { resolve } from 'node:path'
import { hotelOverviewPath, lookupReservationPath, rateListPath } from '../src/rules/site/paths'
import { withQuery } from '../src/rules/site/query'
import { readSettings, SettingError } from '../tooling/cli/settings.mjs'
import { ADDRESS_LIMITS, type AddressLimits } from './api/sign-in/rate-limits'
import { site } from './site'
import { startSandbox } from './start-sandbox'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const HOTEL = 'alderway-new-york-midtown'

const { text, port, ms, url, origin, origins, hosts, networks, oneOf, databaseUrl } = readSettings(
  process.env,
)

const { address, close } = await startSandbox({
  port: port('PORT', 4000),
  folder: resolve(text('SANDBOX_FOLDER') ?? '.sandbox'),
  databaseUrl: databaseUrl('DATABASE_URL'),
  snapshot: text('SANDBOX_SNAPSHOT'),
  renderLimitMs: ms('RENDER_LIMIT_MS', 1000),
  origin: origin('SITE_ORIGIN'),
  paymentOrigin: origin('PAYMENT_ORIGIN'),
  bankOrigin: origin('BANK_ORIGIN'),
  allowedHosts: hosts('ALLOWED_HOSTS'),
  trustedProxies: networks('TRUSTED_PROXIES'),
  purgeUrl: url('PURGE_URL'),
  editorOrigins: origins('EDITOR_ORIGINS'),
  logLevel: oneOf('LOG_LEVEL', LOG_LEVELS),
  limits: limitsIn(text('ADDRESS_LIMITS')),
})

/** `rooms=300, declined=200`; throws for what is no limit of an address. */
function limitsIn(list = ''): Partial<AddressLimits> {
  const limits = list.split(/[\s,]+/).filter(Boolean)
  const wrong = limits.find((limit) => {
    const [name = '', most = ''] = limit.split('=')
    return !Object.hasOwn(ADDRESS_LIMITS, name) || !/^\d+$/.test(most)
  })
  if (wrong) {
    const names = Object.keys(ADDRESS_LIMITS).join(', ')
    throw new SettingError(`ADDRESS_LIMITS: "${wrong}" is not like rooms=300; there are ${names}.`)
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

Ctrl+C stops it; the data stays in ${text('DATABASE_URL') ? 'PostgreSQL' : '.sandbox/'}.
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
