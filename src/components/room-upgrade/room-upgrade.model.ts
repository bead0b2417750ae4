import { type CartAwardsModel, useCartAwards } from './cart-awards.model'
import { type OrderUpgradeModel, useOrderUpgrade } from './order-upgrade.model'
import type { RoomUpgradeProps } from './room-upgrade.schema'

export type RoomUpgradeModel = CartAwardsModel | OrderUpgradeModel

/** Suites for a member's awards, before and after the booking, and better rooms after it (W36). */
export function useRoomUpgrade(props: RoomUpgradeProps): RoomUpgradeModel {
  const cart = useCartAwards(props)
  const order = useOrderUpgrade(props)
  return props.source === 'order' ? order : cart
}
