import { useEffect, useRef, useState } from 'react'
import { rememberJoinOffer, wasJoinOffered } from '../../features/join/join.service'
import type { Joined, JoinForm } from '../../features/join/join-offer.model'
import { readJoiner } from '../../features/join/joiner.rules'
import { useJoinEligibility } from '../../features/join/use-join-eligibility'
import { useJoinOffer } from '../../features/join/use-join-offer'
import { usePage } from '../../hooks/page-store'
import { useOverlay } from '../../hooks/use-overlay'
import { usePageAction } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { openOverlay, overlayRefused } from '../../services/overlays/overlays'
import { refreshVisitorAtom } from '../../services/session/visitor'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import { useIsSlow } from '../../ui/text/use-is-slow'
import type { OneClickJoinModalProps } from './one-click-join-modal.schema'

interface DialogModel {
  program: string
  close: (reason: CloseReason) => void
}

export type OneClickJoinModalModel = DialogModel &
  (
    | { state: 'closed' }
    /** The visitor has waited for more than a second for the answer whether joining is possible. */
    | { state: 'loading' }
    | { state: 'open'; isInline: boolean; offer: JoinForm | Joined }
  )

const NO_CLAIMS = { benefits: [], isMemberRateAvailable: false }

/**
 * One-click join in a dialog (W65). The opening event passes the known values of the visitor
 * (`givenName`, `familyName`, `email`, `country`), `linkOrder` for a reservation that a sign-in should
 * link, and `automatic` if the visitor did not request it: then once per session. If joining is not
 * possible, the dialog stays closed and raises `overlay-refused`.
 */
export function useOneClickJoinModal(props: OneClickJoinModalProps): OneClickJoinModalModel {
  const { id } = props
  const page = usePage()
  const refreshVisitor = usePageAction(refreshVisitorAtom)
  const overlay = useOverlay<'join'>(props)
  const { isOpen: isAsked, props: given, close } = overlay
  const isInline = page.context.mode === 'edit'
  const isAutomatic = given.automatic === true
  const [asked, setAsked] = useState({ is: false, isSpent: false })
  if (asked.is !== isAsked) {
    setAsked({ is: isAsked, isSpent: isAsked && isAutomatic && wasJoinOffered(page) })
  }
  const { isSpent } = asked
  const isOpen = isAsked && asked.is && !isSpent
  const surface = page.context.page.id
  const trackEvent = useTrack('one-click-join-modal', props)
  const track: typeof trackEvent = (event, fields) => trackEvent(event, { surface, ...fields })
  const eligibility = useJoinEligibility(readJoiner(given).country, isOpen)

  const signIn = () => {
    const { linkOrder } = given
    const reason = linkOrder ? 'saveReservation' : surface === 'rate-list' ? 'memberRate' : ''
    close('button')
    return openOverlay('sign-in', { reason, ...(linkOrder ? { linkOrder } : {}) })
  }
  // If the call fails, the server still decides when the form is sent.
  const isLost = eligibility.state === 'failed' && !isAutomatic
  const offer = useJoinOffer({
    given,
    claims: eligibility.state === 'eligible' ? eligibility : isLost ? NO_CLAIMS : null,
    version: props.version,
    termsHref: props.termsHref,
    privacyHref: props.privacyHref,
    track,
    onSignIn: (event) => {
      if (signIn()) event.preventDefault()
    },
  })
  const isShown = isOpen && offer !== null
  const hasJoined = offer?.state === 'joined'
  const isRefused = isOpen && !hasJoined && eligibility.state === 'refused'
  const isUseless = isOpen && isAutomatic && eligibility.state === 'failed'
  const isSlow = useIsSlow(isOpen && !isShown && !isAutomatic)

  const latest = useRef({ track, isAutomatic })
  useEffect(() => {
    latest.current = { track, isAutomatic }
  })
  useEffect(() => {
    if (isSpent || isUseless || isRefused) close('navigation')
    if (isRefused) overlayRefused(id)
  }, [isSpent, isUseless, isRefused, close, id])
  useEffect(() => {
    if (!isShown) return
    latest.current.track('ocj_view')
    if (latest.current.isAutomatic) rememberJoinOffer(page)
  }, [isShown, page])
  useEffect(() => {
    if (hasJoined) rememberJoinOffer(page)
  }, [hasJoined, page])
  useEffect(() => {
    if (hasJoined && !isOpen) void refreshVisitor()
  }, [hasJoined, isOpen, refreshVisitor])

  const dialog = { program: page.site.brand.programName, close }
  if (offer && (isOpen || isInline)) return { ...dialog, state: 'open', isInline, offer }
  return { ...dialog, state: isSlow ? 'loading' : 'closed' }
}
