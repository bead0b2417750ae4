import { cartLabels } from '../../features/booking/cart/cart.labels'
import { keepLabels } from '../../features/checkout/keep.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(keepLabels, pick(messageLabels, 'error'), pick(cartLabels, 'roomOf'))
