import { atom } from 'jotai/vanilla'
import type { CardQuestions, FrameErrorCode } from './payment-messages.rules'
import type { PaymentNotice } from './payment-notices.rules'

/** States of the provider's frame (W38). */
export type FrameState =
  | 'loading'
  | 'ready'
  | 'invalid'
  | 'tokenizing'
  | 'tokenized'
  | 'error'
  | 'blocked'
  /** Nothing was prepared, so that there is nothing to open. */
  | 'away'

/** What came of a `tokenize`: only a token goes on. It is kept in memory alone. */
export type TokenAnswer = { token: string } | { error: FrameErrorCode | 'late' | 'blocked' }

/** The frame that the page shows, as long as it can be talked to. */
export interface PaymentFrame {
  intent: string
  tokenize: () => Promise<TokenAnswer>
  /** Empties the fields but the name on the card. */
  reset: () => void
}

export const frameStateAtom = atom<FrameState>('loading')

/** Null while no frame is open. */
export const frameAtom = atom<PaymentFrame | null>(null)

/** The notice, and how often one was raised: the same one again is shown again. */
export const noticeAtom = atom<{ notice: PaymentNotice; times: number } | null>(null)

/** How the visitor wants to pay: a card of the profile by its token for the frame, else a new one. */
export const savedCardAtom = atom<string | null>(null)

/** As the author of the payment has it: for guests of the United States, and for members. */
export const cardQuestionsAtom = atom<CardQuestions>({ zip: false, keep: false })

/** Asks for a new frame: the former one is worth nothing any more. */
export const framesAskedAtom = atom(0)

export const tellAtom = atom(null, (get, set, notice: PaymentNotice | null) =>
  set(noticeAtom, notice && { notice, times: (get(noticeAtom)?.times ?? 0) + 1 }),
)
