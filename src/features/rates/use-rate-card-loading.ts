import { useEffect } from 'react'
import { useStores } from '../../hooks/page-store'
import type { PageStore } from '../../services/page/page'

/** The open calls of a page. */
const calls = new WeakMap<PageStore, number>()

/** Keeps the page's flag `isRateCardLoading` set while a call for rates is open (C.5). */
export function useRateCardLoading(isOpen: boolean) {
  const { live } = useStores()
  useEffect(() => {
    if (!isOpen) return
    const count = async (change: number) => {
      const open = (calls.get(live) ?? 0) + change
      calls.set(live, open)
      const { pageStateAtom } = await import('../../services/page/page-state')
      live.set(pageStateAtom, { isRateCardLoading: (calls.get(live) ?? 0) > 0 })
    }
    count(1).catch(() => {})
    return () => void count(-1).catch(() => {})
  }, [isOpen, live])
}
