import { track } from '../services/analytics/analytics'
import { visitorAtom } from '../services/session/visitor'
import { usePage } from './page-store'
import { usePageValue } from './use-page-value'

/** Pushes analytics events of a widget, with its name and the visitor's state (B.0). */
export function useTrack(
  widget: string,
  { analyticsId }: { analyticsId: string },
): (event: string, fields?: Record<string, unknown>) => void {
  const page = usePage()
  const { state } = usePageValue(visitorAtom)
  return (event, fields) =>
    track(page, event, { widget, analyticsId: analyticsId || widget, authState: state, ...fields })
}
