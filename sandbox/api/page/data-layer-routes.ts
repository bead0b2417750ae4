import type { FastifyInstance } from 'fastify'
import { isRecord, recordOf, textsOf } from '../../../src/rules/content/read-record'
import { dataLayerCall } from '../../../src/rules/site/rare-calls'
import type { Database } from '../../database/database'
import { findHotel, listHotels } from '../../database/site/hotels'
import { propertyView } from '../graphql/property-view'
import { readLocale } from '../request/locale'
import { routeOf } from '../request/route-of'
import { readSession } from '../session/visitor-session'

const MOST_OFFERS = 3

/**
 * `POST` of the call `dataLayer` (C.10): variables of a page for the data layer, with the kind of
 * visitor and the level as the only visitor data; and other hotels of the chain as offers.
 */
export async function dataLayerRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(routeOf(dataLayerCall), async (request, reply) => {
    const { context, sourceURI, sessionToken } = recordOf(request.body)
    if (!isRecord(context) || typeof sourceURI !== 'string') {
      const message = 'Send {sessionToken, context: {…}, sourceURI: "…", variation}.'
      return reply.code(400).send({ error: { code: 'BAD_BODY', message } })
    }
    const { pageId = '', propertyId = '' } = textsOf(context, ['pageId', 'propertyId'])
    const { localeKey } = textsOf(context.context, ['localeKey'])
    const locale = readLocale(localeKey)
    const session = await readSession(database, request, String(sessionToken ?? ''))
    const hotel = await findHotel(database, propertyId)
    const dataProperties = {
      siteSection: sourceURI.split(/[/?#]/)[1] ?? '',
      pageId,
      visitorKind: session?.kind ?? 'anonymous',
      ...(hotel && {
        propertyId: hotel.id,
        brandCode: hotel.brand.id,
        propertyCurrency: hotel.currency,
      }),
    }
    const others = (await listHotels(database)).filter(({ id }) => id !== hotel?.id)
    const mvpOfferList = others.slice(0, MOST_OFFERS).map((other) => {
      const { id, basicInformation } = propertyView(other, locale)
      return { id, name: basicInformation.name, seoNickname: other.seoNickname }
    })
    return { component: { data: { dataProperties, mvpOfferList } } }
  })
}
