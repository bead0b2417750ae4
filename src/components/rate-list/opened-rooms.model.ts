import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useAfterPaint } from '../../hooks/use-after-paint'
import { asked, queryName } from '../../rules/site/query'

export interface OpenedRooms {
  /** Codes of the room types whose further rates are open when the page is printed. */
  codes: readonly string[]
  /** Writes into the address which of them are open now. */
  keep: () => void
}

/** Room types with all their rates open: in the address, so that Back shows the list as it was left. */
export function useOpenedRooms(id: string): OpenedRooms {
  const page = usePage()
  const afterPaint = useAfterPaint()
  const [codes] = useState(() => (asked(page, 'open') ?? '').split('.').filter(Boolean))
  const keep = useCallback(() => {
    if (page.context.mode === 'edit') return
    const url = page.location()
    const name = queryName(page.site, 'open')
    const open = openIn(listOf(id)).join('.')
    if (open === (url.searchParams.get(name) ?? '')) return
    if (open) url.searchParams.set(name, open)
    else url.searchParams.delete(name)
    history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  }, [page, id])
  // The visitor may have opened one before the script was there, or before its card is hydrated.
  useEffect(() => {
    keep()
    const list = listOf(id)
    // The rates that were opened are shown before the address is written.
    const onToggle = () => afterPaint(keep)
    list?.addEventListener('toggle', onToggle, true)
    return () => list?.removeEventListener('toggle', onToggle, true)
  }, [keep, afterPaint, id])
  return { codes, keep }
}

const listOf = (id: string) => document.getElementById(`${id}-title`)?.closest('section')

function openIn(list: Element | null | undefined): string[] {
  const all = list?.querySelectorAll<HTMLElement>('details[data-room][open]') ?? []
  return [...all].map(({ dataset }) => dataset.room ?? '')
}
