/** Where airports are, by their code; hotels name them in how to reach them. */
export const airports: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  BKK: { latitude: 13.69, longitude: 100.75 },
  CPT: { latitude: -33.97, longitude: 18.6 },
  HND: { latitude: 35.55, longitude: 139.78 },
  INN: { latitude: 47.26, longitude: 11.34 },
  JFK: { latitude: 40.64, longitude: -73.78 },
  LHR: { latitude: 51.47, longitude: -0.45 },
  LIN: { latitude: 45.45, longitude: 9.28 },
  LIS: { latitude: 38.77, longitude: -9.13 },
  MUC: { latitude: 48.35, longitude: 11.79 },
  PVG: { latitude: 31.14, longitude: 121.81 },
  RUH: { latitude: 24.96, longitude: 46.7 },
  SYD: { latitude: -33.95, longitude: 151.18 },
  TPE: { latitude: 25.08, longitude: 121.23 },
}
