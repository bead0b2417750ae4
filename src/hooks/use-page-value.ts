import type { Atom, WritableAtom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'
import { useStores } from './page-store'

/**
 * A value shared by all widgets of the page. During hydration it is the server's value, and right
 * after that the current one, so that a late widget matches its HTML.
 */
export function usePageValue<Value>(atom: Atom<Value>): Value {
  return useSelectedValue(atom, whole)
}

const whole = <Value>(value: Value) => value

/**
 * A part of such a value. The widget renders again only when the part changes by identity, so
 * `read` must return an existing value, not create one.
 */
export function useSelectedValue<Value, Part>(
  atom: Atom<Value>,
  read: (value: Value) => Part,
): Part {
  const { live, served } = useStores()
  const subscribe = useCallback((onChange: () => void) => live.sub(atom, onChange), [live, atom])
  return useSyncExternalStore(
    subscribe,
    () => read(live.get(atom)),
    () => read(served.get(atom)),
  )
}

/** A stable function that writes to the shared state. */
export function usePageAction<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
): (...args: Args) => Result {
  const { live } = useStores()
  return useCallback((...args: Args) => live.set(atom, ...args), [live, atom])
}
