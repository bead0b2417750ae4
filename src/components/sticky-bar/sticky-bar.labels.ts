import { breakdownLabels } from '../../features/rates/breakdown/breakdown.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { guestLabels } from '../../features/stay/guests/guests.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(breakdownLabels, 'total'),
  pick(priceLabels, 'nights', 'everything', 'points', 'freeNights', 'confidential'),
  pick(guestLabels, 'roomCount', 'guestCount', 'both'),
  pick(actionLabels, 'busy', 'proceed'),
)
