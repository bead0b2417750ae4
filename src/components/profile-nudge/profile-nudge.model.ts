import { type MouseEvent, useEffect, useRef, useState } from 'react'
import {
  type CallingCodesModel,
  useCallingCodes,
} from '../../features/personal-details/use-calling-codes'
import {
  askedDigitsAtom,
  confirmedPhoneAtom,
  noteNudgeAtom,
  nudgeAtom,
  snoozeNudgeAtom,
} from '../../features/profile-nudge/profile-nudge.service'
import type { OtpRefusal } from '../../features/sign-in/otp.service'
import type { PhoneTarget } from '../../features/sign-in/phone-code.service'
import { usePage, useStores } from '../../hooks/page-store'
import { type AccountForm, useAccountForm } from '../../hooks/use-account-form'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { LAST_MINUTE_MS } from '../../rules/codes/timers'
import { announce } from '../../services/accessibility/live-region'
import { openOverlay } from '../../services/overlays/overlays'
import { visitorAtom } from '../../services/session/visitor'
import { focusNextHeading } from '../../ui/text/focus-heading'
import type { ProfileNudgeProps } from './profile-nudge.schema'

export type PhoneProblem = 'phoneRequired' | 'phoneInvalid' | 'phoneTaken'
/** Why no code was sent; `over`: the API no longer accepts an answer. */
export type NudgeProblem = 'failed' | 'locked' | 'over'

interface Asking {
  /** The last four digits of the account's number, the only ones that the page has. */
  digits: string
  problem: NudgeProblem | null
  /** The element to focus after a change of the step. */
  titleRef: (heading: HTMLElement | null) => void
  later: (press: MouseEvent) => void
}

export type ProfileNudgeModel =
  | { state: 'none' }
  | (Asking & { state: 'asking'; isSending: boolean; yes: () => void; change: () => void })
  | (Asking & {
      state: 'changing'
      form: Pick<
        AccountForm<'phone' | 'phoneCode', PhoneProblem>,
        'formProps' | 'problems' | 'isSending'
      >
      codes: CallingCodesModel
      back: () => void
    })
  /** A code was accepted, for the known number or a new one. */
  | { state: 'confirmed'; digits: string }
  | { state: 'changed'; digits: string }

const RESEND_SECONDS = LAST_MINUTE_MS / 1000

type CodeResult = { kind: 'sent' } | OtpRefusal

const prepare = () => import('../../features/sign-in/phone-code.service')

/** Asks members once per session (W91). The code is entered in the dialog of W58. */
export function useProfileNudge(props: ProfileNudgeProps): ProfileNudgeModel {
  const { live } = useStores()
  const page = usePage()
  const isEdited = page.context.mode === 'edit'
  const isMember = usePageValue(visitorAtom).state === 'authenticated'
  const asked = usePageValue(askedDigitsAtom)
  const confirmed = usePageValue(confirmedPhoneAtom)
  const note = usePageAction(noteNudgeAtom)
  const track = useTrack('profile-nudge', props)
  const [step, setStep] = useState<'asking' | 'changing'>('asking')
  const [problem, setProblem] = useState<NudgeProblem | null>(null)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const lastCode = useRef<{ target: PhoneTarget; at: number }>(null)
  const answered = useRef('')
  const focused = useRef(step)
  const digits = isEdited ? '1234' : isMember ? asked : null
  const isAsked = digits !== null
  useEffect(() => {
    if (isAsked && !isEdited) note('asked')
  }, [isAsked, isEdited, note])

  /** Opens the dialog if a code can be entered. */
  const verify = (result: CodeResult, target: PhoneTarget, to: string) => {
    const resendIn = result.kind === 'wait' ? result.seconds : RESEND_SECONDS
    const isThere = result.kind === 'sent' || (result.kind === 'wait' && resendIn <= RESEND_SECONDS)
    if (!isThere) return setProblem(PROBLEMS[result.kind] ?? 'failed')
    if (result.kind === 'sent') lastCode.current = { target, at: page.now() }
    const brought = {
      phone: target,
      sentTo: `•••${to}`,
      resendIn,
      focusAfter: `${props.id}-title`,
    }
    setProblem(openOverlay('one-time-code', brought) ? null : 'failed')
  }
  /** Within a minute the previous code is still valid, so no other is sent. */
  const sendOwn = async (): Promise<CodeResult> => {
    const { target, at } = lastCode.current ?? { at: 0 }
    const seconds = Math.ceil(RESEND_SECONDS - (page.now() - at) / 1000)
    if (target === 'own' && seconds > 0) return { kind: 'wait', seconds }
    const { sendPhoneCodeAtom } = await prepare()
    return live.set(sendPhoneCodeAtom, 'own')
  }
  const fail = () => setProblem('failed')
  const begin = (answer: 'yes' | 'change') => {
    if (answered.current !== answer) track('nudge_answer', { answer })
    answered.current = answer
    note('answering')
  }

  const codes = useCallingCodes(step === 'changing')
  const form = useAccountForm<'phone' | 'phoneCode', PhoneProblem>({
    problemsOf: ({ phone }) => (String(phone).trim() ? {} : { phone: 'phoneRequired' }),
    onLost: fail,
    prepare,
    send: async ({ phone, phoneCode }, { refuse }) => {
      setProblem(null)
      const { changePhoneAtom } = await prepare()
      const result = await live.set(changePhoneAtom, String(phone), phoneCode)
      if (result.kind === 'invalid') refuse({ phone: 'phoneInvalid' })
      else if (result.kind === 'taken') refuse({ phone: 'phoneTaken' })
      else verify(result, 'new', result.digits ?? '')
      return undefined
    },
  })

  if (isMember && confirmed) {
    return { state: confirmed.isNew ? 'changed' : 'confirmed', digits: confirmed.digits }
  }
  if (digits === null) return { state: 'none' }

  const go = (next: 'asking' | 'changing') => {
    setProblem(null)
    setStep(next)
  }
  const common: Asking = {
    digits,
    problem,
    titleRef: (heading) => {
      if (!heading || focused.current === step) return
      focused.current = step
      heading.focus()
    },
    later: ({ currentTarget, detail }) => {
      // Does not scroll after a click, because the visitor looks at that place.
      focusNextHeading(currentTarget, { preventScroll: detail > 0 })
      if (problem === 'over') return live.set(nudgeAtom, null)
      track('nudge_answer', { answer: 'later' })
      live.set(snoozeNudgeAtom, props.snoozeDays)
      announce(props.labels.snoozed)
    },
  }
  if (step === 'changing') {
    return { ...common, state: step, form, codes, back: () => go('asking') }
  }
  return {
    ...common,
    state: step,
    isSending,
    yes: async () => {
      if (isBusy.current || isEdited) return
      isBusy.current = true
      setSending(true)
      setProblem(null)
      begin('yes')
      try {
        verify(await sendOwn(), 'own', digits)
      } catch {
        fail()
      }
      isBusy.current = false
      setSending(false)
    },
    change: () => {
      if (isEdited) return
      begin('change')
      go('changing')
    },
  }
}

const PROBLEMS: Record<string, NudgeProblem> = { expired: 'over', locked: 'locked', wait: 'locked' }
