import { resolve } from 'node:path'
import { startSandbox } from './start-sandbox'

const { RENDER_LIMIT_MS } = process.env

const { address, close } = await startSandbox({
  port: Number(process.env.PORT ?? 4000),
  folder: resolve(process.env.SANDBOX_FOLDER ?? '.sandbox'),
  databaseUrl: process.env.DATABASE_URL,
  ...(RENDER_LIMIT_MS ? { renderLimitMs: Number(RENDER_LIMIT_MS) } : {}),
  origin: process.env.SITE_ORIGIN,
  trustedProxies: process.env.TRUSTED_PROXIES,
})

process.stdout.write(`
Alderway Hotels is open at ${address}

  ${address}/                                            home
  ${address}/hotels/alderway-new-york-midtown/overview           a hotel
  ${address}/ar-SA/hotels/alderway-new-york-midtown/overview     the same, right to left
  ${address}/reservation/rateListMenu.mi?propertyCode=NYCAB
  ${address}/reservation/findReservationDetail.mi?propertyCode=TYOJP
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
