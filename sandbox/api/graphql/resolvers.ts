import { createGraphQLError } from 'graphql-yoga'
import { findCustomer, saveProperties } from '../../database/members/customers'
import { findHotel } from '../../database/site/hotels'
import { joinOptions } from '../../seed/join-options'
import { roomsOf } from '../../seed/rooms'
import { statesOf } from '../../seed/states'
import { titlesOf } from '../../seed/titles'
import { refuseAccess } from '../account/customer-access'
import { customerView } from '../account/customer-view'
import { memberProfile } from '../account/member-profile'
import { FAIL, type StatusView, saveStatus, statusView } from '../account/status-view'
import { cartMutations, cartQueries } from '../cart/cart-resolvers'
import { updatePreferences } from '../cart/preferences'
import { orderMutations, orderQueries } from '../order/order-resolvers'
import { ratesResolvers } from '../rates/rates-resolvers'
import { roomImages } from '../rates/room-images'
import { readLocale } from '../request/locale'
import { searchResolvers } from '../search/search-resolvers'
import { type UserInformationInput, updateUserInformation } from '../sign-in/user-information'
import { coBrandCard } from './co-brand-card'
import { countryViews, smsCountryCodeViews } from './countries'
import { convertedMoney, exchangeViews } from './exchange'
import type { CallContext } from './graphql-context'
import { alertViews, heroView, imageViews, propertyView } from './property-view'
import { scalars } from './scalars'

interface SavedPropertiesInput {
  id: string
  revisionToken: string
  savedProperties: { id: string }[]
}

type Mutation = { input: SavedPropertiesInput }

interface AlertsArgs {
  propertyId: string
  from: string | null
  to: string | null
}

interface SaveAnswer {
  status: StatusView
  savedProperties: { id: string }[]
}

