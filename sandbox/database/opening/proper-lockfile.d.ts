/** The part of proper-lockfile 4.1 that we use; the package has no types of its own. */
declare module 'proper-lockfile' {
  interface LockOptions {
    /** False: the file need not exist. */
    realpath: false
    /** Milliseconds without an update after which a lock counts as abandoned. */
    stale?: number
    /** Milliseconds between updates of a lock that is held. */
    update?: number
    retries?: { retries: number; minTimeout: number; maxTimeout: number }
  }
  /** Makes the folder `{file}.lock`; rejects with code `ELOCKED` when the lock is held. */
  export function lock(file: string, options: LockOptions): Promise<() => Promise<void>>
}
