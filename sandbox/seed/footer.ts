import type { Locale } from './seed-types'

export function footerProps(
  variation: 'minimized' | 'expanded',
  _locale: Locale,
): Record<string, unknown> {
  return {
    resourceProperties: {
      titles: {
        ourCompany: 'Our company',
        workWithUs: 'Work with us',
        findHelp: 'Find help',
        privacy: 'Privacy',
        destinations: 'Destinations',
      },
      variation,
      copyrightDescription: '© {year} Alderway Hotels',
    },
    columns: [[], [], [], []],
    regions: regions(),
  }
}

export function regions() {
  return [
    { name: 'Europe', links: [{ linkLabel: 'Deutsch', linkURL: '/de-DE', locale: 'de-DE' }] },
    { name: 'Americas', links: [{ linkLabel: 'English', linkURL: '/', locale: 'en-US' }] },
  ]
}
