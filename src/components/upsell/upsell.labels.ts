import { upgradeLabels } from '../../features/cart/upgrade/upgrade.labels'

/** Labels that the widget shares with other widgets. */
export const shared = upgradeLabels
