import { latePart } from '../../mapping/late-part'

/** The dialog of the privacy choices, for a site without a consent tool of its own. */
export const footerParts = {
  choices: latePart(async () => (await import('./privacy-choices.part')).privacyChoicesPart),
}

export type FooterParts = typeof footerParts
