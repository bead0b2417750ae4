import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'
import { contactLabels } from '../contact/contact.labels'
import { pendingEmailLabels } from '../contact/pending-email.labels'
import { joinFormLabels } from '../join/join.labels'

/** Labels of the member’s profile. */
export const profileLabels = {
  ...pick(
    shared,
    'profileTitle',
    'error',
    'warning',
    'needsScript',
    'retry',
    'savedHotels',
    'name',
    'memberNumber',
    'email',
    'address',
  ).english,
  emailPending: pendingEmailLabels.emailPending,
  contact: 'Contact details',
  contactHint: 'Partly hidden for your security.',
  noPhone: 'No number on file',
  contactTitle: contactLabels.contactTitle,
  phone: joinFormLabels.phone,
  preferences: 'Preferences',
  noPreferences: 'Nothing noted yet. Let us know during your next stay.',
  yourStays: 'Your stays',
  savedCount: '{count} of 20',
  changePassword: 'Change password',
  profileFailed: 'We couldn’t load your details.',
}
