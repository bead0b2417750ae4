import { formLabels } from '../../ui/labels/form.labels'
import { pick } from '../../ui/labels/label-set'

/** The labels that the widget shares with others. */
export const shared = pick(formLabels, 'required')
