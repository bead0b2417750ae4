import type { Page } from '../../services/page/page'

const claims = new WeakMap<Page, Map<string, string>>()

/**
 * Filters the notices that a widget may show: each is shown once on a page, by the widget that claimed
 * it first (W12). The same widget may claim again.
 */
export function claimAlerts<Alert extends { id: string }>(
  page: Page,
  owner: string,
  alerts: Alert[],
): Alert[] {
  const owners = claims.get(page) ?? new Map<string, string>()
  claims.set(page, owners)
  return alerts.filter(({ id }) => {
    if (!owners.has(id)) owners.set(id, owner)
    return owners.get(id) === owner
  })
}
