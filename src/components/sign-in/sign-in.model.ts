import { useEffect, useRef, useState } from 'react'
import type { UsernameProblem } from '../../features/sign-in/sign-in.rules'
import { usePage, useStores } from '../../hooks/page-store'
import { type AccountForm, useAccountForm } from '../../hooks/use-account-form'
import { type HelpPhone, useHelpPhone } from '../../hooks/use-help-phone'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { signInAndLinkCall, signInCall } from '../../rules/site/account-calls'
import {
  activateAccountPath,
  createAccountPath,
  forgotPasswordPath,
  otpStepPath,
  profilePath,
} from '../../rules/site/paths'
import { withQuery } from '../../rules/site/query'
import { flagsAtom } from '../../services/flags/flags'
import { localPathAtom } from '../../services/navigate/context-path'
import { navigate } from '../../services/navigate/navigate'
import { openOverlay } from '../../services/overlays/overlays'
import { visitorAtom } from '../../services/session/visitor'
import { type Place, placeOf } from './place.model'
import { type Remembered, useRemembered } from './remembered.model'
import type { SignInProps } from './sign-in.schema'
import { messageOf, type ShownMessage } from './sign-in-message.model'

export type SignInField = 'userId' | 'password' | 'rememberMe'
export type SignInProblem = UsernameProblem | 'pwrdErrorLabel'

export interface SignInFormModel extends Remembered {
  state: 'form' | 'signedIn'
  /** No data of the visitor is shown before the state is known. */
  visitor: 'unknown' | 'remembered' | 'other'
  name: string
  variant: SignInProps['variant']
  isMobileAuth: boolean
  isProvider: boolean
  /** Address and hidden values for a post without a script. */
  action: string
  hidden: Record<string, string>
  links: { forgot: string; activate: string; join: string; account: string }
  form: Pick<AccountForm<SignInField, SignInProblem>, 'formProps' | 'problems' | 'isSending'>
  message: ShownMessage | null
  /** The element to focus after a successful sign-in. */
  doneRef: (element: HTMLElement | null) => void
}

export type SignInModel = { state: 'disabled'; phone: HelpPhone } | SignInFormModel

interface Scripts {
  rules: typeof import('../../features/sign-in/sign-in.rules')
  service: typeof import('../../features/sign-in/sign-in.service')
}

type Shown = Parameters<typeof messageOf>[0]

const GENERIC: Shown = { type: 'generic', text: '' }

