import { selectLabels } from '../../features/booking/cart/select.labels'
import { rateDetailsLabels } from '../../features/rates/details/rate-details.labels'
import { merged } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(rateDetailsLabels, selectLabels)
