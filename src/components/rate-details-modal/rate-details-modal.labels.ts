import { selectLabels } from '../../features/booking/cart/select.labels'
import { rateDetailsLabels } from '../../features/rates/details/rate-details.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  rateDetailsLabels,
  selectLabels,
  pick(formLabels, 'required'),
  pick(actionLabels, 'close'),
)
