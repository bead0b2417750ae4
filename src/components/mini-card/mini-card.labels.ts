import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { pick } from '../../ui/labels/label-set'

/** The labels that the widget shares with others. */
export const shared = pick(signInLabels, 'signIn')
