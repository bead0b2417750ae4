import type { FastifyInstance } from 'fastify'
import { isRecord, recordOf, textsOf } from '../../../src/rules/content/read-record'
import { dataLayerCall } from '../../../src/rules/site/page-calls'
import { homeSearchPath, hotelOverviewPath } from '../../../src/rules/site/paths'
import type { Database } from '../../database/database'
import { findHotel } from '../../database/site/hotels'
import { dynamicPictureUrl } from '../../media/picture-url'
import { offers } from '../../seed/offers'
import type { SeedHotel } from '../../seed/seed-types'
import { site } from '../../site'
import { readLocale } from '../request/locale'
import { routeOf } from '../request/route-of'
import { readSession } from '../session/visitor-session'

/**
 * `POST` of the call `dataLayer` (C.10): variables of a page for the data layer, with the kind of
 * visitor and the level as the only visitor data; and offers around a stay (W27).
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
    const mvpOfferList = offers.map(({ title, text, disclosure, scenes, href, ...offer }) => ({
      ...offer,
      href: href ?? (hotel ? hotelOverviewPath(site, hotel.seoNickname) : homeSearchPath(site)),
      title: title[locale],
      text: text[locale],
      ...(disclosure && { disclosure: disclosure[locale] }),
      ...(hotel && { image: dynamicPictureUrl(hotel, pictureOf(hotel, scenes)) }),
    }))
    return { component: { data: { dataProperties, mvpOfferList } } }
  })
}

/** The first picture of one of these scenes, else the hotel's own first. */
function pictureOf({ pictures }: SeedHotel, scenes: readonly string[]): number {
  const found = scenes.map((scene) => pictures.findIndex((picture) => picture.scene === scene))
  return found.find((index) => index >= 0) ?? 0
}
