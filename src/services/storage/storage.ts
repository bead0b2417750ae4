/** A storage that never throws: full, forbidden or missing, it keeps values for this page only. */
export interface PageStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

const PREFIX = 'ald.v1.'

/**
 * Wraps a Web Storage under versioned keys `ald.v1.*` (C.5). `open` is called per access
 * because merely naming `localStorage` throws where storage is forbidden.
 */
export function openStorage(open: () => Storage): PageStorage {
  const memory = new Map<string, string>()
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key) ?? null
      try {
        return open().getItem(PREFIX + key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        open().setItem(PREFIX + key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(PREFIX + key)
      } catch {}
    },
  }
}

/** The last answer of the flags' service in this tab: where the next page view begins (C.9). */
export const FLAGS_KEY = 'flags'

/** For the server and author mode, where nothing is written. */
export function memoryStorage(): PageStorage {
  const memory = new Map<string, string>()
  return {
    get: (key) => memory.get(key) ?? null,
    set: (key, value) => void memory.set(key, value),
    remove: (key) => void memory.delete(key),
  }
}

/** Parses a stored value; corrupt JSON reads as absent. */
export function readJson(storage: PageStorage, key: string): unknown {
  try {
    return JSON.parse(storage.get(key) ?? 'null')
  } catch {
    return null
  }
}
