import type { AccountPart } from '../account-part'
import { profileLabels } from './profile.labels'
import { type ProfileModel, useProfile } from './profile.model'
import { Profile } from './profile.view'

export const profilePart: AccountPart<ProfileModel> = {
  labels: profileLabels,
  useModel: useProfile,
  View: Profile,
}
