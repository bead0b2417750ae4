import { show } from 'foyer/stories'
import * as fixtures from './local-weather.fixtures'
import widget from './local-weather.widget'

export default { title: 'Harbour Houses/Local weather' }

export const Minimal = show(widget, fixtures.minimal)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
