import type { AccountPart } from '../account-part'
import { type ProfileModel, useProfile } from './profile.model'
import { Profile } from './profile.view'

export const profilePart: AccountPart<ProfileModel> = { useModel: useProfile, View: Profile }
