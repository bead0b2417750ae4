import type { FlagName } from '../../src/rules/codes/flags'
import { FEATURE_PERCENTAGE } from '../../src/rules/codes/limits'

/** To how many of a hundred visitors the chain shows each feature (C.9, E1-28). */
export const flagPercentages: Record<FlagName, number> = {
  signInOverlayNew: FEATURE_PERCENTAGE,
  ocjOverlayNew: FEATURE_PERCENTAGE,
  userDetailsV2: 0,
  loginLinkV2: 0,
  enrollV2: FEATURE_PERCENTAGE,
  decryptV2: 0,
  passwordEncryption: FEATURE_PERCENTAGE,
  mobileAuth: FEATURE_PERCENTAGE,
  eaaMode: 0,
  insurance: FEATURE_PERCENTAGE,
  points: FEATURE_PERCENTAGE,
  sampleSession: 0,
  partnerBanner: FEATURE_PERCENTAGE,
}
