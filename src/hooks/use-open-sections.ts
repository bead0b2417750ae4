import { useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface OpenSections {
  isOpen: (id: string) => boolean
  /** Opens or closes a section; says which. */
  toggle: (id: string) => boolean
  /** Opens a section if it is not open. */
  open: (id: string) => void
}

interface OpenSectionsOptions {
  /** Open from the first HTML on. */
  initial: readonly string[]
  /** One at a time: opening one closes the others. */
  isSingle?: boolean
}

/**
 * Which of some sections with these DOM ids are open. A link to a section, or to something inside of
 * one, opens it: when the page is entered by it, and whenever it is followed.
 */
export function useOpenSections(
  ids: readonly string[],
  { initial, isSingle = false }: OpenSectionsOptions,
): OpenSections {
  const [shown, setShown] = useState(() => (isSingle ? initial.slice(0, 1) : initial))
  const open = useCallback(
    (id: string) => setShown((all) => (all.includes(id) ? all : isSingle ? [id] : [...all, id])),
    [isSingle],
  )

  const latest = useRef(ids)
  useLayoutEffect(() => {
    latest.current = ids
  })
  useLayoutEffect(() => {
    const openAt = (hash: string) => {
      const target = hash.length > 1 && document.getElementById(decoded(hash.slice(1)))
      const id = target && latest.current.find((id) => target.closest(`#${CSS.escape(id)}`))
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
  }, [open])

  return {
    isOpen: (id) => shown.includes(id),
    toggle: (id) => {
      const isOpen = !shown.includes(id)
      if (isOpen) open(id)
      else setShown((all) => all.filter((other) => other !== id))
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
