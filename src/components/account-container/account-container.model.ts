import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useIsSlow } from '../../hooks/use-is-slow'
import { useMainHeading } from '../../hooks/use-main-heading'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { profilePath } from '../../rules/site/paths'
import { asked, ownAddress } from '../../rules/site/query'
import { goTo } from '../../services/navigate/go'
import type { Page } from '../../services/page/page'
import { type Visitor, visitorAtom } from '../../services/session/visitor'
import type { AccountContainerProps } from './account-container.schema'
import { type AccountView, accountViewOf } from './account-view'
import { returnPath, signInHref } from './account-way'

export type AccountContainerModel =
  /** Not yet known whether the view is for this visitor, or it is not and another page is on its way. */
  | { state: 'waiting'; view: AccountView; isSlow: boolean }
  | {
      state: 'shown'
      view: AccountView
      /** Of the view's heading: 1 where it is the page's main one. */
      level: number
    }

/** Picks the view and sends whoever is in the wrong place to the right one (W52). */
export function useAccountContainer(props: AccountContainerProps): AccountContainerModel {
  const page = usePage()
  const isEditing = page.context.mode === 'edit'
  // A token leaves the address while its view is shown.
  const [first] = useState(() => accountViewOf(props, page))
  const view = isEditing ? accountViewOf(props, page) : first
  const visitor = usePageValue(visitorAtom)
  const level = useMainHeading(props.id, true) ? 1 : props.headingLevel
  const target = isEditing ? null : rightPlace(view, visitor, page)
  const isWaiting =
    !isEditing && view === 'profile' && (target !== null || visitor.state === 'unknown')
  const isSlow = useIsSlow(isWaiting)
  const track = useTrack('account-container', props)

  useEffect(() => {
    if (target !== null) goTo(page, target, { replace: true })
  }, [target, page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useEffect(() => {
    if (!isWaiting) track('account_view', { view })
  }, [view, isWaiting])

  return isWaiting ? { state: 'waiting', view, isSlow } : { state: 'shown', view, level }
}

/** Where a visitor belongs who is not meant to see this view; null for all others. */
function rightPlace(view: AccountView, { state }: Visitor, page: Page): string | null {
  if (state === 'unknown') return null
  // In a frame the page around it goes on.
  const isFramed = asked(page, 'overlay') === 'true'
  if (view === 'signIn' && !isFramed && state === 'authenticated')
    return returnPath(page) ?? profilePath(page.site)
  if (view !== 'profile' || state === 'authenticated') return null
  return signInHref(page, ownAddress(page))
}
