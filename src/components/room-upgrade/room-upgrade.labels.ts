import { cartLabels } from '../../features/booking/cart/cart.labels'
import { upgradeLabels } from '../../features/booking/upgrade/upgrade.labels'
import { keepLabels } from '../../features/checkout/keep.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  upgradeLabels,
  pick(cartLabels, 'failedText'),
  pick(keepLabels, 'kept', 'notKept'),
  pick(signInLabels, 'signIn'),
  pick(messageLabels, 'failed'),
)
