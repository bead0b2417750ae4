import { latePart, printedPart } from '../../mapping/late-part'

/** What shows errors; without one, a page does not need it. */
export const errorMessageParts = {
  list: latePart(async () => (await import('./errors.part')).listPart),
  page: printedPart(async () => (await import('./errors.part')).pagePart),
}

export type ErrorMessageParts = typeof errorMessageParts
