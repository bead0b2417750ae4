import {
  type HousekeepingCodes,
  housekeepingCodes,
} from '../../../src/features/checkout/housekeeping/housekeeping.rules'
import { systemsOf } from '../../seed/rates/cases'
import type { OwnCart } from './cart-of-hotel'

/** How often the rooms of a cart can be cleaned. */
export function housekeepingView({ hotel }: Pick<OwnCart, 'hotel'>): HousekeepingCodes | null {
  return housekeepingCodes({ brand: hotel.brand.id, isAcrs: systemsOf(hotel.id).isAcrs })
}
