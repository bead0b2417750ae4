import { policyLabels } from '../../features/rates/policy/policy.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(pick(policyLabels, 'policyNonRefundable'))
