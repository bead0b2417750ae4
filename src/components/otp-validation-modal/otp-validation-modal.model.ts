import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type MfaOptions, mfaOptionsAtom } from '../../features/sign-in/mfa-options.store'
import type { OtpRefusal } from '../../features/sign-in/otp.service'
import { usePage, useStores } from '../../hooks/page-store'
import { type AccountForm, useAccountForm } from '../../hooks/use-account-form'
import { useMainHeading } from '../../hooks/use-main-heading'
import { useOverlay } from '../../hooks/use-overlay'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { plainCode } from '../../rules/people/plain-text'
import { generateOtpCall, validateOtpCall } from '../../rules/site/account-calls'
import { signInPath } from '../../rules/site/paths'
import { asked } from '../../rules/site/query'
import { localPathAtom } from '../../services/navigate/context-path'
import type { Page } from '../../services/page/page'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import { useCountdown } from './countdown.model'
import type { OtpValidationModalProps } from './otp-validation-modal.schema'
import { phoneAsked } from './phone-asked'

export interface OtpTarget {
  /** `email:0`, `sms:1`. */
  value: string
  channel: 'email' | 'sms'
  /** Masked; empty until it is known. */
  address: string
}

export type OtpProblem = 'codeRequired' | 'codeLength'
/** The message above the form; `wrong` has the remaining attempts. */
export type OtpNotice = 'wrong' | 'expired' | 'failed' | 'over' | 'resent'

type Form<Name extends string, Problem extends string> = Pick<
  AccountForm<Name, Problem>,
  'formProps' | 'problems' | 'isSending'
>

export interface OpenOtpModel {
  state: 'choose' | 'code' | 'locked' | 'over'
  /** Whether it confirms the number of a signed-in member, without a sign-in. */
  isPhone: boolean
  isInline: boolean
  targets: OtpTarget[]
  /** Level of the heading: 1 if it is the page's main heading. */
  level: number
  /** The destination of the code; empty if unknown. */
  sentTo: string
  notice: OtpNotice | null
  attempts: number | null
  /** Seconds until another code may be sent. */
  resendIn: number
  choice: Form<'to', never>
  code: Form<'code', OtpProblem>
  onCodeInput: (event: FormEvent<HTMLInputElement>) => void
  resend: () => void
  another: () => void
  close: (reason: CloseReason) => void
  actions: { send: string; verify: string; signIn: string }
  /** Hidden values for a form post without a script. */
  hidden: Record<string, string>
  /** The element to focus after closing, if not the opener. */
  focusAfter: () => HTMLElement | null
  /** The element to focus after a change of the step. */
  stepRef: (element: HTMLElement | null) => void
}

export type OtpValidationModalModel = { state: 'closed' } | OpenOtpModel

type Step = { state: OpenOtpModel['state']; notice: OtpNotice | null; attempts: number | null }

const CHOOSE: Step = { state: 'choose', notice: null, attempts: null }
const ENTER: Step = { ...CHOOSE, state: 'code' }

