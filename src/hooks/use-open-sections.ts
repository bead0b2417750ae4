import { useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface OpenSections {
  isOpen: (id: string) => boolean
  /** Opens or closes a section; says which. */
  toggle: (id: string) => boolean
  /** Opens a section if it is not open. */
  open: (id: string) => void
}

interface OpenSectionsOptions {
  /** Open from the first HTML on, until the visitor opens or closes something. */
  initial: readonly string[]
  /** One at a time: opening one closes the others. */
  isSingle?: boolean
  /** A link to the DOM id of the whole opens these of its sections, or the first of them. */
  whole?: { id: string; opens: readonly string[] }
}

/**
 * Which of some sections with these DOM ids are open. A link to a section, or to something inside of
 * one, opens it: when the page is entered by it, and whenever it is followed.
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
  const change = useCallback((next: (shown: readonly string[]) => readonly string[]) => {
    setChanged((changed) => next(changed ?? latest.current.start))
  }, [])
  const open = useCallback(
    (id: string) => change((all) => (all.includes(id) ? all : isSingle ? [id] : [...all, id])),
    [change, isSingle],
  )

  const known = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may have been entered by a section that came late
  useLayoutEffect(() => {
    const openAt = (hash: string) => {
      const target = hash.length > 1 && document.getElementById(decoded(hash.slice(1)))
      if (!target) return
      const { ids, whole } = latest.current
      if (target.id === whole?.id) {
        for (const id of isSingle ? whole.opens.slice(0, 1) : whole.opens) open(id)
        return
      }
      const id = ids.find((id) => target.closest(`#${CSS.escape(id)}`))
      if (id) open(id)
    }
    const onHash = () => openAt(location.hash)
    // The address does not change when the same link is followed a second time.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')
      if (link && link.hash === location.hash) openAt(link.hash)
    }
    onHash()
    window.addEventListener('hashchange', onHash)
    document.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('hashchange', onHash)
      document.removeEventListener('click', onClick)
    }
  }, [open, isSingle, known])

  return {
    isOpen: (id) => shown.includes(id),
    toggle: (id) => {
      const isOpen = !shown.includes(id)
      if (isOpen) open(id)
      else change((all) => all.filter((other) => other !== id))
      return isOpen
    },
    open,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
