import { latePart } from '../../mapping/late-part'

/** What the visitor sees and hears; a page whose booking does not end needs neither. */
export const sessionTimeoutModalParts = {
  dialog: latePart(async () => (await import('./timeout.part')).dialogPart),
  news: latePart(async () => (await import('./timeout.part')).newsPart),
}

export type SessionTimeoutModalParts = typeof sessionTimeoutModalParts
