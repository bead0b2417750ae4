import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { secrets } from './members/account-schema'

/** The chain's secret of that name, created by `make` when first needed, the same in all processes. */
export async function readSecret(
  { db }: Pick<Database, 'db'>,
  name: string,
  make: () => Promise<string>,
): Promise<string> {
  const read = () => db.select().from(secrets).where(eq(secrets.name, name))
  const [known] = await read()
  if (known) return known.value
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const [made] = await read()
  if (!made) throw new Error(`The secret ${name} is not in the database.`)
  return made.value
}
