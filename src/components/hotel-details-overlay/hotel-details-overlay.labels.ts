import { propertyLabels } from '../../features/property/property.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(propertyLabels, 'copyFailed', 'smoking', 'pets', 'amenities', 'directions'),
  renamed(propertyLabels, {
    title: 'details',
    loading: 'loadingDetails',
    map: 'showOnMap',
    copy: 'copyAddress',
    copied: 'addressCopied',
    call: 'callHotel',
  }),
  pick(actionLabels, 'close', 'retry'),
  pick(formLabels, 'address', 'phone'),
  linkLabels,
)
