import { pick } from '../../ui/labels/label-set'
import { shared } from './navigation.labels'

/** The links of the header, in its row and in the drawer. */
export const menusLabels = {
  ...pick(shared, 'newTab', 'call').english,
  site: 'Site',
  close: 'Close menu',
  steps: 'Booking steps',
}
