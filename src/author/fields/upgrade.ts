import type { AnyWidget } from '../../mapping/define-widget'
import { type Upgraded, upgradeContent } from '../../mapping/upgrade-content'

/**
 * The props upgraded to the widget's current shape, with notes on the changes; null when the props have
 * that shape. The CMS keeps the old props until the author accepts the upgrade.
 */
export async function upgraded(widget: AnyWidget, raw: unknown): Promise<Upgraded | null> {
  if (!widget.upgrade) return null
  const { upgrades } = await widget.upgrade()
  return upgradeContent(upgrades, raw)
}
