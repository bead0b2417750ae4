import type { Fixture } from 'foyer/define-widget'
import type { LocalWeatherModel } from './local-weather.model'
import type { LocalWeatherInput } from './local-weather.schema'

type Case = Fixture<LocalWeatherInput, LocalWeatherModel>

export const minimal: Case = {
  props: { city: 'Lisbon' },
  model: {
    state: 'ready',
    text: 'Now in Lisbon: 21°C',
    celsius: 21,
    isFahrenheit: false,
    onUnit: () => {},
    hasAdvice: false,
    onAdvice: () => {},
  },
}

export const loading: Case = { props: { city: 'Lisbon' }, model: { state: 'loading' } }

export const failed: Case = {
  props: { city: 'Lisbon' },
  model: { state: 'failed', retry: () => {} },
}

export const empty: Case = { props: {}, isEmpty: true }
