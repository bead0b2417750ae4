/** Placeholder code of a level; the code of the level type replaces it (E3-20). */
const REPLACED_LEVEL = 'P'

/** `loyaltyInformation.rewards.level` and `levelType` of a member (D.3). */
export interface MemberRewards {
  level?: { code?: string | null } | null
  levelType?: { code?: string | null } | null
}

/**
 * A member's level code: the code of the level type where the level is P. None → '' (E3-20, S2 §3).
 */
export function memberLevel(rewards: MemberRewards | null | undefined): string {
  const code = rewards?.level?.code ?? ''
  return code === REPLACED_LEVEL ? (rewards?.levelType?.code ?? '') : code
}

/** The tiers of the programme, for styles and names only (E3-19). */
export type Tier = 'member' | 'silver' | 'gold' | 'platinum' | 'titanium' | 'ambassador'

/** Tiers by level code (one letter) and by level type code (three letters). */
const TIERS: Record<string, Tier> = {
  S: 'silver',
  SLV: 'silver',
  G: 'gold',
  GLD: 'gold',
  PLT: 'platinum',
  T: 'titanium',
  TTM: 'titanium',
  A: 'ambassador',
  AMB: 'ambassador',
}

/** The tier of a level code; an unknown code counts as `member` (W68). */
export function tierOf(code: string | null | undefined): Tier {
  return (Object.hasOwn(TIERS, code ?? '') && TIERS[code ?? '']) || 'member'
}
