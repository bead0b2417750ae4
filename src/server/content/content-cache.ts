/** A cache of authored content after reading, keyed by the exact text that was read. */
export interface ContentCache<Value> {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  /** The number of entries and an estimate of their memory. */
  size: () => { entries: number; bytes: number }
}

interface Limits {
  entries: number
  bytes: number
}

/**
 * Bytes of memory per character of a key, for the key, its props, and their printed JSON. Measured:
 * 1,914 bytes for a key of 240 characters.
 */
const BYTES_PER_CHARACTER = 8

/**
 * A cache that approximates least-recently-used eviction with two halves. An entry that is set or
 * used goes to the recent half. When the recent half is full, the cache drops the older half, whose
 * entries were not used since the last exchange, and the recent half becomes the older one.
 */
export function createContentCache<Value>(limits: Limits): ContentCache<Value> {
  let recent = new Map<string, Value>()
  let older = new Map<string, Value>()
  let recentBytes = 0
  let olderBytes = 0
  const set = (key: string, value: Value) => {
    const bytes = key.length * BYTES_PER_CHARACTER
    // A large entry would evict many others, so it is not cached.
    if (bytes > limits.bytes / 16) return
    if (recent.size >= limits.entries / 2 || recentBytes + bytes > limits.bytes / 2) {
      older = recent
      olderBytes = recentBytes
      recent = new Map()
      recentBytes = 0
    }
    if (!recent.has(key)) recentBytes += bytes
    recent.set(key, value)
  }
  return {
    get(key) {
      const value = recent.get(key)
      if (value !== undefined) return value
      const old = older.get(key)
      if (old === undefined) return undefined
      older.delete(key)
      olderBytes -= key.length * BYTES_PER_CHARACTER
      set(key, old)
      return old
    },
    set,
    size: () => ({ entries: recent.size + older.size, bytes: recentBytes + olderBytes }),
  }
}

/** Freezes a value and all objects inside it; returns the same value. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const member of Object.values(value)) deepFreeze(member)
  return Object.freeze(value)
}
