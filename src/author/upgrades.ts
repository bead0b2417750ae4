/** `assets/author/upgrades.js`: the upgrades of old content, for an editor outside of author mode. */
import './without-eval'
import { addWidgets, type WidgetMap } from '../mapping/own-widgets'

export { upgraderOf } from '../mapping/upgrader'

/** A company's own widgets: `foyer build` writes this file, which is empty in our build. */
const OWN = new URL('./own.js', import.meta.url).href

const own: { widgets: WidgetMap } = await import(OWN)
addWidgets(own.widgets)
