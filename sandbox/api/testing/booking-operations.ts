/** Operations of the booking, as a client would register them. */
const MONEY = '{ amount decimalPoint currency }'

const PRICING = `{
  subtotal ${MONEY} total ${MONEY} shown ${MONEY} averageNightly ${MONEY}
  includesTaxes pointsTotal fullyPoints
  fees { code name basis amount ${MONEY} mandatory }
  taxes { code name purpose amount ${MONEY} includedInRate payAt }
}`

const REFUSAL = '{ reason day nights nearest { checkIn checkOut } }'

const POLICY = `{
  refundability deadline timeZone penalty { kind value amount ${MONEY} }
  noShow ${MONEY} statutoryWindow { hoursAfterBooking hoursBeforeCheckIn applies } text
}`

const RATE_DETAILS = `{
  policy ${POLICY} guarantee { type cardRequired chargedNow }
  deposit { type amount ${MONEY} } inclusions nightly { date price ${MONEY} points }
  total ${MONEY} dueNow ${MONEY} dueAtHotel ${MONEY}
  fees { code amount ${MONEY} } taxes { code amount ${MONEY} includedInRate payAt }
}`

const PRODUCT = `{
  id type lengthOfStay inventory recommended defaultSelected quoteToken
  roomType {
    code name shortText beds bedText maxGuests sizeSqm view accessible smoking featureCodes
    images { renditionPath altText }
  }
  ratePlan { code name description mealPlan commissionable pointsEarned eligibility }
  rate { isGuestViewable isMemberRate isPrepay audience }
  rateDetails ${RATE_DETAILS}
  totalPricing ${PRICING}
}`

const CART = `{
  id revision expires heldUntil propertyId checkIn checkOut nextRoomIndex
  parties { adults childAges }
  items { id roomIndex party { adults childAges } product { id } pricing { total ${MONEY} } }
  itemGroups { id quantity items { id } }
  totalPricing ${PRICING}
  priceChange { before ${MONEY} after ${MONEY} }
  dropped { roomIndex name reason }
}`

const ANSWER = `{
  cart ${CART}
  status { httpStatus code errors { code message } }
  priceChange { before ${MONEY} after ${MONEY} quoteToken }
  reason ${REFUSAL}
}`

const PLACE = '{ placeId label detail type latitude longitude propertyId }'

export const suggestedPlaces = `query SuggestedPlaces($query: String!, $locale: String!, $near: CoordinatesInput) {
  suggestedPlaces(query: $query, locale: $locale, near: $near) ${PLACE}
}`

export const searchHotels = `query SearchHotels($search: SearchInput!) {
  searchHotels(search: $search) {
    total page recordsPerPage place ${PLACE}
    facets {
      group values { value label from ${MONEY} to ${MONEY} metres count isChosen }
    }
    hotels { property { id } lowest ${PRICING} soldOut reason { reason } distanceMetres }
  }
}`

export const searchProducts = `query SearchProductsByProperty($search: SearchInput!, $roomIndex: Int, $cartId: ID, $roomTypeCode: ID) {
  searchProductsByProperty(search: $search, roomIndex: $roomIndex, cartId: $cartId, roomTypeCode: $roomTypeCode) {
    roomIndex products ${PRODUCT} reasons ${REFUSAL} alerts { id }
    unavailable { roomType { code } reason { reason day } }
  }
}`

export const searchProductInfo = `query SearchProductInfo($productId: ID!, $search: SearchInput!, $quoteToken: ID) {
  searchProductInfo(productId: $productId, search: $search, quoteToken: $quoteToken) {
    product ${PRODUCT} priceChange { before ${MONEY} after ${MONEY} }
  }
}`

export const rateDetails = `query RateDetails($productId: ID!, $search: SearchInput!) {
  rateDetails(productId: $productId, search: $search) ${RATE_DETAILS}
}`

export const roomDetailsFeatures = `query RoomDetailsFeatures($propertyId: ID!, $roomTypeCode: ID!) {
  roomDetailsFeatures(propertyId: $propertyId, roomTypeCode: $roomTypeCode) {
    groups { code name features }
  }
}`

