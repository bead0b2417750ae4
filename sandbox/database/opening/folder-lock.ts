import { closeSync, openSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** For the message of the second process: the lock itself does not depend on it. */
interface Owner {
  pid: number
  host: string
}

/** Thrown to the second process on a PGlite folder, because both would diverge silently. */
export class DatabaseFolderLockedError extends Error {
  override name = 'DatabaseFolderLockedError'
  constructor(folder: string, owner: Owner | undefined) {
    const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process'
    super(
      `The database folder ${folder} is in use by ${who}. Stop that sandbox, or give this one ` +
        'another folder, or set DATABASE_URL to a PostgreSQL that both can share.',
    )
  }
}

/**
 * Claims the folder for this process and returns the function that releases it. The operating system
 * holds the lock of the open file (an OFD lock on Linux, `flock` on macOS, `LockFileEx` on Windows):
 * it frees the lock when the process ends, in whatever way, and at no other time.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const ownerFile = join(folder, 'owner.json')
  // The file stays: a process that opens it while another one deletes it would lock a file without a name.
  // A number, because a handle that nothing refers to is closed.
  const file = openSync(join(folder, 'lock'), 'a+')
  if (!tryLock(file)) {
    closeSync(file)
    throw new DatabaseFolderLockedError(folder, await readOwner(ownerFile))
  }
  const self: Owner = { pid: process.pid, host: hostname() }
  await writeFile(ownerFile, JSON.stringify(self))
  return async () => {
    await rm(ownerFile, { force: true })
    closeSync(file)
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
