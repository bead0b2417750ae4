import { button, section } from 'foyer/kit'
import { Unanswered } from 'foyer/parts'
import type { LocalWeatherModel } from './local-weather.model'
import type { weatherParts } from './local-weather.parts'
import type { LocalWeatherProps } from './local-weather.schema'
import { line, room } from './local-weather.styles'

interface Shown {
  props: LocalWeatherProps
  model: LocalWeatherModel
  parts: typeof weatherParts
}

export function LocalWeather({ props, model, parts }: Shown) {
  const { labels } = props
  if (model.state === 'none') return null
  return (
    <div className={section}>
      <Unanswered labels={labels} model={model} skeleton={room} />
      {model.state === 'ready' && (
        <p className={line}>
          <span>{model.text}</span>
          <button
            type="button"
            className={button}
            aria-pressed={model.isFahrenheit}
            onClick={model.onUnit}
          >
            {labels.unit}
          </button>
          <button type="button" className={button} onClick={model.onAdvice}>
            {labels.advice}
          </button>
        </p>
      )}
      {model.state === 'ready' && model.hasAdvice && (
        <parts.advice props={props} celsius={model.celsius} />
      )}
    </div>
  )
}
