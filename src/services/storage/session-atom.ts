import { atom } from 'jotai/vanilla'
import { pageAtom } from '../page/page'
import { readJson } from './storage'

/**
 * What this tab keeps under a key from page to page (C.5). `read` takes whatever stands there or is
 * to be kept and gives what may be; null is nothing, and takes away what was there. Nothing is
 * written where an author edits; storage that is full or closed is memory.
 */
export function sessionAtom<Value>(key: string, read: (given: unknown) => Value | null) {
  const changes = atom(0)
  return atom(
    (get): Value | null => {
      get(changes)
      return read(readJson(get(pageAtom).storage.session, key))
    },
    (get, set, value: unknown) => {
      const { context, storage } = get(pageAtom)
      if (context.mode === 'edit') return
      const known = read(value)
      if (known === null) storage.session.remove(key)
      else storage.session.set(key, JSON.stringify(known))
      set(changes, (count) => count + 1)
    },
  )
}
