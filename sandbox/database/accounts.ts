import { eq, or } from 'drizzle-orm'
import { accounts } from './account-schema'
import type { Database } from './database'
import { customers } from './schema'

/** An account with the facts of its member that a sign-in needs. */
export type Account = typeof accounts.$inferSelect & {
  memberNumber: string
  givenName: string
  surname: string
}

type Db = Pick<Database, 'db'>

/** The account of an e-mail address in any letter case, a member number or a phone number. */
export async function findAccount({ db }: Db, userName: string): Promise<Account | null> {
  const digits = userName.replace(/\D/g, '')
  const isNamed = userName.includes('@')
    ? eq(accounts.email, userName.toLowerCase())
    : or(eq(customers.memberNumber, digits), eq(accounts.phone, digits))
  const rows = await db
    .select({
      account: accounts,
      memberNumber: customers.memberNumber,
      givenName: customers.givenName,
      surname: customers.surname,
    })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(isNamed)
  const row = rows.find(({ memberNumber }) => memberNumber === digits) ?? rows[0]
  if (!row) return null
  const { account, ...facts } = row
  return { ...account, ...facts }
}
