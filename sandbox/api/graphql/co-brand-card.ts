import type { CoBrandProgram } from '../../../src/features/co-brand/co-brand.rules'
import { MEMBER_TIERS } from '../../../src/rules/codes/codes'
import { memberLevel, type Tier, tierOf } from '../../../src/rules/codes/member-level'
import { findAccountOf } from '../../database/members/accounts'
import { findCustomer } from '../../database/members/customers'
import { cardsOf } from '../../seed/co-brand-cards'
import type { CallContext } from './graphql-context'

interface CardView {
  program: CoBrandProgram
  /** HTML. */
  terms: string
}

/**
 * The card that a member may apply for: the market's card for the member's tier, if the member lives
 * in that market; else null.
 */
export async function coBrandCard(
  { database, locale }: Pick<CallContext, 'database' | 'locale'>,
  customerId: string,
  market: string,
): Promise<CardView | null> {
  const account = await findAccountOf(database, customerId)
  const customer = await findCustomer(database.db, customerId)
  if (!customer || account?.country !== market) return null
  const { level, levelType } = customer
  const rank = rankOf(
    tierOf(memberLevel({ level: { code: level }, levelType: { code: levelType } })),
  )
  const card = cardsOf(market).findLast(({ from }) => rankOf(from) <= rank)
  return card ? { program: card.program, terms: card.terms[locale] } : null
}

function rankOf(tier: Tier): number {
  return MEMBER_TIERS.indexOf(tier)
}
