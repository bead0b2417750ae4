import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { joinOfferLabels } from './join-offer.schema'

export type JoinOfferLabels = Record<keyof typeof joinOfferLabels, string>

/** A form field with its initial value. */
export interface JoinField {
  name: 'givenName' | 'familyName' | 'email' | 'country'
  value: string
}

/** The model of the form; `features/join/use-join-offer` creates it. */
export interface JoinForm {
  state: 'form'
  version: 'new' | 'legacy'
  program: string
  /** Empty if no benefit is claimed. */
  benefits: string[]
  isMemberRateAvailable: boolean
  /** Known data that the form does not ask for, in displayable form: the e-mail masked. */
  known: { name: string; email: string; country: string }
  /** The fields of the form. */
  asked: JoinField[]
  /** Starts with the initially selected country; the others may load later. */
  countries: { code: string; name: string }[]
  problems: Partial<Record<JoinField['name'] | 'terms', keyof JoinOfferLabels>>
  isSending: boolean
  /** What a new member accepts; `privacy` is undefined where the author names none. */
  links: { terms: string; privacy: string | undefined }
  /** Hidden fields, which only a form without a script sends. */
  fields?: readonly (readonly [string, string])[]
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
  /** Empty if the server returned no number. */
  number: string
  /** The masked e-mail address; empty if unknown. */
  email: string
}
