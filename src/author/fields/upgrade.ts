import type { AnyWidget } from '../../mapping/define-widget'
import { type Upgraded, upgradeContent } from '../../mapping/upgrade-content'

/**
 * What an author has set, in the widget's present shape, and in words what that changes; null where it
 * has that shape. It is for the author to accept: until then the CMS keeps what it has.
 */
export async function upgraded(widget: AnyWidget, raw: unknown): Promise<Upgraded | null> {
  if (!widget.upgrade) return null
  const { upgrades } = await widget.upgrade()
  return upgradeContent(upgrades, raw)
}
