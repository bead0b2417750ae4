import { type AskedPage, asked } from '../../rules/site/query'

/** The request in the page's address: save or remove a hotel, and the return path. */
export interface SaveRequest {
  propertyId: string
  save: boolean
  returnTo: string | null
}

/** Reads `save`, `marshaCode` and `returnTo` [spec]; null unless `save` is true or false and a code is given. */
export function saveRequestOf(page: AskedPage): SaveRequest | null {
  const save = asked(page, 'save')
  const propertyId = asked(page, 'marshaCode')?.trim().toUpperCase() ?? ''
  if (save !== 'true' && save !== 'false') return null
  if (!/^[A-Z0-9]{2,10}$/.test(propertyId)) return null
  return { propertyId, save: save === 'true', returnTo: asked(page, 'returnTo') }
}
