import type { ComponentPropsWithRef, FormEvent, MouseEvent, RefObject } from 'react'

export type LookupField = 'confirmationNumber' | 'firstName' | 'lastName' | 'checkInDate' | 'email'

export type LookupProblem =
  | 'numberRequired'
  | 'numberFormat'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'emailInvalid'

export interface LookupNotice {
  /**
   * `severalDates`: without a script the form cannot list several stays, so the visitor narrows
   * them by date.
   */
  kind: 'notFound' | 'memberOnly' | 'severalDates' | 'tooMany' | 'failed'
  /** Minutes until another try is allowed; 0 if unknown. */
  minutes: number
}

interface WayIn {
  href: string
  onClick: (event: MouseEvent) => void
}

export interface LookupFormModel {
  /** Depends on the ways that the author chose. */
  asksFor: { names: boolean; email: boolean; isEmailMandatory: boolean }
  formProps: ComponentPropsWithRef<'form'>
  /** Target of a submit without the script. */
  action: string
  problems: Partial<Record<LookupField, LookupProblem>>
  isSending: boolean
  onNumberInput: (event: FormEvent<HTMLInputElement>) => void
  /** The last submit had problems: they are listed above the form. */
  isListed: boolean
  notice: LookupNotice | null
  /** Help line, shown after repeated failures. */
  phone: { href: string; text: string } | null
  /** First line of the summary, which takes the focus. */
  summaryRef: RefObject<HTMLHeadingElement | null>
  /** Several stays were found; they replace the form. */
  stays: {
    key: string
    hotel: string
    dates: string
    status: 'upcoming' | 'expired' | 'cancelled'
    choose: () => void
  }[]
  staysRef: RefObject<HTMLParagraphElement | null>
  back: () => void
  /** Null for signed-in members. */
  signIn: WayIn | null
}
