import { useCallback, useEffect } from 'react'
import { mfaOptionsAtom } from '../../../features/sign-in/mfa-options.store'
import { usePage } from '../../../hooks/page-store'
import { usePageAction, usePageValue } from '../../../hooks/use-page-value'
import { profilePath } from '../../../rules/site/paths'
import { listen } from '../../../services/events/events'
import { localPathAtom } from '../../../services/navigate/context-path'
import { navigate } from '../../../services/navigate/navigate'
import { openOverlay } from '../../../services/overlays/overlays'
import { refreshVisitorAtom } from '../../../services/session/visitor'
import { returnPath, signInHref } from '../account-way'

export type OtpModel =
  /** A sign-in waits for its code, which the overlay of the page requests. */
  | { state: 'ready'; start: () => void }
  /** No sign-in waits in this tab. */
  | { state: 'none'; signIn: string }

/** The second step of a sign-in on its own page; the overlay `one-time-code` requests the code (W58). */
export function useOtp(): OtpModel {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const options = usePageValue(mfaOptionsAtom)
  const refresh = usePageAction(refreshVisitorAtom)
  const hasOptions = options !== null
  const start = useCallback(() => void openOverlay('one-time-code'), [])
  useEffect(() => {
    if (hasOptions && page.context.mode === 'publish') start()
  }, [hasOptions, start, page])
  useEffect(
    () =>
      listen('otp-accepted', () => {
        void refresh()
        navigate(page, returnPath(page) ?? profilePath(page.site), { replace: true })
      }),
    [page, refresh],
  )
  if (hasOptions || page.context.mode === 'edit') return { state: 'ready', start }
  return { state: 'none', signIn: localPath(signInHref(page, returnPath(page))) }
}
