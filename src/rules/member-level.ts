/** Level code that says nothing: the type of the level takes its place (E3-20). */
const REPLACED_LEVEL = 'P'

/** `loyaltyInformation.rewards.level` and `levelType` of a member (D.3). */
export interface MemberRewards {
  level?: { code?: string | null } | null
  levelType?: { code?: string | null } | null
}

/** A member's level code: that of the level type where the level is P. None → '' (E3-20, S2 §3). */
export function memberLevel(rewards: MemberRewards | null | undefined): string {
  const code = rewards?.level?.code ?? ''
  return code === REPLACED_LEVEL ? (rewards?.levelType?.code ?? '') : code
}