/** The resolvers of the schema's root fields; everything below them is plain data. */
export const resolvers = {
  ...scalars,
  Query: {
    ...searchResolvers,
    ...ratesResolvers,
    ...cartQueries,
    ...orderQueries,
    property: (_: unknown, { id }: { id: string }, context: CallContext) => property(id, context),
    propertyById: (_: unknown, { id }: { id: string }, context: CallContext) =>
      property(id, context),
    propertyStatus: async (_: unknown, { id }: { id: string }, context: CallContext) => {
      if (context.isFailing) return { property: null, status: FAIL }
      const found = await property(id, context)
      const status = found
        ? statusView(200, 'SUCCESS')
        : statusView(404, 'PROPERTY_NOT_FOUND', `No property has the code ${id}.`)
      return { property: found, status }
    },
    heroBanner: async (
      _: unknown,
      { propertyId }: { propertyId: string | null },
      context: CallContext,
    ) => {
      const hotel = propertyId ? await named(propertyId, context) : null
      return hotel && heroView(hotel, context.locale)
    },
    alerts: async (_: unknown, { propertyId, from, to }: AlertsArgs, context: CallContext) => {
      const hotel = await named(propertyId, context)
      return hotel ? alertViews(hotel, context.locale, { from, to }) : []
    },
    roomImages: async (
      _: unknown,
      { propertyId, roomCode }: { propertyId: string; roomCode: string | null },
      context: CallContext,
    ) => {
      const hotel = await named(propertyId, context)
      if (!hotel) return []
      if (roomCode) {
        const room = roomsOf(hotel.id).find(({ code }) => code === roomCode)
        return room ? roomImages(hotel, room, context.locale) : []
      }
      return imageViews(hotel, context.locale).filter(({ category }) => category === 'ROOMS')
    },
    customer: async (_: unknown, { id }: { id: string }, context: CallContext) => {
      const kind = requireAccess(context, id)
      const customer = await findCustomer(context.database.db, id)
      const view = customer && customerView(customer, kind, context.now)
      if (!view || kind !== 'authenticated') return view
      return {
        ...view,
        profile: {
          ...view.profile,
          ...(await memberProfile(context.database, id, context.locale)),
        },
      }
    },
    coBrandCreditCard: async (
      _: unknown,
      { customerId, market }: { customerId: string | null; market: string | null },
      context: CallContext,
    ) => {
      const isSignedIn = customerId && requireAccess(context, customerId) === 'authenticated'
      const card = isSignedIn && market ? await coBrandCard(context, customerId, market) : null
      return { eligible: card !== null, program: null, terms: null, ...card }
    },
    currencyExchange: (_: unknown, { from, to }: { from: string; to: string[] }) =>
      exchangeViews(from, to),
    convertCurrency: (_: unknown, { input }: { input: Parameters<typeof convertedMoney>[0] }) =>
      convertedMoney(input),
    countries: (_: unknown, { locale }: { locale: string }) => countryViews(readLocale(locale)),
    titles: (_: unknown, { locale }: { locale: string }) => titlesOf(readLocale(locale)),
    states: (_: unknown, { country, locale }: { country: string; locale: string }) =>
      statesOf(country, readLocale(locale)),
    smsCountryCodes: (_: unknown, { locale }: { locale: string }) =>
      smsCountryCodeViews(readLocale(locale)),
    joinNowOptions: (
      _: unknown,
      { locale, country }: { locale: string; country: string },
      { session }: CallContext,
    ) => {
      const remembered = session?.kind === 'remembered'
      const options = { ...joinOptions(locale, country, readLocale(locale)), remembered }
      // A page of the member's own keeps no room for an offer that the browser would take away.
      return session?.kind === 'authenticated' ? { ...options, allowed: false } : options
    },
  },
  Mutation: {
    ...cartMutations,
    ...orderMutations,
    updateSavedProperties: (_: unknown, { input }: Mutation, context: CallContext) =>
      save(input, context),
    updateCustomerSavedProperties: async (
      _: unknown,
      { input }: Mutation,
      context: CallContext,
    ) => ({
      status: [(await save(input, context)).status],
    }),
    bookUpdateSavedProperties: async (_: unknown, { input }: Mutation, context: CallContext) =>
      (await save(input, context)).status,
    updateCustomerPreferences: async (
      _: unknown,
      { input }: { input: { id: string; preferences: string[] } },
      context: CallContext,
    ) => {
      requireAccess({ ...context, accessType: undefined }, input.id)
      return { status: await updatePreferences(context, input) }
    },
    updateUserInformation: async (
      _: unknown,
      { input }: { input: UserInformationInput },
      context: CallContext,
    ) => {
      // Never for a remembered visitor, whatever the call contains.
      requireAccess({ ...context, accessType: undefined }, input.id)
      return { status: await updateUserInformation(input, context) }
    },
  },
}

async function property(id: string, context: CallContext) {
  const hotel = await named(id, context)
  return hotel && propertyView(hotel, context.locale)
}

/** The hotel of a call; the answer's headers describe it. */
async function named(id: string, { database, named }: CallContext) {
  const hotel = await findHotel(database, id)
  if (hotel) named.propertyId ??= hotel.id
  return hotel
}

async function save(input: SavedPropertiesInput, context: CallContext): Promise<SaveAnswer> {
  requireAccess(context, input.id)
  if (context.isFailing) return { status: FAIL, savedProperties: [] }
  const { outcome, savedProperties } = await saveProperties(context.database, {
    customerId: input.id,
    revisionToken: input.revisionToken,
    propertyIds: input.savedProperties.map(({ id }) => id),
  })
  return { status: saveStatus(outcome), savedProperties: savedProperties.map((id) => ({ id })) }
}

function requireAccess({ session, accessType }: CallContext, customerId: string) {
  const refusal = refuseAccess(session, accessType, customerId)
  if (refusal || !session) {
    const { message = '', code = 'UNAUTHENTICATED' } = refusal ?? {}
    throw createGraphQLError(message, { extensions: { code } })
  }
  return session.kind
}
