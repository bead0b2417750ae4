import { localized } from './hotels/localized'
import type { Localized, SeedHotel } from './seed-types'

/** What a hotel sells with a room (W86). */
export interface SeedExtra {
  /** `CRIB`, `ROLLAWAY`, `PETFEE1` and `PETFEE2` are codes of the specification. */
  code: string
  category: 'parking' | 'breakfast' | 'crib' | 'rollaway' | 'pet'
  name: Localized
  /** Minor units of the hotel's currency, with all taxes. */
  price: number
  unit: 'NIGHT' | 'STAY'
  /** Most of it for one room. */
  max: number
  /** How many the hotel has for each night. */
  stock: number
  /** On nights before this day of the week all are taken; 0 is Sunday. */
  fullBefore?: number
}

type Extra = Omit<SeedExtra, 'price'>

const EXTRAS: readonly Extra[] = [
  {
    code: 'PARKING',
    category: 'parking',
    name: localized('Parking', 'Parkplatz', '駐車場', '停车位', 'موقف سيارة', 'Aparcamiento'),
    unit: 'NIGHT',
    max: 2,
    stock: 20,
    fullBefore: 0,
  },
  {
    code: 'BREAKFAST',
    category: 'breakfast',
    name: localized(
      'Breakfast for one guest',
      'Frühstück für einen Gast',
      '朝食（1名様分）',
      '单人早餐',
      'فطور لضيف واحد',
      'Desayuno para un huésped',
    ),
    unit: 'NIGHT',
    max: 6,
    stock: 80,
  },
  {
    code: 'CRIB',
    category: 'crib',
    name: localized('Crib', 'Babybett', 'ベビーベッド', '婴儿床', 'سرير أطفال', 'Cuna'),
    unit: 'STAY',
    max: 2,
    stock: 6,
  },
  {
    code: 'ROLLAWAY',
    category: 'rollaway',
    name: localized(
      'Rollaway bed',
      'Zustellbett',
      'エキストラベッド',
      '加床',
      'سرير إضافي',
      'Cama supletoria',
    ),
    unit: 'NIGHT',
    max: 1,
    stock: 4,
  },
  {
    code: 'PETFEE1',
    category: 'pet',
    name: localized('Pet', 'Haustier', 'ペット', '宠物', 'حيوان أليف', 'Mascota'),
    unit: 'STAY',
    max: 2,
    stock: 10,
  },
  {
    code: 'PETFEE2',
    category: 'pet',
    name: localized('Pet', 'Haustier', 'ペット', '宠物', 'حيوان أليف', 'Mascota'),
    unit: 'NIGHT',
    max: 2,
    stock: 10,
  },
]

/** In minor units, in the order of `EXTRAS`. */
const PRICES: Readonly<Record<string, readonly number[]>> = {
  USD: [48_00, 32_00, 0, 30_00, 75_00, 25_00],
  EUR: [29_00, 24_00, 0, 35_00, 60_00, 25_00],
  GBP: [32_00, 18_00, 0, 30_00, 50_00, 20_00],
  JPY: [2500, 2800, 0, 5000, 8000, 3000],
  AUD: [55_00, 34_00, 0, 60_00, 60_00, 30_00],
  THB: [200_00, 650_00, 0, 900_00, 1500_00, 500_00],
  ZAR: [120_00, 260_00, 0, 450_00, 600_00, 250_00],
  CNY: [100_00, 128_00, 0, 200_00, 300_00, 100_00],
  SAR: [75_00, 110_00, 0, 150_00, 200_00, 80_00],
  TWD: [500_00, 450_00, 0, 900_00, 1500_00, 500_00],
}

/** What hotels have in place of the usual extras; MAXHT has none. */
const USUAL = ['PARKING', 'BREAKFAST', 'CRIB', 'ROLLAWAY', 'PETFEE1']
const ONLY: Readonly<Record<string, readonly string[]>> = {
  MAXHT: [],
  MUCDE: ['PARKING', 'BREAKFAST', 'CRIB', 'ROLLAWAY', 'PETFEE2'],
  TYOJP: ['BREAKFAST', 'CRIB', 'ROLLAWAY'],
  RUHSA: ['PARKING', 'BREAKFAST', 'CRIB', 'ROLLAWAY'],
}

/** What a hotel sells with a room, in the order in which it is shown. */
export function extrasOf({ id, currency }: Pick<SeedHotel, 'id' | 'currency'>): SeedExtra[] {
  const prices = PRICES[currency]
  const codes = ONLY[id] ?? USUAL
  if (!prices) return []
  return EXTRAS.flatMap((extra, index) =>
    codes.includes(extra.code) ? [{ ...extra, price: prices[index] ?? 0 }] : [],
  )
}

/** How many of an extra one room of a hotel can have; 0 where the hotel does not sell it. */
export function mostOf(hotelId: string, code: string): number {
  const codes = ONLY[hotelId] ?? USUAL
  return codes.includes(code) ? (EXTRAS.find((extra) => extra.code === code)?.max ?? 0) : 0
}
