import DataLoader from 'dataloader'

/**
 * Reads one value by its key, in one statement with those that others ask for in the same turn of the event
 * loop: the calls of a page arrive together, and ask for the same session and the same order. Nothing is kept, and
 * nobody joins a statement that was sent before: each call reads what was written before it asked. Callers of
 * one key share the value and must not change it. Null for a key that `read` does not find.
 */
export function readTogether<Db extends object, Key, Value>(
  read: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (db: Db, key: Key) => Promise<Value | null> {
  const loaders = new WeakMap<Db, DataLoader<Key, Value | null>>()
  const loaderOf = (db: Db) => {
    const known = loaders.get(db)
    if (known) return known
    const loader = new DataLoader<Key, Value | null>(
      async (keys) => {
        const found = await read(db, [...new Set(keys)])
        return keys.map((key) => found.get(key) ?? null)
      },
      // Runs after the requests that have arrived.
      { cache: false, batchScheduleFn: (send) => setImmediate(send) },
    )
    loaders.set(db, loader)
    return loader
  }
  return (db, key) => loaderOf(db).load(key)
}
