import type { Page } from '../../services/page/page'

const claims = new WeakMap<Page, Map<string, string>>()

/**
 * Of some notices those that a widget may show: each stands once on a page, where it was first asked
 * for (W12). The same widget may ask again.
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
