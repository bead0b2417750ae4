import type { Atom, WritableAtom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'
import { useStores } from './page-store'

/**
 * A value that all widgets of the page share. While a root hydrates it reads what the server knew,
 * then at once what is known by now: a widget that mounts late never mismatches its HTML.
 */
export function usePageValue<Value>(atom: Atom<Value>): Value {
  return usePagePart(atom, whole)
}

const whole = <Value>(value: Value) => value

/**
 * The same of a part: the widget renders again only when the part is another one, so `read` gives what
 * stands in the value and makes nothing new.
 */
export function usePagePart<Value, Part>(atom: Atom<Value>, read: (value: Value) => Part): Part {
  const { live, served } = useStores()
  const subscribe = useCallback((onChange: () => void) => live.sub(atom, onChange), [live, atom])
  return useSyncExternalStore(
    subscribe,
    () => read(live.get(atom)),
    () => read(served.get(atom)),
  )
}

/** A function that writes to what the page shares; the same one in every render. */
export function usePageAction<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
): (...args: Args) => Result {
  const { live } = useStores()
  return useCallback((...args: Args) => live.set(atom, ...args), [live, atom])
}
