import { useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface OpenSections {
  isOpen: (id: string) => boolean
  /** Toggles a section and returns whether it is open now. */
  toggle: (id: string) => boolean
  /** Opens a section unless it is open. */
  open: (id: string) => void
}

interface OpenSectionsOptions {
  /** Sections open in the server's HTML, until the visitor toggles one. */
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
  const change = useCallback((next: (shown: readonly string[]) => readonly string[]) => {
    setChanged((changed) => next(changed ?? latest.current.start))
  }, [])
  const open = useCallback(
    (id: string) => change((all) => (all.includes(id) ? all : isSingle ? [id] : [...all, id])),
    [change, isSingle],
  )

  const known = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may name a section that rendered late
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
    // Following the same link twice does not change the address.
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
