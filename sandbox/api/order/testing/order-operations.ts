import { bookingOperations } from '../../testing/booking-operations'

const MONEY = '{ amount decimalPoint currency }'

const INSURANCE = `{ state policyNumber premium ${MONEY} attempt canRetry }`

const ORDER = `{
  handle confirmationNumber orderRevisionNumber cartId status bookedAt propertyId
  stay { checkIn checkOut guests { name primary } }
  items {
    id roomIndex status lengthOfStay guests { name primary } party { adults }
    basicInformation { confirmationNumber } segments { checkIn checkOut } pricing { total ${MONEY} }
  }
  charges { total ${MONEY} dueNow ${MONEY} dueAtHotel ${MONEY} hidden }
  policies { itemId }
  grandTotal ${MONEY} totalPricing { total ${MONEY} }
  payment { state paid ${MONEY} brand last4 }
  insurance ${INSURANCE}
}`

const STATUS = '{ httpStatus code errors { code message } }'

export const preparePayment = `mutation PreparePayment($cartId: ID!, $revision: Int!) {
  preparePayment(cartId: $cartId, revision: $revision) {
    status ${STATUS} intent { id kind amount ${MONEY} frameUrl nonce } nextStateURI
  }
}`

export const createOrder = `mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    status ${STATUS} order ${ORDER} nextStateURI cart { revision heldUntil }
    problems { name problem }
  }
}`

export const orderDetails = `query OrderDetails($cartId: ID, $confirmationNumber: ID, $stay: ID) {
  orderDetails(cartId: $cartId, confirmationNumber: $confirmationNumber, stay: $stay) ${ORDER}
}`

export const confirmationMessage = `query ConfirmationMessage($confirmationNumber: ID, $stay: ID) {
  confirmationMessage(confirmationNumber: $confirmationNumber, stay: $stay) {
    handle confirmationNumber confirmationNumbers givenName sentTo mail hotelPhone points jsonLd
  }
}`

export const paymentMethods = `query PaymentMethods($cartId: ID!) {
  paymentMethods(cartId: $cartId) {
    revision kind chargedNow ${MONEY} guaranteed ${MONEY} dueAtHotel ${MONEY} defaultMethod
    methods { id type label }
  }
}`

export const customerPaymentInfo = `query CustomerPaymentInfo($customerId: ID!) {
  customerPaymentInfo(customerId: $customerId) {
    cards { token brand last4 expiry isDefault expired }
  }
}`

export const propertyPaymentInfo = `query PropertyPaymentInfo($propertyId: ID!) {
  propertyPaymentInfo(propertyId: $propertyId) {
    acceptedCards { code name cvvLength } guaranteeRequired guaranteeTypes depositPolicy
  }
}`

export const addToCalendar = `query AddToCalendar($confirmationNumber: ID, $stay: ID) {
  addToCalendar(confirmationNumber: $confirmationNumber, stay: $stay) { handle ics google outlook }
}`

export const resendConfirmation = `mutation ResendConfirmation($stay: ID) {
  resendConfirmation(stay: $stay) { status ${STATUS} sentTo }
}`

export const shareByEmail = `mutation ShareByEmail($input: ShareByEmailInput!) {
  shareByEmail(input: $input) { status ${STATUS} sentTo }
}`

export const shareBySms = `mutation ShareBySms($input: ShareBySmsInput!) {
  shareBySms(input: $input) { status ${STATUS} sentTo }
}`

export const createTravelInsuranceOrder = `mutation CreateTravelInsuranceOrder(
  $input: InsuranceOrderInput!
) {
  createTravelInsuranceOrder(input: $input) { status ${STATUS} insurance ${INSURANCE} }
}`

export const insuranceQuote = `query TravelInsuranceQuote($cartId: ID!, $residence: String) {
  travelInsuranceQuote(cartId: $cartId, residence: $residence) {
    id planId premium ${MONEY} expires residence
  }
}`

export const reservationDetails = `query ReservationDetails($confirmationNumber: ID, $stay: ID) {
  reservationDetails(confirmationNumber: $confirmationNumber, stay: $stay) {
    handle confirmationNumber propertyId status orderRevisionNumber grandTotal ${MONEY} payment { paid ${MONEY} }
    stay { checkIn checkOut lengthOfStay rooms parties { adults } }
    items {
      id status pricing { total ${MONEY} }
      cancellation {
        number at penalty ${MONEY} refund ${MONEY} refundState refundDays takeBackUntil
      }
    }
  }
}`

const AMOUNTS = `{ penalty ${MONEY} refund ${MONEY} charge ${MONEY} owed ${MONEY} }`

export const cancelNow = `query CancelNow($stay: ID, $rooms: [ID!]) {
  cancelNow(stay: $stay, rooms: $rooms) {
    handle
    orderRevisionNumber terms hidden refundDays takeBackMinutes insured
    suiteNightsReturned suiteNightsForfeited amounts ${AMOUNTS}
    rooms { id roomIndex name rate problem isChosen checkIn amounts ${AMOUNTS} }
  }
}`

export const roomUpgradeData = `query RoomUpgradeData($cartId: ID, $confirmationNumber: ID, $stay: ID, $maxOffers: Int) {
  roomUpgradeData(
    cartId: $cartId, confirmationNumber: $confirmationNumber, stay: $stay, maxOffers: $maxOffers
  ) {
    access handle revision deadline isOpen nights awards { id expires remaining }
    rooms { itemId name suite specialNights { date status } }
    offers { itemId product { id quoteToken } difference ${MONEY} } offerCount
  }
}`

export const updateOrder = `mutation UpdateOrder($input: UpdateOrderInput!) {
  updateOrder(input: $input) { status ${STATUS} nights }
}`

export const orderOperations = [
  ...bookingOperations,
  ...[preparePayment, createOrder, orderDetails, confirmationMessage, paymentMethods],
  ...[customerPaymentInfo, propertyPaymentInfo, addToCalendar, shareByEmail, shareBySms],
  ...[createTravelInsuranceOrder, insuranceQuote, roomUpgradeData, updateOrder],
  ...[reservationDetails, cancelNow, resendConfirmation],
]
