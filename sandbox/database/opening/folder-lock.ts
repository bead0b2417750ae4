import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { lock } from 'proper-lockfile'

interface Owner {
  pid: number
  host: string
  /** The start of the process, as a restarted container may give its pid to another process. */
  started: number
}

const self: Owner = { pid: process.pid, host: hostname(), started: performance.timeOrigin }

/** Options of the lock around checking and claiming the folder, which is held for milliseconds. */
const TURN = { realpath: false, retries: { retries: 40, minTimeout: 25, maxTimeout: 250 } } as const

/**
 * The time without a heartbeat after which a process of another machine counts as dead. It is much
 * longer than PGlite can block the event loop and with it the heartbeat.
 */
const STALE_MS = 60_000
const HEARTBEAT_MS = 5_000

const LOCK = { realpath: false, stale: STALE_MS, update: HEARTBEAT_MS } as const

/** Thrown to the second process on a PGlite folder, because both would diverge silently. */
export class DatabaseFolderLockedError extends Error {
  override name = 'DatabaseFolderLockedError'
  constructor(folder: string, owner: Owner | undefined) {
    const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process'
    super(
      `The database folder ${folder} is in use by ${who}. Stop that sandbox, or give this one ` +
        'another folder, or set DATABASE_URL to a PostgreSQL that both can share. ' +
        `A sandbox that was killed on another machine frees its folder after ${STALE_MS / 1000} s.`,
    )
  }
}

/**
 * Claims the folder for this process and returns the function that releases it. The claim of a dead
 * process of this machine is taken over at once.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const endTurn = await lock(join(folder, 'opening'), TURN)
  try {
    return await take(folder)
  } finally {
    await endTurn()
  }
}

async function take(folder: string): Promise<() => Promise<void>> {
  const database = join(folder, 'database')
  const ownerFile = join(folder, 'owner.json')
  const owner = await readOwner(ownerFile)
  if (owner && isDead(owner)) await rm(`${database}.lock`, { recursive: true, force: true })
  const release = await lock(database, LOCK).catch((error) => {
    throw error.code === 'ELOCKED' ? new DatabaseFolderLockedError(folder, owner) : error
  })
  await writeFile(ownerFile, JSON.stringify(self))
  return async () => {
    await rm(ownerFile, { force: true })
    await release()
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isDead(owner: Owner): boolean {
  if (owner.host !== self.host) return false
  if (owner.pid === self.pid) return owner.started !== self.started
  try {
    process.kill(owner.pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