export function useOtpValidationModal(props: OtpValidationModalProps): OtpValidationModalModel {
  const { id, length, presentation } = props
  const page = usePage()
  const { live } = useStores()
  const localPath = usePageValue(localPathAtom)
  const options = usePageValue(mfaOptionsAtom)
  const overlay = useOverlay<'one-time-code'>(props)
  const track = useTrack('otp-validation-modal', props)
  const isEdited = page.context.mode === 'edit'
  const isPage = presentation === 'page'
  const given = isPage ? ofAddress(page) : overlay.props
  const [step, setStep] = useState<Step>(() => (isPage ? stepOfAddress(page) : CHOOSE))
  const [chosen, setChosen] = useState('')
  const [failures, setFailures] = useState(0)
  const isMain = useMainHeading(id, isPage)
  const { left, start } = useCountdown()
  const phone = phoneAsked(given)
  const targets = phone ? [] : targetsOf(options, props.channels)
  const isOpen = isPage || isEdited || overlay.isOpen
  const isAccepted = useRef(false)
  const { isOpen: isDialogOpen, props: brought } = overlay
  useEffect(() => {
    if (!isDialogOpen) return
    const asked = phoneAsked(brought)
    isAccepted.current = false
    setStep(asked ? ENTER : CHOOSE)
    if (asked) start(asked.resendIn)
  }, [isDialogOpen, brought, start])

  const sendTo = async (channel: OtpTarget['channel'], target: number) => {
    if (phone) {
      const { sendPhoneCodeAtom } = await import('../../features/sign-in/phone-code.service')
      return live.set(sendPhoneCodeAtom, phone.target)
    }
    const { sendCodeAtom } = await import('../../features/sign-in/otp.service')
    return live.set(sendCodeAtom, { channel, target })
  }
  const ask = async (to: string): Promise<void> => {
    const [channel, index] = to.split(':') as [OtpTarget['channel'], string]
    const result = await sendTo(channel, Number(index))
    track('otp_send', { channel, result: result.kind })
    setChosen(to)
    if (result.kind === 'sent') {
      const isAgain = step.state === 'code'
      start(props.resendAfter)
      setStep({ state: 'code', notice: isAgain ? 'resent' : null, attempts: null })
    } else if (result.kind === 'wait') {
      start(result.seconds)
      setStep(ENTER)
    } else if (phone && result.kind === 'expired') setStep({ ...CHOOSE, state: 'over' })
    else refuse(result)
  }
  const refuse = (refusal: OtpRefusal) => {
    const { kind } = refusal
    const fails = failures + 1
    setFailures(fails)
    if (kind === 'locked') setStep({ state: 'locked', notice: null, attempts: null })
    else if (kind === 'expired' && step.state === 'choose') setStep({ ...CHOOSE, state: 'over' })
    else if (kind === 'wrong') {
      const attempts = refusal.attempts ?? Math.max(0, props.maxAttempts - fails)
      setStep({ state: 'code', notice: 'wrong', attempts })
    } else setStep({ ...step, notice: kind === 'expired' ? 'expired' : 'failed', attempts: null })
  }
  const fail = () => setStep({ ...step, notice: 'failed' })

  const enter = async (entered: string) => {
    if (phone) {
      const { enterPhoneCodeAtom } = await import('../../features/sign-in/phone-code.service')
      return live.set(enterPhoneCodeAtom, { code: entered, target: phone.target })
    }
    const { enterCodeAtom } = await import('../../features/sign-in/otp.service')
    return live.set(enterCodeAtom, {
      code: entered,
      returnTo: textOf(given.returnTo),
      successEvent: textOf(given.successEvent),
      isOverlay: isPage && asked(page, 'overlay') === 'true',
    })
  }

  const choice = useAccountForm<'to', never>({
    problemsOf: () => ({}),
    onLost: fail,
    prepare: () => import('../../features/sign-in/otp.service'),
    send: async ({ to }) => {
      await ask(String(to || targets[0]?.value))
      return undefined
    },
  })
  const code = useAccountForm<'code', OtpProblem>({
    problemsOf: ({ code: entered }) => {
      const digits = digitsOf(String(entered))
      if (!digits) return { code: 'codeRequired' }
      return digits.length === length ? {} : { code: 'codeLength' }
    },
    onLost: fail,
    prepare: () => import('../../features/sign-in/otp.service'),
    send: async ({ code: entered }, { clear }) => {
      const result = await enter(digitsOf(String(entered)))
      track('otp_result', { result: result.kind })
      if (result.kind === 'leaving') return 'leaving'
      if (result.kind === 'accepted') {
        isAccepted.current = true
        overlay.close('button')
      } else {
        refuse(result)
        clear('code')
      }
      return undefined
    },
  })

  const focused = useRef(step.state)
  if (!isOpen) return { state: 'closed' }
  const [known] = targets.filter(({ value }) => value === chosen)
  const { notice } = step
  const isRefused = notice !== null && notice !== 'resent'
  const isEmpty = code.problems.code === 'codeRequired'
  return {
    ...step,
    // One error at a time: an error of the field replaces the refusal, unless the refusal has just
    // cleared the field.
    notice: isRefused && code.problems.code && !isEmpty ? null : notice,
    isPhone: phone !== null,
    isInline: isPage || isEdited,
    level: isMain ? 1 : props.headingLevel,
    targets,
    sentTo: phone?.sentTo ?? known?.address ?? '',
    resendIn: left,
    choice,
    code: isRefused && isEmpty ? { ...code, problems: {} } : code,
    onCodeInput: ({ currentTarget: input }) => {
      const digits = digitsOf(input.value).slice(0, length)
      if (digits !== input.value) input.value = digits
      // After a wrong code, the next one is not sent automatically.
      if (digits.length === length && failures === 0) input.form?.requestSubmit()
    },
    resend: () => {
      const to = phone ? 'sms:0' : chosen || (targets[0]?.value ?? '')
      if (left === 0) void ask(to).catch(fail)
    },
    another: () => setStep(CHOOSE),
    close: overlay.close,
    focusAfter: () =>
      phone && isAccepted.current ? document.getElementById(phone.focusAfter) : null,
    actions: {
      send: localPath(generateOtpCall(page.site)),
      verify: localPath(validateOtpCall(page.site)),
      signIn: localPath(signInPath(page.site)),
    },
    hidden: {
      ...(textOf(given.returnTo) && { returnTo: textOf(given.returnTo) }),
      ...(isPage && asked(page, 'overlay') === 'true' && { overlay: 'true' }),
    },
    stepRef: (element) => {
      if (!element || focused.current === step.state) return
      focused.current = step.state
      element.focus()
    },
  }
}

/** On its own page, without the stored options or without a script, both forms are shown. */
function targetsOf(
  options: MfaOptions | null,
  channels: OtpValidationModalProps['channels'],
): OtpTarget[] {
  const all: OtpTarget[] = options
    ? [
        ...(options.emailAddress
          ? [{ value: 'email:0', channel: 'email' as const, address: options.emailAddress }]
          : []),
        ...options.phoneNumbers.map((address, index) => ({
          value: `sms:${index}`,
          channel: 'sms' as const,
          address,
        })),
      ]
    : [
        { value: 'email:0', channel: 'email', address: '' },
        { value: 'sms:0', channel: 'sms', address: '' },
      ]
  return all.filter(({ channel }) => channels.includes(channel))
}

function ofAddress(page: Page): Record<string, unknown> {
  return { returnTo: asked(page, 'returnTo') ?? '' }
}

/** The outcome of a form that was posted without a script. */
function stepOfAddress(page: Page): Step {
  const problem = asked(page, 'problem')
  if (problem === 'otpLockedOutErrorMessage') return { ...CHOOSE, state: 'locked' }
  const notices: Record<string, OtpNotice> = { 'otp.invalid': 'wrong', 'otp.expired': 'expired' }
  const notice = problem ? (notices[problem] ?? 'failed') : null
  return { state: asked(page, 'step') === 'code' ? 'code' : 'choose', notice, attempts: null }
}

function digitsOf(text: string): string {
  return plainCode(text).replace(/\D/g, '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
