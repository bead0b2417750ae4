/**
 * When a place is fuller than its season: the same days every year, both included. The nights
 * before New Year cross the year, so `from` may be after `to`.
 */
export interface CityEvent {
  /** Month and day, `MM-DD`. */
  from: string
  to: string
  /** Price and demand as a share of the normal ones, per mille. */
  demand: number
  /** ISO 3166 alpha-2 code of the country that has the event; null: everywhere. */
  country: string | null
  /** The middle of the city that has it, within 40 km; null: the whole country. */
  city: { latitude: number; longitude: number } | null
}

const munich = { latitude: 48.14, longitude: 11.58 }
const newYork = { latitude: 40.75, longitude: -73.98 }
const london = { latitude: 51.51, longitude: -0.12 }
const milan = { latitude: 45.46, longitude: 9.19 }
const lisbon = { latitude: 38.72, longitude: -9.14 }
const innsbruck = { latitude: 47.27, longitude: 11.39 }
const sydney = { latitude: -33.86, longitude: 151.21 }

/** Where events overlap, the strongest counts. */
export const events: readonly CityEvent[] = [
  // New Year's Eve.
  { from: '12-29', to: '12-31', demand: 1300, country: null, city: null },
  // Oktoberfest.
  { from: '09-18', to: '10-03', demand: 1500, country: 'DE', city: munich },
  // Thanksgiving week; New Year's Eve in Times Square.
  { from: '11-23', to: '11-28', demand: 1250, country: 'US', city: newYork },
  { from: '12-28', to: '12-31', demand: 1600, country: 'US', city: newYork },
  // Wimbledon.
  { from: '06-28', to: '07-11', demand: 1200, country: 'GB', city: london },
  // Salone del Mobile.
  { from: '04-17', to: '04-22', demand: 1600, country: 'IT', city: milan },
  // Santo António.
  { from: '06-10', to: '06-13', demand: 1300, country: 'PT', city: lisbon },
  // Skiing at carnival, Epiphany.
  { from: '02-01', to: '02-20', demand: 1400, country: 'AT', city: innsbruck },
  { from: '12-26', to: '01-05', demand: 1450, country: 'AT', city: innsbruck },
  // Cherry blossom; Golden Week.
  { from: '03-25', to: '04-06', demand: 1300, country: 'JP', city: null },
  { from: '04-29', to: '05-05', demand: 1400, country: 'JP', city: null },
  // Songkran.
  { from: '04-12', to: '04-15', demand: 1300, country: 'TH', city: null },
  // National Day week.
  { from: '10-01', to: '10-07', demand: 1450, country: 'CN', city: null },
  { from: '10-09', to: '10-10', demand: 1250, country: 'TW', city: null },
  { from: '09-22', to: '09-23', demand: 1250, country: 'SA', city: null },
  // Summer holidays of the south.
  { from: '12-16', to: '01-04', demand: 1300, country: 'ZA', city: null },
  { from: '12-27', to: '01-01', demand: 1600, country: 'AU', city: sydney },
]
