import { agreementPart } from '../agreement/agreement.rules'

/** What has to be acknowledged before the booking (W39). */
export const ackPart = agreementPart('ack')
