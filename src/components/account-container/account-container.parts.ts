import { latePart } from '../../mapping/late-part'
import type { AccountView } from './account-view'

/** A page downloads the view that it shows and no other. */
export const accountParts = {
  signIn: latePart(async () => (await import('./sign-in-error.part')).signInErrorPart),
  forgot: latePart(async () => (await import('./forgot.part')).forgotPart),
  newPassword: latePart(async () => (await import('./new-password.part')).newPasswordPart),
  activate: latePart(async () => (await import('./activate.part')).activatePart),
  activatePassword: latePart(
    async () => (await import('./activate-password.part')).activatePasswordPart,
  ),
  join: latePart(async () => (await import('./join.part')).joinPart),
  outcome: latePart(async () => (await import('./outcome.part')).outcomePart),
  otp: latePart(async () => (await import('./otp.part')).otpPart),
  status: latePart(async () => (await import('./status.part')).statusPart),
  profile: latePart(async () => (await import('./profile.part')).profilePart),
} satisfies Record<AccountView, object>

export type AccountParts = typeof accountParts