export function useSignIn(props: SignInProps): SignInModel {
  const { labels } = props
  const page = usePage()
  const { live } = useStores()
  const flags = usePageValue(flagsAtom)
  const localPath = usePageValue(localPathAtom)
  const { state: visitor, name = '' } = usePageValue(visitorAtom)
  const track = useTrack('sign-in', props)
  const place = placeOf(props, page)
  const { linkOrder, pageModuleName } = place
  const isMobileAuth = props.mobileAuth ?? flags.mobileAuth
  const isProvider = props.provider ?? flags.eaaMode
  const remembered = useRemembered(`${props.id}-form`, isProvider)
  const isRemembered = remembered.lockedUsername !== null
  const [shown, setShown] = useState<Shown | null>(null)
  const scripts = useRef<Scripts>(undefined)
  const hasSent = useRef(false)
  const isDisabled = isLoginDisabled(page)
  const phone = useHelpPhone(isDisabled || shown?.type === 'audit')
  useFrame(place)
  useFocusInDialog(`${props.id}-form`)

  const form = useAccountForm<SignInField, SignInProblem>({
    prepare: async () => {
      const [rules, service] = await Promise.all([
        import('../../features/sign-in/sign-in.rules'),
        import('../../features/sign-in/sign-in.service'),
      ])
      scripts.current = { rules, service }
    },
    problemsOf: ({ userId, password }) => {
      const entry = { username: String(userId), password: String(password) }
      const found = scripts.current?.rules.signInProblems({ ...entry, isRemembered, isMobileAuth })
      return {
        ...(found?.username && { userId: found.username }),
        ...(found?.password && { password: found.password }),
      }
    },
    onProblem: (_field, rule) => track('signin_field_error', { rule }),
    onLost: () => setShown(GENERIC),
    send: async (values, { clear }) => {
      if (!scripts.current) throw new Error('The form was checked before its scripts were there.')
      track('signin_submit')
      setShown(null)
      hasSent.current = true
      const result = await live.set(scripts.current.service.signInAtom, {
        userId: remembered.lockedUsername ?? String(values.userId),
        password: String(values.password),
        rememberMe: Boolean(values.rememberMe),
        ...place,
        successEvent: props.successEvent,
        isMobileAuth: props.mobileAuth,
        isProvider: props.provider,
        track,
      })
      if (result.kind === 'leaving') return 'leaving'
      if (result.kind === 'show') setShown(result)
      clear('password', ...(isRemembered || result.kind !== 'show' ? [] : (['userId'] as const)))
      return result.kind === 'mfa' && (await askForCode()) ? 'leaving' : undefined
    },
  })

  /** The code is requested by the parent page of a frame, by this page's dialog, or on its own page. */
  const askForCode = async () => {
    const { returnTo, isOverlay } = place
    if (isOverlay) {
      const { tellParent } = await import('../../features/sign-in/frame-messages.service')
      if (tellParent({ type: 'signin-mfa' })) return true
    }
    const given = { returnTo, successEvent: props.successEvent }
    if (openOverlay('one-time-code', given)) return false
    return navigate(page, withQuery(page.site, otpStepPath(page.site), { returnTo }))
  }

  if (isDisabled) return { state: 'disabled', phone }
  const { site } = page
  const links = {
    forgot: localPath(props.forgotHref ?? forgotPasswordPath(site)),
    activate: isProvider ? '' : localPath(props.activateHref ?? activateAccountPath(site)),
    join: localPath(props.joinHref ?? createAccountPath(site)),
    account: localPath(profilePath(site)),
  }
  const call = { label: labels.call.replace('{phone}', phone.text), href: phone.href }
  const isForm = visitor !== 'authenticated'
  return {
    ...remembered,
    state: isForm ? 'form' : 'signedIn',
    visitor: visitor === 'unknown' || visitor === 'remembered' ? visitor : 'other',
    name,
    variant: place.variant,
    isMobileAuth,
    isProvider,
    action: localPath((linkOrder ? signInAndLinkCall : signInCall)(site)),
    hidden: {
      ...(place.returnTo && { returnTo: place.returnTo }),
      ...(place.clientId && { clientId: place.clientId }),
      ...(place.isOverlay && { overlay: 'true' }),
      ...(isProvider && { isEAA: 'true' }),
      ...linkOrder,
      pageModuleName,
    },
    links,
    form,
    message: shown && messageOf(shown, props, { forgot: links.forgot, phone: call }),
    doneRef: (element) => {
      if (!hasSent.current) return
      hasSent.current = false
      element?.focus()
    },
  }
}

/** In a frame the parent page needs the height of the form. */
function useFrame({ isOverlay }: Place) {
  const { mode } = usePage().context
  useEffect(() => {
    if (!isOverlay || mode === 'edit') return
    let stop: (() => void) | undefined
    let isGone = false
    import('../../features/sign-in/frame-messages.service').then(
      ({ tellHeight }) => {
        if (!isGone) stop = tellHeight()
      },
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [isOverlay, mode])
}

/** In a focused dialog the first editable field gets the focus, because the form loads later (W57). */
function useFocusInDialog(formId: string) {
  useEffect(() => {
    const form = document.getElementById(formId)
    const dialog = form?.closest('dialog[open]')
    const focused = document.activeElement
    if (!dialog?.contains(focused) || focused instanceof HTMLInputElement) return
    form?.querySelector<HTMLElement>('input:not([type=hidden], [readonly])')?.focus()
  }, [formId])
}
