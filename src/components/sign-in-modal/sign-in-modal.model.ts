import { useEffect, useRef } from 'react'
import { usePage } from '../../hooks/page-store'
import { useOverlay } from '../../hooks/use-overlay'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { RESERVATION_STATUSES } from '../../rules/codes/codes'
import { textsOf } from '../../rules/content/read-record'
import { otpStepPath, signInPath } from '../../rules/site/paths'
import { ownAddress, withQuery } from '../../rules/site/query'
import { flagsAtom } from '../../services/flags/flags'
import { localPathAtom } from '../../services/navigate/context-path'
import { navigate } from '../../services/navigate/navigate'
import { openOverlay } from '../../services/overlays/overlays'
import { refreshVisitorAtom } from '../../services/session/visitor'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import type { PlacedWidget } from '../../ui/layout/placeholders.view'
import { type Frame, useFrame } from './frame.model'
import type { SignInModalProps } from './sign-in-modal.schema'

type Reason = 'points' | 'memberRate' | 'save' | 'lookup' | ReservationReason
type ReservationReason =
  | 'checkedIn'
  | 'earnWhileYouSleep'
  | 'joinAndSaveReservation'
  | 'saveReservation'

export interface OpenSignInModel {
  state: 'form' | 'frame'
  isInline: boolean
  title: string
  /** Above a form in a frame; the form itself shows it in the new version. */
  reason: string
  /** The form, a nested component. */
  content: PlacedWidget[]
  frame: Frame & { src: string }
  pageHref: string
  close: (reason: CloseReason) => void
}

export type SignInModalModel = { state: 'closed' } | OpenSignInModel

const BY_VARIANT: Record<SignInModalProps['variant'], Reason | null> = {
  modal: null,
  pointsRate: 'points',
  checkedIn: 'checkedIn',
  lookup: 'lookup',
}

const REASONS: readonly string[] = ['points', 'memberRate', 'save', 'lookup']

/** The event of the form inside; its detail is the response of the sign-in (OK4). */
const SUCCESS = 'sign-in-modal-success'

export function useSignInModal(props: SignInModalProps): SignInModalModel {
  const { id, labels, variant, onSuccess } = props
  const page = usePage()
  const flags = usePageValue(flagsAtom)
  const localPath = usePageValue(localPathAtom)
  const refreshVisitor = usePageAction(refreshVisitorAtom)
  const track = useTrack('sign-in-modal', props)
  const overlay = useOverlay<'sign-in'>(props)
  const isInline = page.context.mode === 'edit'
  const version = props.version ?? (flags.signInOverlayNew ? 'new' : 'legacy')
  const given = overlay.props
  const code = reasonOf(given.status) ?? reasonOf(given.reason) ?? BY_VARIANT[variant]
  const { site } = page
  const returnTo = onSuccess === 'returnTo' && props.returnTo ? props.returnTo : ownAddress(page)

  const finish = (to = '') => {
    track('signin_modal_result', { result: 'success', reason: code ?? 'signIn' })
    overlay.close('button')
    if (to && navigate(page, to)) return
    if (onSuccess === 'event' || !navigate(page, returnTo, { replace: onSuccess === 'reload' })) {
      void refreshVisitor()
    }
  }
  const frame = useFrame((message) => {
    if (message.type === 'signin-success') finish(message.to)
    if (message.type !== 'signin-mfa') return
    track('signin_modal_result', { result: 'mfa', reason: code ?? 'signIn' })
    overlay.close('button')
    if (openOverlay('one-time-code', { returnTo: '', successEvent: SUCCESS })) return
    navigate(page, withQuery(site, otpStepPath(site), { returnTo }))
  })
  const latest = useRef({ finish, track, code })
  useEffect(() => {
    latest.current = { finish, track, code }
  })
  useEffect(() => {
    const onEvent = () => latest.current.finish()
    addEventListener(SUCCESS, onEvent)
    return () => removeEventListener(SUCCESS, onEvent)
  }, [])
  const { isOpen } = overlay
  useEffect(() => {
    if (isOpen)
      latest.current.track('signin_modal_open', { reason: latest.current.code ?? 'signIn' })
  }, [isOpen])

  if (!isOpen && !isInline) return { state: 'closed' }
  const text = typeof given.reason === 'string' && !reasonOf(given.reason) ? given.reason : ''
  const reason = text || props.reason
  const order = given.linkOrder
  const pageModuleName = typeof given.status === 'string' ? given.status : 'sign-in-modal'
  const ofPage = { returnTo, ...textsOf(order, ['orderId']) }
  return {
    state: version === 'new' || isInline ? 'form' : 'frame',
    isInline,
    title: labels[code ?? 'title'],
    reason,
    content: [
      {
        type: 'sign-in',
        id: `${id}-inside`,
        when: 'load',
        props: {
          variant,
          showTitle: false,
          reason,
          returnTo,
          successEvent: SUCCESS,
          pageModuleName,
          ...(typeof order === 'object' && order !== null ? { linkOrder: order } : {}),
        },
      },
    ],
    frame: {
      ...frame,
      src: localPath(
        withQuery(site, signInPath(site), { overlay: 'true', ...ofPage, pageModuleName }),
      ),
    },
    pageHref: localPath(withQuery(site, signInPath(site), ofPage)),
    close: overlay.close,
  }
}

/** One of our purposes, or the status of a reservation (E3-16). */
function reasonOf(value: unknown): Reason | null {
  if (value === 'checked-in-v2') return 'checkedIn'
  const known = [...REASONS, ...RESERVATION_STATUSES]
  return typeof value === 'string' && known.includes(value) ? (value as Reason) : null
}
