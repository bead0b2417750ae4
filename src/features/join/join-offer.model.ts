import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { joinOfferLabels } from './join-offer.schema'

export type JoinOfferLabels = Record<keyof typeof joinOfferLabels, string>

/** A field that is asked for, and what stands in it at first. */
export interface JoinField {
  name: 'givenName' | 'familyName' | 'email' | 'country'
  value: string
}

/** The form; `features/join/use-join-offer` makes it. */
export interface JoinForm {
  state: 'form'
  version: 'new' | 'legacy'
  program: string
  /** Empty where nothing is claimed. */
  benefits: string[]
  isMemberRateAvailable: boolean
  /** What is known already and not asked for, as it may be shown: the email masked. */
  known: { name: string; email: string; country: string }
  /** What is asked for, with what stands in it at first. */
  asked: JoinField[]
  /** Others may follow; the one that stands in the field at first is among them from the start. */
  countries: { code: string; name: string }[]
  problems: Partial<Record<JoinField['name'] | 'terms', keyof JoinOfferLabels>>
  isSending: boolean
  formProps: Pick<
    ComponentPropsWithRef<'form'>,
    'ref' | 'onFocus' | 'onPointerEnter' | 'onSubmit' | 'action'
  >
  failure: keyof JoinOfferLabels | null
  signIn: { href: string; onClick: (event: MouseEvent) => void }
}

export interface Joined {
  state: 'joined'
  program: string
  /** Empty where the server told none. */
  number: string
  /** Masked. */
  email: string
}
