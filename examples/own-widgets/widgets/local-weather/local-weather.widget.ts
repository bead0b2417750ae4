import { defineWidget, preloadOf } from 'foyer/define-widget'
import { useLocalWeather } from './local-weather.model'
import { weatherParts } from './local-weather.parts'
import { weatherQuery } from './local-weather.queries'
import { localWeatherSchema } from './local-weather.schema'
import { LocalWeather } from './local-weather.view'

export default defineWidget({
  type: 'local-weather',
  title: 'Local weather',
  group: 'Harbour Houses',
  schema: localWeatherSchema,
  useModel: useLocalWeather,
  View: LocalWeather,
  parts: weatherParts,
  when: 'visible',
  preload: ({ city }) => (city ? [preloadOf(weatherQuery, { city })] : []),
  translations: () => import('./local-weather.translations'),
  author: {
    description: 'The temperature in the city of the house.',
    emptyLabel: 'Local weather: it has no city.',
  },
})
