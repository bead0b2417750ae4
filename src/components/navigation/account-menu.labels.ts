import { pick } from '../../ui/labels/label-set'
import { shared } from './navigation.labels'

/** Labels of the menu of a known visitor. */
export const accountMenuLabels = {
  ...pick(shared, 'points', 'tierMember', 'tierSilver', 'tierGold', 'tierPlatinum').english,
  ...pick(shared, 'tierTitanium', 'tierAmbassador', 'signOut', 'saved').english,
  notYou: 'Not you?',
  clear: 'Remove my name',
  clearFailed: 'We couldn’t remove your name. Please try again.',
  trips: 'Trips',
  profile: 'Profile',
}