export const roomImages = `query RoomImages($propertyId: ID!, $roomCode: ID) {
  roomImages(propertyId: $propertyId, roomCode: $roomCode) { renditionPath altText category }
}`

export const nightlyProducts = `query NightlyProducts($search: SearchInput!) {
  nightlyProducts(search: $search) { date cash ${MONEY} points }
}`

export const prepayRates = `query PrepayRates($cartId: ID, $propertyId: ID, $search: SearchInput) {
  prepayRates(cartId: $cartId, propertyId: $propertyId, search: $search) {
    productId chargeDate amount ${MONEY} refundability html
  }
}`

export const stayDate = `query StayDate($cartId: ID, $search: SearchInput, $from: Date, $to: Date) {
  stayDate(cartId: $cartId, search: $search, from: $from, to: $to, prices: true) {
    checkIn checkOut lengthOfStay today timeZone maxNights parties { adults childAges }
    restrictions { date minStay closedToArrival closedToDeparture reason }
    lowest { date price ${MONEY} points }
  }
}`

export const defaultSelection = `query DefaultSelection($search: SearchInput!, $confirmationNumber: ID) {
  defaultSelection(search: $search, confirmationNumber: $confirmationNumber) { productId }
}`

export const stickyBar = `query StickyBar($cartId: ID, $search: SearchInput) {
  stickyBar(cartId: $cartId, search: $search) {
    checkIn checkOut lengthOfStay rooms chosenRooms guests isLowest currency total ${PRICING}
  }
}`

const EXPIRATION = '{ expires expiresIn revision }'

export const extendCartExpiration = `mutation ExtendCartExpiration($cartId: ID!) {
  extendCartExpiration(cartId: $cartId) ${EXPIRATION}
}`

export const updateCartExpiration = `mutation UpdateCartExpiration($cartId: ID!, $expires: DateTime!) {
  updateCartExpiration(cartId: $cartId, expires: $expires) ${EXPIRATION}
}`

export const cart = `query Cart($id: ID!) { cart(id: $id) ${CART} }`

export const stayDetails = `query StayDetails($cartId: ID!) {
  stayDetails(cartId: $cartId) {
    propertyId checkIn checkOut checkInTime checkOutTime timeZone lengthOfStay rooms modifiable
    parties { adults childAges }
  }
}`

export const cancellationPolicies = `query CancellationPolicyByCart($cartId: ID!) {
  cancellationPolicyByCart(cartId: $cartId) { itemId roomIndex name rate checkIn policy ${POLICY} }
}`

export const summaryOfCharges = `query SummaryOfChargesCart($cartId: ID!) {
  summaryOfChargesCart(cartId: $cartId) {
    rooms { itemId name rate nights { date price ${MONEY} } subtotal ${MONEY} policy ${POLICY} }
    fees { code amount ${MONEY} } taxes { code amount ${MONEY} includedInRate payAt }
    total ${MONEY} dueNow ${MONEY} dueAtHotel ${MONEY} deposit { type amount ${MONEY} }
    pointsTotal pointsEarned hidden
  }
}`

export const createCart = `mutation CreateCart($input: CreateCartInput!) {
  createCart(input: $input) ${ANSWER}
}`

export const associateProfile = `mutation AssociateProfileWithCart($cartId: ID!, $memberNumber: String) {
  associateProfileWithCart(cartId: $cartId, memberNumber: $memberNumber) ${ANSWER}
}`

export const updateCart = `mutation UpdateCart($input: CartUpdate!) {
  updateCart(input: $input) ${ANSWER}
}`

export const bookingOperations = [
  ...[suggestedPlaces, searchHotels, searchProducts, searchProductInfo, rateDetails],
  ...[roomDetailsFeatures, roomImages, nightlyProducts, prepayRates, stayDate, defaultSelection],
  ...[stickyBar, cart, stayDetails, summaryOfCharges, createCart, updateCart],
  ...[cancellationPolicies, associateProfile, extendCartExpiration, updateCartExpiration],
]
