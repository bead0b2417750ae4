import type { Atom } from 'jotai/vanilla'
import { type Page, type PageStore, pageAtom } from '../services/page/page'

/** What jotai passes to an atom's `read`; a render on the server never cancels or writes. */
const OPTIONS = { signal: new AbortController().signal, setSelf: refuse as never }

/**
 * The store of one page on the server. It reads each atom once and throws for a change, as a render
 * has none. With jotai's own store the memory of a page outlives the page: the engine's quick garbage
 * collection cannot free it (docs/decisions/0066).
 */
export function createReadingStore(page: Page): PageStore {
  const values = new Map<Atom<unknown>, unknown>([[pageAtom, page]])
  const get = <Value>(atom: Atom<Value>): Value => {
    if (values.has(atom)) return values.get(atom) as Value
    // An atom without a `read` of its own reads itself, and means its initial value.
    const getter = <Other>(other: Atom<Other>): Other =>
      (other as Atom<unknown>) === atom && 'init' in other ? (other.init as Other) : get(other)
    const value = atom.read(getter, OPTIONS)
    values.set(atom, value)
    return value
  }
  return { get, set: refuse, sub: refuse }
}

function refuse(): never {
  throw new Error('A page that is rendered on the server does not change.')
}
