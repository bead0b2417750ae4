import * as accountCalls from '../src/rules/site/account-calls'
import * as bookingCalls from '../src/rules/site/booking-calls'
import * as bookingPaths from '../src/rules/site/booking-paths'
import * as calls from '../src/rules/site/calls'
import { defineSite } from '../src/rules/site/define-site'
import * as orderCalls from '../src/rules/site/order-calls'
import * as pageCalls from '../src/rules/site/page-calls'
import * as pagePaths from '../src/rules/site/page-paths'
import * as paths from '../src/rules/site/paths'
import * as privacyChoices from '../src/rules/site/privacy-choices-path'
import type { QueryName } from '../src/rules/site/query'
import type { CallName, SiteCall } from '../src/rules/site/site-call'
import { HOTEL, type PathName, type PathSite } from '../src/rules/site/site-path'

type AnyPath = (site: PathSite, hotel: string) => string

/** All paths and calls by their names in a site file. */
export const pathsByName = byName<PathName, AnyPath>(
  { ...paths, ...bookingPaths, ...pagePaths, ...privacyChoices },
  (path, table) => path({ paths: table }, ''),
)
export const callsByName = byName<CallName, SiteCall>(
  { ...calls, ...bookingCalls, ...pageCalls, ...orderCalls, ...accountCalls },
  (call, table) => call({ rest: table as { base: string } }),
)

/** The names that a function reads from its table. */
function byName<Name extends string, Reader>(
  readers: Record<string, Reader>,
  read: (reader: Reader, table: object) => string,
): [Name, Reader][] {
  return Object.values(readers).map((reader) => {
    let name = ''
    const table = new Proxy({}, { get: (_, key) => (name ||= String(key)) })
    read(reader, table)
    return [name as Name, reader]
  })
}

const query: Record<QueryName, string> = {
  returnTo: 'h-back',
  destinationAddress: 'h-where',
  placeId: 'h-spot',
  propertyCode: 'h-inn',
  fromDate: 'h-from',
  toDate: 'h-to',
  numRooms: 'h-rooms',
  numAdultsPerRoom: 'h-adults',
  childrenAges: 'h-ages',
  widened: 'h-wider',
  radius: 'h-radius',
  area: 'h-area',
  recordsPerPage: 'h-records',
  sort: 'h-sort',
  page: 'h-page-of',
  rateType: 'h-rate',
  rateCode: 'h-rate-code',
  usePoints: 'h-points',
  flexible: 'h-flexible',
  cart: 'h-cart',
  view: 'h-view',
  tab: 'h-tab',
  filter: 'h-filter',
  product: 'h-product',
  open: 'h-open',
  quote: 'h-quote',
  room: 'h-room',
  rooms: 'h-chosen',
  stay: 'h-stay',
  saveProperty: 'h-heart',
  save: 'h-keep',
  marshaCode: 'h-code',
  overlay: 'h-framed',
  clientId: 'h-client',
  orderId: 'h-order',
  pageModuleName: 'h-module',
  errorCode: 'h-error',
  errorMessageType: 'h-type',
  inValidCredentials: 'h-wrong',
  outcome: 'h-came',
  step: 'h-step',
  problem: 'h-problem',
  rand: 'h-rand',
  token: 'h-token',
  activation: 'h-activation',
  emailToken: 'h-email-token',
  sections: 'h-sections',
  destinationURL: 'h-to-card',
  alt_cust_id: 'h-customer',
  cookie_id: 'h-cookie',
  mcd: 'h-page',
  rpcCode: 'h-campaign',
  CELL: 'h-cell',
  SPID: 'h-place',
}

/** A chain that differs from the defaults in every value. */
export const secondSite = defineSite({
  brand: { chainName: 'Harbour Inns', programName: 'Harbour Club', code: 'HI' },
  locales: ['de_DE', 'en_US', 'ja-JP', 'zh-CN', 'ar-SA'],
  schema: 'sandbox/api/schema.graphql',
  gql: { base: '/harbour/operations' },
  paths: Object.fromEntries(
    pathsByName.map(([name]) => [name, `/harbour/${name}${hasHotel(name) ? `/of/${HOTEL}` : ''}`]),
  ),
  rest: Object.fromEntries(callsByName.map(([name]) => [name, `/harbour/api/${name}`])),
  query,
  storagePrefix: 'harbour.',
})

export function hasHotel(name: PathName): boolean {
  return name === 'hotel-overview' || name === 'hotel-reviews' || name === 'quick-view'
}

/** The addresses of the defaults: no page of another chain contains them. */
export const usualAddresses: string[] = [
  ...pathsByName.map(([, path]) => path({ paths: {} }, '')),
  ...callsByName.map(([, call]) => call({ rest: { base: '' } })),
]
