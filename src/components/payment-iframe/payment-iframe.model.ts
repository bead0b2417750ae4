import { useEffect, useRef, useState } from 'react'
import { takePaymentAtom } from '../../features/checkout/checkout.store'
import { CHECKOUT_FORM } from '../../features/checkout/details.rules'
import { useGuestCountry } from '../../features/checkout/guest/use-guest-country'
import { cardQuestions } from '../../features/payment/card-questions.rules'
import { methodsVariables } from '../../features/payment/methods-question.rules'
import {
  paymentMethodsQuery,
  preparePaymentMutation,
} from '../../features/payment/payment.operations'
import {
  cardQuestionsAtom,
  type FrameState,
  frameAtom,
  frameStateAtom,
  framesAskedAtom,
  noticeAtom,
  savedCardAtom,
} from '../../features/payment/payment.store'
import {
  type Challenge,
  connectFrame,
  type FrameConnection,
} from '../../features/payment/payment-frame.service'
import { CVV_LENGTHS, EXPIRY_YEARS } from '../../features/payment/payment-limits.rules'
import { noticeOf, type PaymentNotice } from '../../features/payment/payment-notices.rules'
import { acceptedCards, isProviderOrigin } from '../../features/payment/payment-settings.rules'
import { placeOrder } from '../../features/payment/place-order.service'
import { usePage, useStores } from '../../hooks/page-store'
import { type HelpPhone, useHelpPhone } from '../../hooks/use-help-phone'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { reviewDetailsPath } from '../../rules/site/booking-paths'
import { asked as askedOf } from '../../rules/site/query'
import { emit } from '../../services/events/events'
import { execute } from '../../services/graphql/answers'
import { localPathAtom } from '../../services/navigate/context-path'
import { navigate } from '../../services/navigate/navigate'
import { visitorAtom } from '../../services/session/visitor'
import { frameStyles } from './frame-styles'
import type { PaymentIframeProps } from './payment-iframe.schema'

export interface ShownFrame {
  /** Another one is another document. */
  key: string
  src: string
  height: number
  challenge: Challenge | null
  ref: (frame: HTMLIFrameElement | null) => void
}

export type PaymentIframeModel =
  /** The page has no cart, or the cart needs no card and nothing went wrong. */
  | { state: 'none' }
  | {
      state: 'ready'
      /** The form of the page. */
      form: string
      /** Without, only what went wrong is told. */
      needsCard: boolean
      frameState: FrameState
      /** Null before it is opened, and while it is blocked. */
      frame: ShownFrame | null
      /** Why there is no card form, in the state `away`. */
      away: PaymentNotice
      notice: PaymentNotice | null
      /** Changes when the same notice is shown again. */
      noticeTimes: number
      noticeRef: (title: HTMLElement | null) => void
      reviewHref: string
      phone: HelpPhone
      onTryNext: () => void
    }

interface Opened {
  intent: string
  src: string
  nonce: string
}

/** For a page that the server renders. */
export const methodsQuestion = methodsVariables

