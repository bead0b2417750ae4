import { keepLabels } from '../../features/checkout/keep.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(keepLabels, pick(formLabels, 'required'), pick(linkLabels, 'newTab'))
