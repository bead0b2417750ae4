import { atom } from 'jotai/vanilla'
import type { Money } from '../../../rules/money/money'

/**
 * Premium of the insurance that the visitor has chosen on this page, null without one; undefined until
 * the choice is known here: what the API has stored counts until then.
 */
export const premiumAtom = atom<Money | null | undefined>(undefined)
