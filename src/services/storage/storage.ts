/**
 * A storage that never throws. If the Web Storage is full, forbidden or missing, values stay in
 * memory for this page.
 */
export interface PageStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * Wraps a Web Storage; each key has the site's prefix (C.5). `open` is called per access because
 * reading `localStorage` itself throws if storage is forbidden.
 */
export function openStorage(open: () => Storage, prefix: string): PageStorage {
  const memory = new Map<string, string>()
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key) ?? null
      try {
        return open().getItem(prefix + key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        open().setItem(prefix + key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(prefix + key)
      } catch {}
    },
  }
}

/** Key of the flag service's last answer in this tab, the initial flags of the next page view (C.9). */
export const FLAGS_KEY = 'flags'

/** An in-memory storage for rendering that must not write to the browser's storage. */
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
