import type { FastifyInstance } from 'fastify'
import { contentCall } from '../../../src/rules/site/page-calls'
import type { Database } from '../../database/database'
import { listHotels } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { logoUrl } from '../graphql/property-view'
import { routeOf } from '../request/route-of'
import { readSession } from '../session/visitor-session'

interface ContentBody {
  navIds?: unknown
  taxonomies?: unknown
}

/**
 * `POST` of the call `content`: the logos of the brands that `navIds` or `taxonomies` name, by the code
 * of a brand or a property (`brand/mc`, `NYCAB`); by default those of the session's property.
 */
export async function contentRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post<{ Body: ContentBody | null; Querystring: { limit?: string } }>(
    routeOf(contentCall),
    async (request) => {
      const { navIds, taxonomies } = request.body ?? {}
      const hotels = await listHotels(database)
      let brands = namedBrands(hotels, [navIds, taxonomies].flat().filter(isText).join(' '))
      if (brands.length === 0) {
        const session = await readSession(database, request)
        brands = namedBrands(hotels, String(session?.values.propertyId ?? ''))
      }
      const limit = Number(request.query.limit) || 5
      return { content: brands.flatMap(logosOf).slice(0, limit) }
    },
  )
}

const isText = (value: unknown) => typeof value === 'string'

function namedBrands(hotels: readonly SeedHotel[], text: string): string[] {
  const words = new Set(text.toUpperCase().split(/[^A-Z\d]+/))
  const named = hotels.filter(({ id, brand }) => words.has(id) || words.has(brand.id))
  return [...new Set(named.map(({ brand }) => brand.id))]
}

function logosOf(brandId: string) {
  return (['s', 'l'] as const).map((size) => ({
    name: `${brandId.toLowerCase()}-logo-${size}`,
    images: [{ imageFile: logoUrl(brandId, size) }],
  }))
}
