import { execute } from '../../../services/graphql/answers'
import type { Page } from '../../../services/page/page'
import { nearestPlacesQuery } from './nearest-places.operations'
import type { Destination } from './place-input.model'

/** A position of some minutes ago is near enough for a city. */
const POSITION = { timeout: 10_000, maximumAge: 600_000, enableHighAccuracy: false }

/** About a kilometre: the API does not learn where exactly a visitor is. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100

/** The nearest city with a hotel; asks the visitor for the position, if the browser has to. */
export async function nearestCity(page: Page): Promise<Destination | 'refused' | 'failed'> {
  const position = await new Promise<GeolocationPosition | 'refused' | 'failed'>((resolve) => {
    if (!navigator.geolocation) return resolve('failed')
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      POSITION,
    )
  })
  if (typeof position === 'string') return position
  const { latitude, longitude } = position.coords
  const { data } = await execute(page, nearestPlacesQuery, {
    query: '',
    near: { latitude: roughly(latitude), longitude: roughly(longitude) },
    locale: page.context.locale,
  })
  const city = data?.suggestedPlaces.find(({ type }) => type === 'CITY')
  return city ? { text: city.label, placeId: city.placeId, propertyId: null } : 'failed'
}
