import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = merged(pick(signInLabels, 'signIn', 'join'), linkLabels)
