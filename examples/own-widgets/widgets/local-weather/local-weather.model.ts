import { fillText, usePage, useRest } from 'foyer/kit'
import { useLatePart } from 'foyer/parts'
import { useState } from 'react'
import { weatherParts } from './local-weather.parts'
import { weatherQuery } from './local-weather.queries'
import type { LocalWeatherProps } from './local-weather.schema'

export type LocalWeatherModel =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      text: string
      celsius: number
      isFahrenheit: boolean
      onUnit: () => void
      /** Whether the advice is shown: it was asked for, and its script is there. */
      hasAdvice: boolean
      onAdvice: () => void
    }

export function useLocalWeather({ city, labels }: LocalWeatherProps): LocalWeatherModel {
  const { locale } = usePage().context
  const [isFahrenheit, setFahrenheit] = useState(false)
  const [wantsAdvice, setWantsAdvice] = useState(false)
  const hasAdvice = useLatePart(weatherParts.advice, {
    isWanted: wantsAdvice,
    onFailure: () => setWantsAdvice(false),
  })
  const answer = useRest(weatherQuery, city ? { city } : null)
  if (!city) return { state: 'none' }
  if (answer.state === 'loading') return { state: 'loading' }
  if (answer.state === 'failed') return { state: 'failed', retry: answer.retry }
  const celsius = answer.data.degrees
  const degrees = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFahrenheit ? 'fahrenheit' : 'celsius',
    maximumFractionDigits: 0,
  }).format(isFahrenheit ? celsius * 1.8 + 32 : celsius)
  return {
    state: 'ready',
    text: fillText(labels.now, { city, degrees }),
    celsius,
    isFahrenheit,
    onUnit: () => setFahrenheit(!isFahrenheit),
    hasAdvice,
    onAdvice: () => setWantsAdvice(true),
  }
}
