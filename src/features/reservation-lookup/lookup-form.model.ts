import type { ComponentPropsWithRef, FormEvent, MouseEvent, RefObject } from 'react'

export type LookupField = 'confirmationNumber' | 'firstName' | 'lastName' | 'checkInDate' | 'email'

export type LookupProblem =
  | 'numberRequired'
  | 'numberFormat'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'emailInvalid'

export interface LookupNotice {
  /** `severalDates`: of several stays one is found by its day; where no script can list them. */
  kind: 'notFound' | 'memberOnly' | 'severalDates' | 'tooMany' | 'failed'
  /** Until another try makes sense; 0 where it is not known. */
  minutes: number
}

interface WayIn {
  href: string
  onClick: (event: MouseEvent) => void
}

export interface LookupFormModel {
  /** With the ways an author has chosen. */
  asksFor: { names: boolean; email: boolean; isEmailMandatory: boolean }
  formProps: ComponentPropsWithRef<'form'>
  /** Where the browser posts the form by itself. */
  action: string
  problems: Partial<Record<LookupField, LookupProblem>>
  isSending: boolean
  onNumberInput: (event: FormEvent<HTMLInputElement>) => void
  /** The problems are listed above the form: it was sent with them. */
  isListed: boolean
  notice: LookupNotice | null
  /** Often not found: whom to call. */
  phone: { href: string; text: string } | null
  /** Of the summary's first line, which takes the focus. */
  summaryRef: RefObject<HTMLHeadingElement | null>
  goToField: (event: MouseEvent, id: string) => void
  /** Several were found: the form gives way to them. */
  stays: {
    key: string
    hotel: string
    dates: string
    status: 'upcoming' | 'expired' | 'cancelled'
    choose: () => void
  }[]
  staysRef: RefObject<HTMLParagraphElement | null>
  back: () => void
  /** Null for who is signed in. */
  signIn: WayIn | null
}
