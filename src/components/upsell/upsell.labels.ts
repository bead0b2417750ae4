import { upgradeLabels } from '../../features/booking/upgrade/upgrade.labels'

/** Labels that the widget shares with other widgets. */
export const shared = upgradeLabels
