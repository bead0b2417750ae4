import type { SeedHotel } from '../seed-types'

type Brand = SeedHotel['brand']

/** The brands of the fictional chain; `mc` is the chain's own and the default. */
export const brands = {
  mc: { id: 'MC', name: 'Alderway Hotels' },
  mx: { id: 'MX', name: 'Alderway Max' },
  rz: { id: 'RZ', name: 'The Rozelle' },
  bg: { id: 'BG', name: 'Bergame' },
  ds: { id: 'DS', name: 'Dessin' },
  mv: { id: 'MV', name: 'Montevale' },
} satisfies Record<string, Brand>
