import { atom } from 'jotai/vanilla'
import type { DetailsPart, PartProblems } from './details.rules'

/** A part of the page's form that has mounted. */
export interface FormPart {
  part: DetailsPart
  /** What a problem says to the visitor in a list above the form, with its field. */
  textOf: (field: string, problem: string) => string
  /** Ids of the cart's rooms, where the part has fields for each. */
  rooms: readonly string[]
}

/** The mounted parts of the page's form by their names. */
export const formPartsAtom = atom<ReadonlyMap<string, FormPart>>(new Map())

/** What is wrong in the form, by whole names of fields; null until it was checked in this page. */
export const formProblemsAtom = atom<PartProblems | null>(null)

/** Whether what was typed is stored. */
export type KeepState = 'untouched' | 'keeping' | 'kept' | 'failed'

export const keepStateAtom = atom<KeepState>('untouched')

/** Stores what was typed, now; set while the page's form is connected. */
export const keepNowAtom = atom<{ keep: () => void } | null>(null)

/**
 * Takes the payment and makes the order of a cart that is stored, held and checked; returns whether the
 * page is left. Set by the widget of the payment once it can.
 */
export interface TakePayment {
  take: (
    form: HTMLFormElement,
    booked: { nextStateURI: unknown; revision: number },
  ) => Promise<boolean>
}

export const takePaymentAtom = atom<TakePayment | null>(null)
