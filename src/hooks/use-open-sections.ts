import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useStores } from './page-store'

export interface OpenSections {
  isOpen: (id: string) => boolean
  /** Opens or closes a section. */
  set: (id: string, isOpen: boolean) => void
}

interface OpenSectionsOptions {
  /** Sections open in the server's HTML, until the visitor opens or closes one. */
  initial: readonly string[]
  /** Whether opening a section closes the others. */
  isSingle?: boolean
  /**
   * A link to the DOM id of the widget opens these sections, or the first of them with `isSingle`.
   */
  whole?: { id: string; opens: readonly string[] }
}

/**
 * The open state of sections, by DOM id. A link to a section, or to an element inside it, opens the
 * section: on page load and each time the link is followed.
 */
export function useOpenSections(
  ids: readonly string[],
  { initial, isSingle = false, whole }: OpenSectionsOptions,
): OpenSections {
  const start = isSingle ? initial.slice(0, 1) : initial
  const [changed, setChanged] = useState<readonly string[]>()
  const shown = changed ?? start

  const latest = useRef({ ids, start, whole })
  useLayoutEffect(() => {
    latest.current = { ids, start, whole }
  })
  const set = useCallback(
    (id: string, isOpen: boolean) =>
      setChanged((changed) => {
        const all = changed ?? latest.current.start
        if (all.includes(id) === isOpen) return changed
        if (!isOpen) return all.filter((other) => other !== id)
        return isSingle ? [id] : [...all, id]
      }),
    [isSingle],
  )

  const { live, served } = useStores()
  const isServed = useRef(live !== served)
  const known = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may name a section that rendered late
  useLayoutEffect(() => {
    const openAt = (hash: string, isFollowed: boolean) => {
      const target = hash.length > 1 && document.getElementById(decoded(hash.slice(1)))
      if (!target) return
      const { ids, whole } = latest.current
      if (target.id === whole?.id) {
        for (const id of isSingle ? whole.opens.slice(0, 1) : whole.opens) set(id, true)
        return
      }
      const id = ids.find((id) => sectionAt(id)?.contains(target))
      const section = id && sectionAt(id)
      if (!section) return
      if (section instanceof HTMLDetailsElement) {
        // The browser opened it on page load, and the visitor may have closed it since.
        if (opensTargets() && isServed.current) return
        if (!opensTargets() && !section.open) {
          section.open = true
          if (isFollowed || window.scrollY === 0) target.scrollIntoView()
        }
      }
      set(id, true)
    }
    const onHash = () => openAt(location.hash, true)
    // Following the same link twice does not change the address.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')
      if (link && link.hash === location.hash) openAt(link.hash, true)
    }
    openAt(location.hash, false)
    isServed.current = false
    window.addEventListener('hashchange', onHash)
    document.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('hashchange', onHash)
      document.removeEventListener('click', onClick)
    }
  }, [set, isSingle, known])

  return { isOpen: (id) => shown.includes(id), set }
}

/**
 * Whether the browser opens the `<details>` around the target of a link. Browsers came to do that
 * in the version that has the event.
 */
const opensTargets = () => 'onbeforematch' in document

/** The element at the DOM id, or the `<details>` that it is the target of. */
function sectionAt(id: string): HTMLElement | null {
  const element = document.getElementById(id)
  const parent = element?.parentElement
  return parent instanceof HTMLDetailsElement ? parent : element
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
