import { atom } from 'jotai/vanilla'
import { pageAtom } from '../page/page'
import { readJson } from './storage'

/**
 * An atom that persists its value under a key: in session storage, for this tab, or in local storage,
 * for all tabs (C.5). `read` validates stored and written values; if it returns null, the atom's value
 * is null and a write removes the key. The atom writes nothing in edit mode. If the storage is full or
 * forbidden, the value stays in memory.
 */
export function storedAtom<Value>(
  key: string,
  read: (given: unknown) => Value | null,
  where: 'session' | 'local' = 'session',
) {
  const changes = atom(0)
  return atom(
    (get): Value | null => {
      get(changes)
      return read(readJson(get(pageAtom).storage[where], key))
    },
    (get, set, value: unknown) => {
      const { context, storage } = get(pageAtom)
      if (context.mode === 'edit') return
      const known = read(value)
      if (known === null) storage[where].remove(key)
      else storage[where].set(key, JSON.stringify(known))
      set(changes, (count) => count + 1)
    },
  )
}
