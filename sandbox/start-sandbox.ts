import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import Fastify from 'fastify'
import type { Log } from '../src/services/page/log'
import { apiPlugin } from './api/api-plugin'
import { createFaults, faultHeaders, keptFaultHeaders } from './api/faults/faults'
import { readOperations } from './api/graphql/operations'
import { tellPayment } from './api/order/payment-of'
import { sandboxProvider } from './api/order/sandbox-provider'
import { createClientLog } from './api/page/client-log'
import { clockHeaders } from './api/request/clock'
import type { AddressLimits } from './api/sign-in/rate-limits'
import { authorPlugin } from './author/author-plugin'
import { cmsPlugin } from './cms/cms-plugin'
import { withoutContextPath } from './cms/locales'
import { purgeBy } from './cms/purge'
import { controlPlugin } from './control/control-plugin'
import type { Database } from './database/database'
import { openDatabase } from './database/opening/open-database'
import { openSnapshot } from './database/opening/snapshot'
import { seedDatabase } from './database/seeding/seed-database'
import { answerFailures } from './failures/failures'
import { httpLimits } from './http-limits'
import { mediaPlugin } from './media/media-plugin'
import { uploadedPictures } from './media/uploaded-pictures'
import { answerOwnHosts } from './own-hosts'
import { inMemory, openJournal } from './payment/journal'
import { createLedger } from './payment/ledger'
import { paymentHosts } from './payment/payment-hosts'
import { keepHostsApart, paymentPlugin } from './payment/payment-plugin'
import { allHotels, hotels } from './seed/hotels'
import { generatedHotels } from './seed/hotels/generated'
import { seedPages } from './seed/pages'
import { withSharedParts } from './seed/shared-parts'
import { serverLog } from './server-log'
import { tellSiteOrigin } from './site-address'

interface SandboxOptions {
  port: number
  /** Holds the database, the provider's payments and the drawn pictures. */
  folder: string
  /** A PostgreSQL to use in place of the one in the folder. */
  databaseUrl: string | undefined
  /** The file of a seeded database, in place of one in the folder (database/opening/snapshot.ts). */
  snapshot?: string | undefined
  /** Time limit of a page for the API's answers, in milliseconds; default: a second. */
  renderLimitMs?: number
  /** The site's public origin; default: the server's own address. */
  origin?: string | undefined
  /** Public origins of the payment provider and of its bank; default: hosts of the server's own port. */
  paymentOrigin?: string | undefined
  bankOrigin?: string | undefined
  /** Host names that the site answers to besides those of this machine and of the origins above. */
  allowedHosts?: readonly string[]
  /**
   * Addresses or networks, comma-separated, of the proxies whose `X-Forwarded-For`, `-Proto` and
   * `-Host` headers are trusted; default: none.
   */
  trustedProxies?: string | undefined
  /** The CDN's address for purging pages by key (`cms/purge.ts`); default: no CDN. */
  purgeUrl?: string | undefined
  /** The origins of other editors that may frame the canvas (author-plugin.ts); default: none. */
  editorOrigins?: readonly string[]
  /** What the server logs (server-log.ts); default: warnings and errors. */
  logLevel?: string | undefined
  /** Limits of one IP address, in place of `ADDRESS_LIMITS` (api/sign-in/rate-limits.ts). */
  limits?: Partial<AddressLimits>
}

const seed = (database: Database) =>
  seedDatabase(database, {
    hotels: allHotels,
    pages: withSharedParts(seedPages(hotels, generatedHotels)),
  })

/** Starts the whole chain: database, API, CMS and its author tier, pictures and control page on one address. */
export async function startSandbox(options: SandboxOptions) {
  const { port, folder, databaseUrl, snapshot, origin, trustedProxies } = options
  const { renderLimitMs, editorOrigins, limits = {} } = options
  const { paymentOrigin, bankOrigin, allowedHosts = [] } = options
  const limit = renderLimitMs === undefined ? {} : { limitMs: renderLimitMs }
  const operations = await readOperations(resolve('dist/operations'))
  const kept = snapshot ? await openSnapshot(snapshot, seed) : null
  const location = { folder: join(folder, 'database'), url: databaseUrl }
  const database = kept ?? (await openDatabase(location))
  if (!kept) await seed(database)

  const fastify = Fastify({
    ...httpLimits(),
    ...serverLog({ level: options.logLevel }),
    rewriteUrl: withoutContextPath,
    forceCloseConnections: true,
    // A busy machine may need longer than the ten seconds that a plugin has otherwise.
    pluginTimeout: 0,
    trustProxy: trustedProxies || false,
  })
  const configured = [origin, paymentOrigin, bankOrigin].flatMap((url) =>
    url ? new URL(url).hostname : [],
  )
  answerOwnHosts(fastify, [...configured, ...allowedHosts])
  let address = ''
  tellSiteOrigin(fastify, () => origin ?? address)
  // A database that stays has payments that stay.
  const journal = kept ? inMemory : openJournal(join(folder, 'payments.jsonl'))
  const ledger = createLedger({ journal })
  const payment = paymentHosts(() => address, {
    payment: paymentOrigin,
    bank: bankOrigin,
    site: origin,
  })
  keepHostsApart(fastify, payment)
  tellPayment(fastify, sandboxProvider(ledger, { origin: payment.origin }))
  await fastify.register(paymentPlugin, { ledger, hosts: payment })
  // A low level of brotli, because it runs for each answer; the build compresses its files itself.
  await fastify.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    // A page's head is sent while the API's other responses are pending.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  })
  const log: Log = (level, message) => fastify.log[level](message)
  answerFailures(fastify, { log })
  const clientLog = createClientLog()
  const faults = createFaults()
  await fastify.register(apiPlugin, { database, operations, faults, log: clientLog, limits })
  const startOver = kept && {
    startOver: async () => {
      await kept.restore()
      ledger.forget()
    },
  }
  await fastify.register(controlPlugin, { database, log: clientLog, ...startOver })
  await fastify.register(mediaPlugin, { hotels: allHotels, cacheFolder: join(folder, 'media') })
  await fastify.register(uploadedPictures, { database })
  const assetsFolder = resolve('dist/browser/assets')
  await fastify.register(cmsPlugin, {
    database,
    assetsFolder,
    stylesheet: resolve('sandbox/cms/site.css'),
    apiOrigin: () => address,
    faultHeaders: (request) => ({ ...faultHeaders(request), ...clockHeaders(request) }),
    keptFaultHeaders,
    faults,
    log,
    ...limit,
  })
  await fastify.register(authorPlugin, {
    database,
    assetsFolder,
    shellFolder: resolve('dist/author'),
    clientFolder: dirname(fileURLToPath(import.meta.resolve('@adobe/universal-editor-cors'))),
    picturesFolder: resolve('visual/palette'),
    apiOrigin: () => address,
    log,
    purge: purgeBy(options.purgeUrl, log),
    editorOrigins,
    ...limit,
  })
  fastify.addHook('onClose', () => database.close())
  address = await fastify.listen({ port, host: '127.0.0.1' })
  return { address, close: () => fastify.close() }
}
