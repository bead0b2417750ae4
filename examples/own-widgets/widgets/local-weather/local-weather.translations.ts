import type { Translations } from 'foyer/define-widget'
import type { LocalWeatherProps } from './local-weather.schema'

export const translations: Translations<LocalWeatherProps['labels']> = {
  'de-DE': {
    now: 'Jetzt in {city}: {degrees}',
    unit: 'In Fahrenheit anzeigen',
    advice: 'Was ziehe ich an?',
    cool: 'Nehmen Sie etwas Warmes mit.',
    warm: 'Leichte Kleidung genügt.',
    loading: 'Das Wetter wird geladen.',
    error: 'Fehler',
    failedTitle: 'Das Wetter ist gerade nicht verfügbar.',
    failedText: 'Bitte versuchen Sie es in einer Minute noch einmal.',
    retry: 'Erneut versuchen',
  },
}
