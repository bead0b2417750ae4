import type { Table } from 'drizzle-orm'
import type { Database } from '../../database/database'
import type { PoolLimits } from '../../database/opening/connect'
import { type Seed, seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import type { Ledger } from '../../payment/ledger'
import type { HotelDesk } from '../order/hotel-desk'
import { sandboxProvider } from '../order/sandbox-provider'
import type { AddressLimits } from '../sign-in/rate-limits'
import { PAY_ORIGIN, startTestServer, type TestServer } from './test-server'

interface Setup extends Partial<Seed> {
  /** Texts of the operations that are registered. */
  operations?: readonly string[]
  dtt?: readonly string[]
  /** Emptied before each test. */
  empty?: Table[]
  /** Of the payment provider, for tests that look into it. */
  ledger?: Ledger
  /** The system of the hotels, for tests that look into it. */
  desk?: HotelDesk
  /** Of the address that all calls of a test come from; none by default. */
  addressLimits?: Partial<AddressLimits>
  /** Of the connections to PostgreSQL. */
  limits?: PoolLimits
}

/** Opened by a hook before the first test of a file; not to be read while the file is evaluated. */
export interface Api {
  database: Database
  server: TestServer
}

/** The hooks that give the tests of a file a seeded database and its API. */
export function testApi(setup: Setup = {}): Api {
  const { hotels = [], pages = [], operations = [], dtt = [], empty = [], ledger, limits } = setup
  const { addressLimits, desk } = setup
  const api = {} as Api
  beforeAll(async () => {
    api.database = await openTestDatabase(limits)
    await seedDatabase(api.database, { hotels, pages })
    api.server = await startTestServer(
      api.database,
      { regular: operations, dtt },
      addressLimits,
      ledger && sandboxProvider(ledger, { origin: () => PAY_ORIGIN }),
      desk,
    )
  })
  beforeEach(async () => {
    for (const table of empty) await api.database.db.delete(table)
  })
  afterAll(async () => {
    await api.server.close()
    await api.database.close()
  })
  return api
}