/** Hosts the provider's card form, and makes the order with what it answers (W38, C.25). */
export function usePaymentIframe(props: PaymentIframeProps): PaymentIframeModel {
  const page = usePage()
  const { live } = useStores()
  const { context, site } = page
  const { cart } = context.page
  const isEdited = context.mode === 'edit'
  const track = useTrack('payment-iframe', props)
  const localPath = usePageValue(localPathAtom)
  const methods = useQuery(paymentMethodsQuery, methodsVariables(context.page))
  const frameState = usePageValue(frameStateAtom)
  const lastNotice = usePageValue(noticeAtom)
  const asked = usePageValue(framesAskedAtom)
  const saved = usePageValue(savedCardAtom)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [height, setHeight] = useState(props.height)
  const [away, setAway] = useState<PaymentNotice>('providerAway')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const connection = useRef<FrameConnection>(undefined)
  const { country } = useGuestCountry()
  const { state: visitor } = usePageValue(visitorAtom)
  const questions = cardQuestions(usePageValue(cardQuestionsAtom), {
    country,
    isMember: visitor === 'authenticated',
  })

  const answer = methods.state === 'ready' ? methods.data.paymentMethods : null
  const isWanted = !isEdited && answer !== null && answer.kind !== 'NONE'
  const revision = answer?.revision

  useEffect(() => {
    emit('payment-status', { state: frameState })
  }, [frameState])

  useEffect(() => {
    if (isEdited) return
    live.set(takePaymentAtom, { take: (form, booked) => placeOrder(live, form, booked) })
    return () => live.set(takePaymentAtom, null)
  }, [live, isEdited])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` opens another frame
  useEffect(() => {
    if (!isWanted || !cart || revision === undefined) return
    let isHere = true
    live.set(frameStateAtom, 'loading')
    void execute(page, preparePaymentMutation, { cartId: cart, revision }).then(({ data }) => {
      if (!isHere) return
      const { status, intent, nextStateURI } = data?.preparePayment ?? {}
      if (nextStateURI) return navigate(page, nextStateURI)
      const isKnown = intent && URL.canParse(intent.frameUrl)
      if (!isKnown || !isProviderOrigin(site, new URL(intent.frameUrl).origin)) {
        page.log('error', `payment|${status?.code ?? 'no answer'}|payment-iframe|`)
        setAway(noticeOf(status?.code) ?? 'providerAway')
        return live.set(frameStateAtom, intent ? 'blocked' : 'away')
      }
      setOpened({ intent: intent.id, src: intent.frameUrl, nonce: intent.nonce })
    })
    return () => {
      isHere = false
    }
  }, [live, page, isWanted, cart, revision, asked])

  useEffect(() => {
    connection.current?.say(
      saved ? { type: 'method', method: 'saved', saved } : { type: 'method', method: 'card' },
    )
  }, [saved])

  // Read when the frame is ready.
  const latest = useRef(questions)
  const { zip, keep } = questions
  useEffect(() => {
    latest.current = { zip, keep }
    connection.current?.say({ type: 'ask', zip, keep })
  }, [zip, keep])

  const connect = (frame: HTMLIFrameElement | null, { intent, src, nonce }: Opened) => {
    connection.current?.end()
    connection.current = undefined
    live.set(frameAtom, null)
    if (!frame) return
    const init = {
      type: 'foyer-payment:init' as const,
      ...{ intent, nonce, locale: context.locale, styles: frameStyles(frame) },
      acceptedCards: acceptedCards(site),
      cvvLengths: CVV_LENGTHS,
      expiryYears: EXPIRY_YEARS,
    }
    const connected = connectFrame(
      frame,
      { origin: new URL(src).origin, init },
      {
        onReady: () => {
          live.set(frameStateAtom, 'ready')
          connected.say({ type: 'ask', ...latest.current })
          const card = live.get(savedCardAtom)
          if (card) connected.say({ type: 'method', method: 'saved', saved: card })
          track('payment_ready')
        },
        onBlocked: () => {
          live.set(frameStateAtom, 'blocked')
          track('payment_error', { code: 'blocked' })
        },
        // What is below never moves up again.
        onResize: (asksFor) => setHeight((before) => Math.max(before, asksFor)),
        onValidity: (isValid) => {
          const now = live.get(frameStateAtom)
          if (now === 'ready' || now === 'invalid' || now === 'error')
            live.set(frameStateAtom, isValid ? 'ready' : 'invalid')
        },
        onChallenge: setChallenge,
        onActivity: () => emit('visitor-active', {}),
      },
    )
    connection.current = connected
    live.set(frameAtom, {
      intent,
      tokenize: () => connected.tokenize(cart ?? ''),
      reset: () => connected.say({ type: 'reset' }),
    })
  }

  // One function for each frame: React calls another one anew.
  const [refs] = useState(() => new WeakMap<Opened, ShownFrame['ref']>())
  const refOf = (one: Opened) => {
    const ref = refs.get(one) ?? ((frame: HTMLIFrameElement | null) => connect(frame, one))
    refs.set(one, ref)
    return ref
  }
  // A step of the form with a widget of its own is refused there.
  const code = askedOf(page, 'step') === null ? askedOf(page, 'problem') : null
  const notice = lastNotice ? lastNotice.notice : noticeOf(code)
  const phone = useHelpPhone(['blocked', 'away'].includes(frameState) || notice === 'fraud')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notice
  useEffect(() => {
    if (lastNotice) track('payment_error', { code: lastNotice.notice })
  }, [lastNotice])

  const needsCard = answer?.kind !== 'NONE'
  if (!cart || (!needsCard && !notice)) return { state: 'none' }
  return {
    state: 'ready',
    ...{ form: CHECKOUT_FORM, needsCard, frameState },
    frame:
      opened && frameState !== 'blocked' && frameState !== 'away'
        ? { key: opened.nonce, src: opened.src, height, challenge, ref: refOf(opened) }
        : null,
    away,
    notice,
    noticeTimes: lastNotice?.times ?? 0,
    noticeRef: focusTitle,
    reviewHref: `${localPath(reviewDetailsPath(site))}?${context.page.search ?? ''}&cart=${cart}`,
    phone,
    onTryNext: () => live.set(framesAskedAtom, (times) => times + 1),
  }
}

/** What went wrong is read first; a field of the frame that is wrong keeps the focus. */
function focusTitle(title: HTMLElement | null): void {
  if (!title || document.activeElement instanceof HTMLIFrameElement) return
  title.focus({ preventScroll: true })
  title.scrollIntoView({ block: 'center' })
}
