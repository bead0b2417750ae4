import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database'
import { createSession, findSession } from '../sessions'
import { createTestDatabase } from '../testing/test-database'
import { compileOpener, ended, startOpener } from '../testing/test-process'
import { DatabaseFolderLockedError, lockFolder } from './folder-lock'
import { openDatabase } from './open-database'

let folder: string
/** The database of every test but the last, because creating one takes one and a half seconds. */
let place: string
let script: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-database-'))
  place = join(folder, 'kept')
  script = await compileOpener(join(folder, 'compiled'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const anonymous = { kind: 'anonymous', customerId: null, values: { locale: 'de-DE' } } as const
const known = { kind: 'anonymous', customer: null, values: { locale: 'de-DE' } }

test('an open folder cannot be opened again, and its data is kept', async () => {
  const first = await openDatabase({ folder: place })
  const id = await createSession(first, anonymous)

  await expect(openDatabase({ folder: place })).rejects.toThrow(DatabaseFolderLockedError)
  const { line, child } = await startOpener(script, place)
  await ended(child)
  expect(line).toMatch(/^DatabaseFolderLockedError/)
  expect(line).toContain(`The database folder ${place} is in use by process ${process.pid} on `)
  expect(line).toContain('DATABASE_URL')
  expect(child.exitCode).toBe(3)

  await first.close()
  await first.close()
  const again = await openDatabase({ folder: place })
  expect(await findSession(again, id)).toMatchObject(known)
  await again.close()
})

test('a folder that its process closed, or that died, can be opened at once without a loss', async () => {
  const polite = await startOpener(script, place)
  polite.child.stdin?.write('close\n')
  await ended(polite.child)

  const killed = await startOpener(script, place)
  expect(killed.line).toMatch(/^open /)
  await expect(openDatabase({ folder: place })).rejects.toThrow(
    new RegExp(`process ${killed.child.pid} `),
  )
  killed.child.kill('SIGKILL')
  await ended(killed.child)

  const rivals = await Promise.allSettled([
    openDatabase({ folder: place }),
    openDatabase({ folder: place }),
  ])
  const opened = rivals.flatMap((rival) => (rival.status === 'fulfilled' ? [rival.value] : []))
  expect(opened).toHaveLength(1)
  const database = opened[0] as Database
  for (const { line } of [polite, killed]) {
    const id = line.replace('open ', '')
    expect(await findSession(database, id)).toMatchObject({ kind: 'anonymous' })
  }
  await database.close()
})

test('a process that stands still keeps its folder, however long', async () => {
  const holder = await startOpener(script, place)
  holder.child.kill('SIGSTOP')
  try {
    // As old as after a night of a suspended laptop: nothing may conclude anything from the age of a file.
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    for (const name of await readdir(place)) await utimes(join(place, name), yesterday, yesterday)
    await expect(openDatabase({ folder: place })).rejects.toThrow(DatabaseFolderLockedError)
    const rival = await startOpener(script, place)
    await ended(rival.child)
    expect(rival.line).toMatch(/^DatabaseFolderLockedError/)
  } finally {
    holder.child.kill('SIGCONT')
  }
  holder.child.stdin?.write('close\n')
  await ended(holder.child)
  const after = await openDatabase({ folder: place })
  expect(await findSession(after, holder.line.replace('open ', ''))).not.toBeNull()
  await after.close()
})

test('a folder with other content is not left locked', async () => {
  const broken = join(folder, 'broken')
  await mkdir(broken)
  await writeFile(join(broken, 'postgres'), 'not a database')
  await expect(openDatabase({ folder: broken })).rejects.not.toThrow(DatabaseFolderLockedError)
  const unlock = await lockFolder(broken)
  await unlock()
})

const server = process.env.DATABASE_URL
const onPostgres = server ? test : test.skip
onPostgres('servers that start on one new PostgreSQL at the same time all work', async () => {
  const { url, drop } = await createTestDatabase(server ?? '')
  const many = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })))
  const id = await createSession(many[0] as Database, anonymous)
  for (const each of many) expect(await findSession(each, id)).toMatchObject(known)
  await Promise.all(many.map((each) => each.close()))
  await drop()
})
