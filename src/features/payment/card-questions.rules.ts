import type { CardQuestions } from './payment-messages.rules'

/** Tells the server what the author of the page lets the provider ask, for its own page. */
export const CARD_QUESTIONS = 'cardQuestions'

interface Asked {
  /** Where the guest lives: ISO 3166 alpha-2. */
  country: string
  /** Signed in: has a profile that a card can be kept in. */
  isMember: boolean
}

/** Which of the author's questions are asked of this guest (W37). */
export function cardQuestions(wanted: CardQuestions, { country, isMember }: Asked): CardQuestions {
  return { zip: wanted.zip && country === 'US', keep: wanted.keep && isMember }
}

/** Value of the field `CARD_QUESTIONS`. */
export function questionsText({ zip, keep }: CardQuestions): string {
  return [zip && 'zip', keep && 'keep'].filter(Boolean).join(' ')
}

/** What `questionsText` says; a page that says nothing asks nothing. */
export function readQuestions(text: string): CardQuestions {
  const asked = text.split(' ')
  return { zip: asked.includes('zip'), keep: asked.includes('keep') }
}
