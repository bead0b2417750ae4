/** The parts of a rate's terms, in the order that an author gives them (W20). */
export const RATE_SECTIONS = [
  'description',
  'includes',
  'price',
  'cancellation',
  'guarantee',
  'eligibility',
  'extras',
] as const

export type RateSection = (typeof RATE_SECTIONS)[number]
