import { latePart } from '../../mapping/late-part'
import type { AccountView } from './account-view'

/** Each view has its own script, so that a page downloads only the view that it shows. */
export const accountParts = {
  signIn: latePart(async () => (await import('./outcome/sign-in-error.part')).signInErrorPart),
  forgot: latePart(async () => (await import('./password/forgot.part')).forgotPart),
  newPassword: latePart(async () => (await import('./password/new-password.part')).newPasswordPart),
  activate: latePart(async () => (await import('./activate/activate.part')).activatePart),
  activatePassword: latePart(
    async () => (await import('./activate/activate-password.part')).activatePasswordPart,
  ),
  join: latePart(async () => (await import('./join/join.part')).joinPart),
  outcome: latePart(async () => (await import('./outcome/outcome.part')).outcomePart),
  otp: latePart(async () => (await import('./password/otp.part')).otpPart),
  status: latePart(async () => (await import('./outcome/status.part')).statusPart),
  contact: latePart(async () => (await import('./contact/contact.part')).contactPart),
  confirmEmail: latePart(
    async () => (await import('./contact/confirm-email.part')).confirmEmailPart,
  ),
  profile: latePart(async () => (await import('./profile/profile.part')).profilePart),
} satisfies Record<AccountView, object>

export type AccountParts = typeof accountParts
