import { widgetLoader } from './own-widgets'
import { upgradeContent } from './upgrade-content'

/**
 * Upgrades props of a type to the widget's current shape. Each editor and each endpoint that stores a
 * single field applies this first: a field's path is of the current shape, and content with a part in
 * both shapes is not upgraded any more.
 */
export async function upgraderOf(type: string): Promise<<Props>(props: Props) => Props> {
  const widget = (await widgetLoader(type)?.())?.default
  const upgrades = (await widget?.upgrade?.())?.upgrades ?? []
  return <Props>(props: Props) => (upgradeContent(upgrades, props)?.raw as Props) ?? props
}
