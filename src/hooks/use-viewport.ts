import { useSyncExternalStore } from 'react'

/**
 * Whether a media query holds; `served` is what the server's HTML was made for. Layout belongs into
 * CSS: this is for what CSS cannot say, such as which element a thing is.
 */
export function useMedia(query: string, served: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => served,
  )
}
