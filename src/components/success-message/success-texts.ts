import { isSuccessKey, type SuccessKey } from '../../features/messages/success-messages.rules'
import { fillText } from '../../ui/text/fill-text'
import type { SuccessMessageProps } from './success-message.schema'

type Labels = SuccessMessageProps['labels']

export interface SuccessText {
  title: string
  /** Empty for none; rich text if an author wrote it. */
  body: string
  isRich: boolean
}

const BODIES: Record<SuccessKey, keyof Labels | null> = {
  bookingConfirmed: 'bookingConfirmedBody',
  reservationModified: 'reservationModifiedBody',
  reservationCancelled: 'reservationCancelledBody',
  allRoomsCancelled: 'allRoomsCancelledBody',
  someRoomsCancelled: 'someRoomsCancelledBody',
  reservationTakenBack: 'reservationTakenBackBody',
  reservationLinkedMsg: 'reservationLinkedMsgBody',
  newMemberNumberMsg: 'newMemberNumberMsgBody',
  insuranceAdded: null,
  requestsUpdated: 'requestsUpdatedBody',
  contactUpdated: 'contactUpdatedBody',
  checkInComplete: 'checkInCompleteBody',
  checkOutComplete: 'checkOutCompleteBody',
  receiptSent: null,
  receiptAddressSaved: null,
  paymentUpdated: null,
  awardRequested: 'awardRequestedBody',
}

/** Every placeholder of the texts. */
const NAMES = ['hotel', 'dates', 'memberNumber', 'number', 'count']

/**
 * Title and body of an outcome: the author's, else ours. A body with a missing value is left out. Null
 * without a title, or if a value of the title is missing.
 */
export function successTextOf(
  key: string,
  { messages, labels }: Pick<SuccessMessageProps, 'messages' | 'labels'>,
  values: Record<string, string>,
): SuccessText | null {
  const authored = Object.hasOwn(messages, key) ? messages[key] : undefined
  const bodyLabel = isSuccessKey(key) && BODIES[key]
  const { title, body } = authored ?? {
    title: isSuccessKey(key) ? labels[key] : '',
    body: bodyLabel ? labels[bodyLabel] : '',
  }
  const isComplete = (text: string) =>
    NAMES.every((name) => values[name] || !String(text).includes(`{${name}}`))
  if (!title || !isComplete(title)) return null
  return {
    title: fillText(title, values),
    body: isComplete(body) ? body : '',
    isRich: authored !== undefined,
  }
}
