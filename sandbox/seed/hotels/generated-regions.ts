import type { Localized, SeedHotel } from '../seed-types'
import { countries } from './countries'
import { localized } from './localized'

/** A city with small hotels in and around it. */
export interface Region {
  /** Three letters that its hotels' codes begin with. */
  code: string
  city: Localized
  state: SeedHotel['address']['state']
  country: SeedHotel['address']['country']
  currency: string
  timeZone: string
  /** What its hotels’ telephone numbers begin with; two digits follow. */
  phone: string
  /** Minor units of the currency, for each guest and night. */
  breakfast: number
  /** The smallest room for a night at the flexible rate in the low season, minor units. */
  roomBase: number
  /** Points of a night in the low season. */
  points: number
  /** What the pictures show of the place. */
  scenes: readonly [string, string]
}

export const regions = {
  london: {
    code: 'LON',
    city: localized('London', 'London', 'ロンドン', '伦敦', 'لندن', 'Londres'),
    state: null,
    country: countries.gb,
    currency: 'GBP',
    timeZone: 'Europe/London',
    phone: '+4420794602',
    breakfast: 1400,
    roomBase: 8900,
    points: 18_000,
    scenes: ['facade-dusk', 'river-dome'],
  },
  munich: {
    code: 'MUC',
    city: localized('Munich', 'München', 'ミュンヘン', '慕尼黑', 'ميونخ', 'Múnich'),
    state: {
      code: 'BY',
      name: localized('Bavaria', 'Bayern', 'バイエルン州', '巴伐利亚州', 'بافاريا', 'Baviera'),
    },
    country: countries.de,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    phone: '+4989999982',
    breakfast: 1600,
    roomBase: 9200,
    points: 16_000,
    scenes: ['old-town', 'river-green'],
  },
  newYork: {
    code: 'NYS',
    city: localized('New York', 'New York', 'ニューヨーク', '纽约', 'نيويورك', 'Nueva York'),
    state: {
      code: 'NY',
      name: localized(
        'New York',
        'New York',
        'ニューヨーク州',
        '纽约州',
        'ولاية نيويورك',
        'Nueva York',
      ),
    },
    country: countries.us,
    currency: 'USD',
    timeZone: 'America/New_York',
    phone: '+121255501',
    breakfast: 2200,
    roomBase: 15_900,
    points: 28_000,
    scenes: ['facade-dusk', 'skyline'],
  },
  tokyo: {
    code: 'TYO',
    city: localized('Tokyo', 'Tokio', '東京', '东京', 'طوكيو', 'Tokio'),
    state: { code: '13', name: localized('Tokyo', 'Tokio', '東京都', '东京都', 'طوكيو', 'Tokio') },
    country: countries.jp,
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    phone: '+813555502',
    breakfast: 1800,
    roomBase: 13_800,
    points: 16_000,
    scenes: ['skyline', 'temple'],
  },
  lisbon: {
    code: 'LIS',
    city: localized('Lisbon', 'Lissabon', 'リスボン', '里斯本', 'لشبونة', 'Lisboa'),
    state: null,
    country: countries.pt,
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    phone: '+3512155502',
    breakfast: 1200,
    roomBase: 8400,
    points: 14_000,
    scenes: ['hill-town', 'courtyard'],
  },
  milan: {
    code: 'MIL',
    city: localized('Milan', 'Mailand', 'ミラノ', '米兰', 'ميلانو', 'Milán'),
    state: null,
    country: countries.it,
    currency: 'EUR',
    timeZone: 'Europe/Rome',
    phone: '+3902555002',
    breakfast: 1400,
    roomBase: 10_400,
    points: 18_000,
    scenes: ['courtyard', 'old-town'],
  },
  sydney: {
    code: 'SYD',
    city: localized('Sydney', 'Sydney', 'シドニー', '悉尼', 'سيدني', 'Sídney'),
    state: {
      code: 'NSW',
      name: localized(
        'New South Wales',
        'New South Wales',
        'ニューサウスウェールズ州',
        '新南威尔士州',
        'نيو ساوث ويلز',
        'Nueva Gales del Sur',
      ),
    },
    country: countries.au,
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    phone: '+612555002',
    breakfast: 2400,
    roomBase: 16_900,
    points: 18_000,
    scenes: ['harbour', 'beach'],
  },
  sanFrancisco: {
    code: 'SFO',
    city: localized(
      'San Francisco',
      'San Francisco',
      'サンフランシスコ',
      '旧金山',
      'سان فرانسيسكو',
      'San Francisco',
    ),
    state: {
      code: 'CA',
      name: localized(
        'California',
        'Kalifornien',
        'カリフォルニア州',
        '加利福尼亚州',
        'ولاية كاليفورنيا',
        'California',
      ),
    },
    country: countries.us,
    currency: 'USD',
    timeZone: 'America/Los_Angeles',
    phone: '+141555501',
    breakfast: 2100,
    roomBase: 14_900,
    points: 26_000,
    scenes: ['harbour', 'facade-dusk'],
  },
} satisfies Record<string, Region>
