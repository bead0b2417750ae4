import { useCallback } from 'react'
import { track } from '../services/analytics/analytics'
import { visitorAtom } from '../services/session/visitor'
import { usePage, useStores } from './page-store'

/**
 * Pushes analytics events of a widget, with its name and the visitor's state of that moment (B.0). The
 * function stays the same.
 */
export function useTrack(
  widget: string,
  { analyticsId }: { analyticsId: string },
): (event: string, fields?: Record<string, unknown>) => void {
  const page = usePage()
  const { live } = useStores()
  return useCallback(
    (event, fields) => {
      const { state } = live.get(visitorAtom)
      track(page, event, {
        widget,
        analyticsId: analyticsId || widget,
        authState: state,
        ...fields,
      })
    },
    [page, live, widget, analyticsId],
  )
}
