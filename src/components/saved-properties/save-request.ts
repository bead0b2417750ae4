import { type AskedPage, asked } from '../../rules/site/query'

/** What the address of the page asks for: to save a hotel or to remove it, and where to go then. */
export interface SaveRequest {
  propertyId: string
  save: boolean
  returnTo: string | null
}

/** Reads `save`, `marshaCode` and `returnTo` [spec]; anything but true or false, or no code, asks for nothing. */
export function saveRequestOf(page: AskedPage): SaveRequest | null {
  const save = asked(page, 'save')
  const propertyId = asked(page, 'marshaCode')?.trim().toUpperCase() ?? ''
  if (save !== 'true' && save !== 'false') return null
  if (!/^[A-Z0-9]{2,10}$/.test(propertyId)) return null
  return { propertyId, save: save === 'true', returnTo: asked(page, 'returnTo') }
}
