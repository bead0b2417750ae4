import { type Place, places } from '../hotels/generated-places'
import { pictureTexts } from '../hotels/generated-texts'
import { localized } from '../hotels/localized'
import { LOCALES, type Localized } from '../seed-types'
import type { FeatureCode } from './features'
import type { SeedRoomType } from './room-types'

type Kind = Pick<SeedRoomType, 'beds' | 'maxGuests' | 'maxAdults' | 'sizeSqm'> & {
  letter: string
  name: Localized
  scene: keyof typeof pictureTexts
  /** What it costs more than the smallest room. */
  factor: number
}

const kinds: readonly [Kind, ...Kind[]] = [
  {
    letter: 'Q',
    name: localized(
      'Queen Room',
      'Zimmer mit Queensize-Bett',
      'クイーンルーム',
      '大床房',
      'غرفة بسرير كوين',
      'Habitación Queen',
    ),
    beds: ['queen'],
    maxGuests: 2,
    maxAdults: 2,
    sizeSqm: 17,
    scene: 'room-king',
    factor: 1,
  },
  {
    letter: 'T',
    name: localized(
      'Twin Room',
      'Zweibettzimmer',
      'ツインルーム',
      '双床房',
      'غرفة بسريرين',
      'Habitación de dos camas',
    ),
    beds: ['twin', 'twin'],
    maxGuests: 2,
    maxAdults: 2,
    sizeSqm: 19,
    scene: 'room-twin',
    factor: 1.06,
  },
  {
    letter: 'K',
    name: localized(
      'King Room',
      'Zimmer mit Kingsize-Bett',
      'キングルーム',
      '特大床房',
      'غرفة بسرير كينغ',
      'Habitación King',
    ),
    beds: ['king'],
    maxGuests: 2,
    maxAdults: 2,
    sizeSqm: 22,
    scene: 'room-king',
    factor: 1.18,
  },
  {
    letter: 'F',
    name: localized(
      'Family Room',
      'Familienzimmer',
      'ファミリールーム',
      '家庭房',
      'غرفة عائلية',
      'Habitación familiar',
    ),
    beds: ['queen', 'sofa'],
    maxGuests: 4,
    maxAdults: 3,
    sizeSqm: 28,
    scene: 'room-twin',
    factor: 1.45,
  },
]

/** What the rooms of the stress hotel look onto: each kind of room has each of them. */
const views: readonly Localized[] = [
  localized('Market', 'Markt', '市場', '集市', 'السوق', 'El mercado'),
  localized('Courtyard', 'Innenhof', '中庭', '庭院', 'الفناء', 'El patio'),
  localized('Garden', 'Garten', '庭園', '花园', 'الحديقة', 'El jardín'),
  localized('Square', 'Platz', '広場', '广场', 'الساحة', 'La plaza'),
  localized('Canal', 'Kanal', '運河', '运河', 'القناة', 'El canal'),
  localized('Harbor', 'Hafen', '港', '港湾', 'الميناء', 'El puerto'),
  localized('River', 'Fluss', '川', '河', 'النهر', 'El río'),
  localized('Park', 'Park', '公園', '公园', 'المنتزه', 'El parque'),
  localized('City', 'Stadt', '街', '城市', 'المدينة', 'La ciudad'),
  localized('Skyline', 'Skyline', '高層ビル群', '天际线', 'أفق المدينة', 'El perfil de la ciudad'),
]

const VIEW_STEP = 0.03

const features: readonly FeatureCode[] = [
  'BLACKOUT',
  'HAIR_DRYER',
  'REFILL_SOAP',
  'WIFI',
  'KETTLE',
  'WATER',
  'DESK',
]

const roomsById = new Map(places.map((place) => [place.id, roomsAt(place)]))

/** The room types of a generated hotel, the least expensive first; none for any other hotel. */
export function generatedRooms(hotelId: string): readonly SeedRoomType[] {
  return roomsById.get(hotelId) ?? []
}

function roomsAt(place: Place): readonly SeedRoomType[] {
  if (!place.isStress) return kinds.map((kind) => roomType(place, kind))
  return views
    .flatMap((view, index) => kinds.map((kind) => viewRoom(place, kind, view, index)))
    .sort((a, b) => a.base - b.base)
}

function roomType({ region }: Place, kind: Kind): SeedRoomType {
  const { letter, name, scene, factor, ...room } = kind
  return {
    ...room,
    code: `${letter}STD`,
    name,
    text: localized(
      'A plain, well-made room with a good bed, a desk at the window and a shower.',
      'Ein schlichtes, gut gemachtes Zimmer mit gutem Bett, Schreibtisch am Fenster und Dusche.',
      '上質なベッド、窓辺のデスク、シャワーを備えた、簡素で丁寧なつくりの客室です。',
      '简洁考究的客房，配好床、临窗书桌与淋浴。',
      'غرفة بسيطة متقنة الصنع، فيها سرير مريح ومكتب عند النافذة ودُش.',
      'Una habitación sencilla y bien hecha, con una buena cama, un escritorio junto a la ventana y ducha.',
    ),
    view: null,
    accessible: false,
    smoking: false,
    featureCodes: features,
    capacity: 6,
    base: Math.round((region.roomBase * factor) / 100) * 100,
    scenes: [{ scene, alt: pictureTexts[scene] }],
  }
}

function viewRoom(place: Place, kind: Kind, view: Localized, index: number): SeedRoomType {
  const room = roomType(place, kind)
  return {
    ...room,
    code: `${kind.letter}V${String(index).padStart(2, '0')}`,
    name: withView(room.name, view),
    view,
    base: Math.round((room.base * (1 + index * VIEW_STEP)) / 100) * 100,
  }
}

function withView(name: Localized, view: Localized): Localized {
  const ends: Localized = localized(
    `, ${view['en-US']} View`,
    `, ${view['de-DE']}blick`,
    `（${view['ja-JP']}側）`,
    `（${view['zh-CN']}景）`,
    `، إطلالة على ${view['ar-SA']}`,
    `, vistas ${spanishTo(view['es-ES'])}`,
  )
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, name[locale] + ends[locale]]),
  ) as Localized
}

/** `El mercado` → `al mercado`, `La plaza` → `a la plaza`. */
function spanishTo(noun: string): string {
  return noun.replace(/^El /, 'al ').replace(/^La /, 'a la ')
}
