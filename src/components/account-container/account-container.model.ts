import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useMainHeading } from '../../hooks/use-main-heading'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { profilePath } from '../../rules/site/paths'
import { asked, ownAddress } from '../../rules/site/query'
import { navigate } from '../../services/navigate/navigate'
import type { Page } from '../../services/page/page'
import { type Visitor, visitorAtom } from '../../services/session/visitor'
import type { AccountContainerProps } from './account-container.schema'
import { type AccountView, accountViewOf, MEMBER_VIEWS } from './account-view'
import { returnPath, signInHref } from './account-way'

export type AccountContainerModel =
  /** The visitor is not known yet, or may not see the view and is being redirected. */
  | { state: 'waiting'; view: AccountView }
  | {
      state: 'shown'
      view: AccountView
      /** Level of the view's heading: 1 if it is the page's main heading. */
      level: number
    }

/** Selects the view, and redirects a visitor who may not see it (W52). */
export function useAccountContainer(props: AccountContainerProps): AccountContainerModel {
  const page = usePage()
  const isEditing = page.context.mode === 'edit'
  // The view is kept: a mailed link's token is removed from the address while its view is shown.
  const [first] = useState(() => accountViewOf(props, page))
  const view = isEditing ? accountViewOf(props, page) : first
  const visitor = usePageValue(visitorAtom)
  const level = useMainHeading(props.id, true) ? 1 : props.headingLevel
  const target = isEditing ? null : redirectOf(view, visitor, page)
  // The form for the contact details holds nothing of the member; it is there without a script too.
  const isUnknown = view === 'profile' && visitor.state === 'unknown'
  const isWaiting = !isEditing && (target !== null || isUnknown) && MEMBER_VIEWS.includes(view)
  const track = useTrack('account-container', props)

  useEffect(() => {
    if (target !== null) navigate(page, target, { replace: true })
  }, [target, page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useEffect(() => {
    if (!isWaiting) track('account_view', { view })
  }, [view, isWaiting])

  return isWaiting ? { state: 'waiting', view } : { state: 'shown', view, level }
}

/** The redirect target for a visitor who may not see the view; null if the visitor may. */
function redirectOf(view: AccountView, { state }: Visitor, page: Page): string | null {
  if (state === 'unknown') return null
  // In a frame the parent page navigates.
  const isFramed = asked(page, 'overlay') === 'true'
  if (view === 'signIn' && !isFramed && state === 'authenticated')
    return returnPath(page) ?? profilePath(page.site)
  if (!MEMBER_VIEWS.includes(view) || state === 'authenticated') return null
  return signInHref(page, ownAddress(page))
}
