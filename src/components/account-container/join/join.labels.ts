import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'
import { reachLabels } from '../form/reach.labels'

/** Labels of the join form. */
export const joinFormLabels = {
  ...reachLabels,
  ...pick(
    shared,
    'joinTitle',
    'summary',
    'join',
    'haveAccount',
    'termsRequired',
    'conditions',
    'terms',
    'privacy',
    'newTab',
    'signIn',
    'password',
    'givenName',
    'familyName',
    'nameInvalid',
    'countryRequired',
    'title',
    'titleNone',
    'nameHint',
    'localNameInvalid',
    'localGivenName',
    'localFamilyName',
    'emailConfirm',
    'emailMismatch',
    'smsOptIn',
    'aboutYou',
  ).english,
  joinText: 'It’s free, and you’ll enjoy better rates from your first night.',
  yourPassword: 'Your password',
  phoneHint: 'Optional. Digits only, starting with the country code.',
  phoneHintShort: 'Optional. Digits only.',
  marketing: 'Send me offers by email. I can unsubscribe at any time.',
}
