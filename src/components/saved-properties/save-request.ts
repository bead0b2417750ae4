/** What the address of the page asks for: to save a hotel or to remove it, and where to go then. */
export interface SaveRequest {
  propertyId: string
  save: boolean
  returnTo: string | null
}

/** Reads `save`, `marshaCode` and `returnTo` [spec]; anything but true or false, or no code, asks for nothing. */
export function saveRequestOf(query: URLSearchParams): SaveRequest | null {
  const save = query.get('save')
  const propertyId = query.get('marshaCode')?.trim().toUpperCase() ?? ''
  if (save !== 'true' && save !== 'false') return null
  if (!/^[A-Z0-9]{2,10}$/.test(propertyId)) return null
  return { propertyId, save: save === 'true', returnTo: query.get('returnTo') }
}
