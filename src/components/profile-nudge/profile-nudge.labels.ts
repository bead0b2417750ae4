import { personalDetailsLabels } from '../../features/personal-details/personal-details.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  renamed(signInLabels, { sending: 'sendingCode', over: 'tookTooLong' }),
  pick(formLabels, 'required'),
  pick(messageLabels, 'failed', 'error'),
  renamed(messageLabels, { success: 'done', locked: 'tooMany' }),
  personalDetailsLabels,
)
