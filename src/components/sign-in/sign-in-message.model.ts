import type { SignInErrorType } from '../../features/sign-in/sign-in-errors.rules'
import type { MessageKind } from '../../ui/text/message.view'
import type { SignInProps } from './sign-in.schema'

export interface ShownMessage {
  type: Shown
  kind: MessageKind
  text: string
  /** The links below the message. */
  cta: { label: string; href: string } | undefined
  /** Rich text that opens on demand. */
  more: string
}

type Shown = SignInErrorType | 'cookies'

const KINDS: Record<Shown, MessageKind> = {
  cookies: 'warning',
  locked: 'warning',
  lockout: 'warning',
  combined: 'error',
  audit: 'warning',
  fcp: 'warning',
  pageWarn: 'warning',
  enroll: 'success',
  credentials: 'warning',
  standard: 'warning',
  generic: 'error',
}

/** The texts for a refused sign-in (E.6); `text` is the API's own, if it has one. */
export function messageOf(
  { type, text }: { type: Shown; text: string },
  { labels, fcpExplanation }: SignInProps,
  links: { forgot: string; phone: { label: string; href: string } },
): ShownMessage {
  const resets = type === 'locked' || type === 'lockout' || type === 'fcp'
  const reset = { label: labels.resetPassword, href: links.forgot }
  return {
    type,
    kind: KINDS[type],
    text: text || labels[type === 'credentials' ? 'credentialsMismatch' : type],
    cta: resets ? reset : type === 'audit' ? links.phone : undefined,
    more: type === 'fcp' ? fcpExplanation : '',
  }
}
