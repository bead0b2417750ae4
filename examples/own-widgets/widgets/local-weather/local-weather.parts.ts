import { latePart } from 'foyer/parts'

/** A script of its own, which the browser loads when a visitor asks for advice. */
export const weatherParts = {
  advice: latePart(async () => (await import('./advice.part')).advicePart),
}
