import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { mediaPlugin } from '../../media/media-plugin'
import { hotels } from '../../seed/hotels'
import { seedPages } from '../../seed/pages'
import { LOCALES } from '../../seed/seed-types'
import { testApi } from '../testing/test-api'

/** Every field of a property that the schema has. */
const everything = `query Everything($id: ID!) {
  property(id: $id) {
    id seoNickname isMax timeZone checkInTime checkOutTime brandTags description highlights
    basicInformation { name latitude longitude currency websiteUrl brand { id name } }
    reviews { numberOfReviews { count description } stars { count description } }
    contactInformation {
      contactNumbers { number phoneNumber { original display } type { code description } }
      address {
        line1 line2 line3 city postalCode
        stateProvince { code description } country { code description }
      }
    }
    media {
      primaryImage { edges { node { altText imageUrls { wideHorizontal } } } }
      hotelLogo { edges { node { alternateDescription imageSrc isPrimary defaultImage } } }
    }
    amenities { code name group paid }
    policies {
      checkIn checkOut minAge smoking pets petFee { amount decimalPoint currency } deposit extraText
    }
    parking { name amount { amount decimalPoint currency } basis valet }
    mandatoryFees {
      code name purpose basis amount { amount decimalPoint currency } mandatory taxIncluded
    }
    directions { from distanceMetres text }
  }
}`

const api = testApi({ hotels, pages: seedPages(hotels), operations: [everything] })

interface MediaAnswer {
  primaryImage: { edges: { node: { imageUrls: { wideHorizontal: string } } }[] }
  hotelLogo: { edges: { node: { imageSrc: string } }[] }
}

const ask = async (id: string, locale: string) => {
  const headers = { 'accept-language': locale }
  return (await api.server.query(everything, { id }, { headers })).json()
}

test('every field of every real hotel is answered in every locale', async () => {
  for (const hotel of hotels) {
    for (const locale of LOCALES) {
      const { data, errors } = await ask(hotel.id, locale)
      expect(errors).toBeUndefined()
      expect(data.property).toMatchObject({
        id: hotel.id,
        description: hotel.description[locale],
        basicInformation: { name: hotel.name[locale] },
      })
    }
  }
})

test('the query above has every field of a property in the schema', async () => {
  const schema = await readFile('sandbox/api/schema.graphql', 'utf8')
  const property = /\ntype Property \{([^}]*)\}/.exec(schema)?.[1] ?? ''
  const fields = [...property.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(fields.length).toBeGreaterThan(10)
  for (const field of fields) expect(everything).toMatch(new RegExp(`\\b${field}\\b`))
})

test('the pictures and logos in the answers exist', async () => {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'foyer-media-'))
  const fastify = Fastify()
  await fastify.register(mediaPlugin, { hotels, cacheFolder })
  const site = await fastify.listen({ port: 0, host: '127.0.0.1' })
  for (const { id } of hotels) {
    const { data } = await ask(id, 'en-US')
    const { primaryImage, hotelLogo }: MediaAnswer = data.property.media
    const urls = [
      ...primaryImage.edges.map(({ node }) => node.imageUrls.wideHorizontal),
      ...hotelLogo.edges.map(({ node }) => node.imageSrc),
    ]
    expect(urls).toHaveLength(2)
    for (const url of urls) expect([url, (await fetch(`${site}${url}`)).status]).toEqual([url, 200])
  }
  await fastify.close()
  await rm(cacheFolder, { recursive: true })
})
