import {
  actionOf,
  type ErrorAction,
  type ErrorGroup,
  type ErrorSeverity,
  errorGroupOf,
  severityOf,
} from '../../features/messages/error-messages.rules'
import type { SafeText } from '../../services/content/late-text'
import type { ErrorMessageProps } from './error-message.schema'

type Labels = ErrorMessageProps['labels']

export interface ErrorText {
  /** Errors with the same key share a box. */
  key: string
  severity: ErrorSeverity
  title: string
  /** `{phone}` is replaced by the phone number; rich text if an author wrote it. */
  body: string
  isRich: boolean
  action: ErrorAction
  cta?: ErrorMessageProps['messages'][string]['cta']
  /** No text exists for this code. */
  isFallback: boolean
}

/**
 * Title and body of a group. Errors that can be retried share the fallback's body; if only a phone call
 * helps, the call to action is the body.
 */
const TEXTS: Record<ErrorGroup, readonly [keyof Labels, (keyof Labels)?]> = {
  alreadyCancelled: ['alreadyCancelled', 'alreadyCancelledBody'],
  alreadyConfirmed: ['alreadyConfirmed', 'alreadyConfirmedBody'],
  notFound: ['notFound', 'notFoundBody'],
  agent: ['agent', 'agentBody'],
  dates: ['dates', 'datesBody'],
  limits: ['limits'],
  awards: ['awards', 'awardsBody'],
  fraud: ['fraud'],
  cancelModify: ['cancelModify', 'cancelModifyBody'],
  lookupNotFound: ['lookupNotFound', 'lookupNotFoundBody'],
  confirmationNumber: ['confirmationNumber', 'confirmationNumberBody'],
  partnerNumber: ['partnerNumber', 'partnerNumberBody'],
  form: ['form', 'formBody'],
  emailTaken: ['emailTaken', 'emailTakenBody'],
  phoneTaken: ['phoneTaken', 'phoneTakenBody'],
  country: ['country'],
  activated: ['activated', 'activatedBody'],
  otpLocked: ['otpLocked', 'otpLockedBody'],
  ourSide: ['ourSide', 'ourSideBody'],
  lookupReservation: ['lookupReservation', 'fallbackBody'],
  bookingAcknowledgement: ['bookingAcknowledgement', 'fallbackBody'],
  rateListNavigation: ['rateListNavigation', 'fallbackBody'],
}

/** By exact code, then by group, then the fallback (W13). */
export function errorTextOf(code: string, props: ErrorMessageProps): ErrorText {
  const { labels, messages, fallback, apiErrorMessages } = props
  const group = errorGroupOf(code)
  const common = { key: group ?? 'fallback', action: actionOf(group), isFallback: group === null }
  const authored = Object.hasOwn(messages, code) ? messages[code] : undefined
  if (authored) {
    return { ...common, ...authored, isRich: true, key: `code ${code}`, isFallback: false }
  }
  if (group === null && fallback) return { ...common, ...fallback, isRich: true }
  const [title, body] = group ? TEXTS[group] : (['fallbackTitle', 'fallbackBody'] as const)
  const kinds: Record<string, string | undefined> = apiErrorMessages ?? {}
  return {
    ...common,
    severity: severityOf(group),
    title: kinds[group ?? ''] || labels[title],
    body: body ? labels[body] : '',
    isRich: false,
  }
}

/** An author's rich text as `read` gives it; our own texts are plain. */
export function bodyOf<Result>(
  { body, isRich }: ErrorText,
  read: (richText: string) => SafeText | Result,
): SafeText | Result {
  return isRich ? read(body) : { text: body }
}
