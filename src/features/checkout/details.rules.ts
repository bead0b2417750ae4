/** Values of a part's fields by their names without the part's; a box that is not ticked is empty. */
export type PartValues = Readonly<Record<string, string>>

/** What is wrong with a part: the name of a label, by field. */
export type PartProblems = Readonly<Record<string, string>>

/** What the rules of a part have to know beside its own fields. */
export interface Around {
  /** BCP 47. */
  locale: string
  /** Ids of the cart's rooms, in their order. */
  rooms: readonly string[]
  /** Values of all parts by whole names, `guest.country`. */
  all: PartValues
}

/**
 * One part of what visitors say about a cart: the fields of one widget, the same on server and browser
 * (docs/decisions/0053).
 */
export interface DetailsPart {
  name: string
  /** The longest value of a field, in characters; null for a field that the part does not have. */
  longest: (field: string) => number | null
  /**
   * The one form of a field's value, with the values of all parts by whole names; without it values stay
   * as typed, and `longest` counts UTF-16 code units.
   */
  plain?: (field: string, value: string, all: PartValues) => string
  /** Empty if nothing of the part keeps the visitor from booking. */
  problemsOf: (values: PartValues, around: Around) => PartProblems
}

/** The form of a page of the booking: fields of all widgets belong to it by their attribute `form`. */
export const CHECKOUT_FORM = 'checkout-form'

/**
 * What the button of the form asks for; `signIn` keeps and leads to the page that signs in, `split` pays with as many
 * points as were typed.
 */
export type CheckoutStep = 'keep' | 'extras' | 'split' | 'signIn' | 'hold' | 'book'

/** What the button of a page's form asks for, by the page's id. */
export const CHECKOUT_STEPS: ReadonlyMap<string, CheckoutStep> = new Map([
  ['review-details', 'hold'],
  ['guest-info', 'book'],
  ['review-guest-info', 'book'],
])

/** The whole name of a field. */
export function fieldName({ name }: Pick<DetailsPart, 'name'>, field: string): string {
  return `${name}.${field}`
}

/** The values of one part, by names without the part's. */
export function valuesOf({ name }: Pick<DetailsPart, 'name'>, all: PartValues): PartValues {
  const own = Object.entries(all).filter(([field]) => field.startsWith(`${name}.`))
  return Object.fromEntries(own.map(([field, value]) => [field.slice(name.length + 1), value]))
}

/** What is wrong with a part, by the whole names of its fields. */
export function namedProblems(part: DetailsPart, around: Around): PartProblems {
  const found = Object.entries(part.problemsOf(valuesOf(part, around.all), around))
  return Object.fromEntries(found.map(([field, problem]) => [fieldName(part, field), problem]))
}
