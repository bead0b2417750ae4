import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is the first render of what the server has printed; true on the server. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
