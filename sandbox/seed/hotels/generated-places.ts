import type { Localized } from '../seed-types'
import { type Region, regions } from './generated-regions'
import { localized, untranslated } from './localized'

/** Where a generated hotel stands. */
export interface Place {
  id: string
  region: Region
  /** Of the quarter, or of the town where it is not in the region's city. */
  name: Localized
  isTown: boolean
  /** As an address names it. */
  city: Localized
  latitude: number
  longitude: number
  /** The street with the number; null: one is generated. */
  street: Localized | null
  /** For the United Kingdom the first half only. */
  postalCode: string
  /** Whether the city's own taxes are due here. */
  hasCityTax: boolean
  /** The hotel with the most room types and plans. */
  isStress: boolean
}

type Names = Parameters<typeof localized>

const quarter =
  (region: Region) =>
  (
    names: Names,
    [latitude, longitude]: [number, number],
    postalCode: string,
    more: Partial<Place> = {},
  ): Omit<Place, 'id'> => ({
    region,
    name: localized(...names),
    isTown: false,
    city: more.isTown ? localized(...names) : region.city,
    latitude,
    longitude,
    street: null,
    postalCode,
    hasCityTax: true,
    isStress: false,
    ...more,
  })

const town = { isTown: true, hasCityTax: false }

const ofLondon = quarter(regions.london)
const ofMunich = quarter(regions.munich)
const ofNewYork = quarter(regions.newYork)
const ofTokyo = quarter(regions.tokyo)
const ofLisbon = quarter(regions.lisbon)
const ofMilan = quarter(regions.milan)
const ofSydney = quarter(regions.sydney)
const ofSanFrancisco = quarter(regions.sanFrancisco)

/** A proper name in Latin letters is the same in English, German and Spanish. */
const same = (name: string, japanese: string, chinese: string, arabic: string): Names => [
  name,
  name,
  japanese,
  chinese,
  arabic,
  name,
]

/** Forty within fifty miles of the hotel in London: with it, a search has a second page of results. */
const aroundLondon = [
  ofLondon(same('Greenwich', 'グリニッジ', '格林尼治', 'غرينتش'), [51.4826, -0.0077], 'SE10'),
  ofLondon(same('Camden', 'カムデン', '卡姆登', 'كامدن'), [51.539, -0.1426], 'NW1'),
  ofLondon(same('Shoreditch', 'ショーディッチ', '肖尔迪奇', 'شورديتش'), [51.5266, -0.0798], 'EC2A'),
  ofLondon(
    same('Covent Garden', 'コヴェント・ガーデン', '科文特花园', 'كوفنت غاردن'),
    [51.5117, -0.124],
    'WC2E',
  ),
  ofLondon(
    same('Bloomsbury', 'ブルームズベリー', '布卢姆斯伯里', 'بلومزبري'),
    [51.522, -0.127],
    'WC1B',
  ),
  ofLondon(same('Kensington', 'ケンジントン', '肯辛顿', 'كنسينغتون'), [51.4988, -0.199], 'W8'),
  ofLondon(same('Paddington', 'パディントン', '帕丁顿', 'بادينغتون'), [51.517, -0.177], 'W2'),
  ofLondon(
    same('Notting Hill', 'ノッティング・ヒル', '诺丁山', 'نوتينغ هيل'),
    [51.509, -0.196],
    'W11',
  ),
  ofLondon(same('Richmond', 'リッチモンド', '里士满', 'ريتشموند'), [51.4613, -0.3037], 'TW10'),
  ofLondon(same('Hammersmith', 'ハマースミス', '哈默史密斯', 'هامرسميث'), [51.4927, -0.224], 'W6'),
  ofLondon(
    same('Canary Wharf', 'カナリー・ワーフ', '金丝雀码头', 'كناري وارف'),
    [51.5049, -0.019],
    'E14',
    { isStress: true },
  ),
  ofLondon(same('Islington', 'イズリントン', '伊斯灵顿', 'إزلنغتون'), [51.538, -0.103], 'N1'),
  ofLondon(
    same('King’s Cross', 'キングス・クロス', '国王十字', 'كينغز كروس'),
    [51.5308, -0.1238],
    'N1C',
  ),
  ofLondon(
    same('Clerkenwell', 'クラーケンウェル', '克勒肯维尔', 'كليركنويل'),
    [51.523, -0.105],
    'EC1R',
  ),
  ofLondon(same('Battersea', 'バタシー', '巴特西', 'باترسي'), [51.477, -0.148], 'SW11'),
  ofLondon(same('Brixton', 'ブリクストン', '布里克斯顿', 'بريكستون'), [51.4613, -0.1156], 'SW9'),
  ofLondon(
    same('Stratford', 'ストラトフォード', '斯特拉特福', 'ستراتفورد'),
    [51.5416, -0.0033],
    'E15',
  ),
  ofLondon(same('Hampstead', 'ハムステッド', '汉普斯特德', 'هامبستيد'), [51.556, -0.178], 'NW3'),
  ofLondon(same('Wimbledon', 'ウィンブルドン', '温布尔登', 'ويمبلدون'), [51.4214, -0.2064], 'SW19'),
  ofLondon(same('Marylebone', 'マリルボーン', '马里波恩', 'مارليبون'), [51.52, -0.153], 'W1U'),
  ofLondon(
    same('Spitalfields', 'スピタルフィールズ', '斯皮塔菲尔德', 'سبيتالفيلدز'),
    [51.5197, -0.075],
    'E1',
  ),
  ofLondon(same('Wapping', 'ワッピング', '沃平', 'وابينغ'), [51.5043, -0.056], 'E1W'),
  ofLondon(same('Chiswick', 'チジック', '奇斯威克', 'تشيزيك'), [51.492, -0.263], 'W4'),
  ofLondon(same('Ealing', 'イーリング', '伊灵', 'إيلينغ'), [51.513, -0.3089], 'W5'),
  ofLondon(same('Kew', 'キュー', '基尤', 'كيو'), [51.481, -0.285], 'TW9'),
  ofLondon(same('Dulwich', 'ダリッジ', '达利奇', 'دالويتش'), [51.445, -0.086], 'SE21'),
  ofLondon(same('Windsor', 'ウィンザー', '温莎', 'وندسور'), [51.4839, -0.6044], 'SL4', town),
  ofLondon(
    same('St Albans', 'セント・オールバンズ', '圣奥尔本斯', 'سانت ألبانز'),
    [51.7527, -0.3394],
    'AL1',
    town,
  ),
  ofLondon(
    same('Guildford', 'ギルフォード', '吉尔福德', 'غيلفورد'),
    [51.2362, -0.5704],
    'GU1',
    town,
  ),
  ofLondon(same('Reading', 'レディング', '雷丁', 'ريدينغ'), [51.4543, -0.9781], 'RG1', town),
  ofLondon(same('Brighton', 'ブライトン', '布赖顿', 'برايتون'), [50.8225, -0.1372], 'BN1', town),
  ofLondon(
    same('Tunbridge Wells', 'タンブリッジ・ウェルズ', '坦布里奇韦尔斯', 'تنبريدج ويلز'),
    [51.1324, 0.2637],
    'TN1',
    town,
  ),
  ofLondon(
    same('Maidstone', 'メイドストン', '梅德斯通', 'ميدستون'),
    [51.2704, 0.5227],
    'ME14',
    town,
  ),
  ofLondon(same('Rochester', 'ロチェスター', '罗切斯特', 'روتشستر'), [51.388, 0.5067], 'ME1', town),
  ofLondon(
    same('Chelmsford', 'チェルムスフォード', '切姆斯福德', 'تشيلمسفورد'),
    [51.7356, 0.4685],
    'CM1',
    town,
  ),
  ofLondon(same('Southend', 'サウスエンド', '绍森德', 'ساوثند'), [51.5459, 0.7077], 'SS1', town),
  ofLondon(
    same('Hertford', 'ハートフォード', '哈特福德', 'هيرتفورد'),
    [51.7957, -0.0776],
    'SG14',
    town,
  ),
  ofLondon(
    same('Henley-on-Thames', 'ヘンリー・オン・テムズ', '泰晤士河畔亨利', 'هنلي أون تيمز'),
    [51.5359, -0.9022],
    'RG9',
    town,
  ),
  ofLondon(
    same('Aylesbury', 'エイルズベリー', '艾尔斯伯里', 'إيلزبري'),
    [51.8168, -0.8124],
    'HP20',
    town,
  ),
  ofLondon(same('Dorking', 'ドーキング', '多金', 'دوركينغ'), [51.233, -0.331], 'RH4', town),
]

const taito = localized('Taito-ku', 'Taito-ku', '台東区', '台东区', 'تايتو-كو', 'Taito-ku')

const elsewhere = [
  ofMunich(same('Schwabing', 'シュヴァービング', '施瓦宾', 'شفابينغ'), [48.168, 11.586], '80802', {
    street: untranslated('Ulmenhofstraße 9'),
  }),
  ofMunich(same('Freising', 'フライジング', '弗赖辛', 'فرايزينغ'), [48.4029, 11.7489], '85354', {
    ...town,
    street: untranslated('Am Hopfengarten 4'),
  }),
  ofMunich(
    same('Starnberg', 'シュタルンベルク', '施塔恩贝格', 'شتارنبرغ'),
    [47.999, 11.3406],
    '82319',
    {
      ...town,
      street: untranslated('Bootshausweg 21'),
    },
  ),
  ofNewYork(
    same('Brooklyn Heights', 'ブルックリン・ハイツ', '布鲁克林高地', 'بروكلين هايتس'),
    [40.6959, -73.9956],
    '11201',
    { street: untranslated('61 Chandler Row') },
  ),
  ofNewYork(
    same('Long Island City', 'ロングアイランド・シティ', '长岛市', 'لونغ آيلاند سيتي'),
    [40.7447, -73.9485],
    '11101',
    { street: untranslated('18-40 Foundry Avenue') },
  ),
  ofNewYork(same('Harlem', 'ハーレム', '哈莱姆', 'هارلم'), [40.8116, -73.9465], '10027', {
    street: untranslated('307 Tamarind Street'),
  }),
  ofTokyo(same('Asakusa', '浅草', '浅草', 'أساكوسا'), [35.7118, 139.7966], '111-0099', {
    city: taito,
    street: japaneseStreet('2-11-6', 'Hanamichi', '花道2丁目11番6号'),
  }),
  ofTokyo(same('Ueno', '上野', '上野', 'أوينو'), [35.7141, 139.7774], '110-0099', {
    city: taito,
    street: japaneseStreet('4-3-15', 'Rengemachi', '蓮華町4丁目3番15号'),
  }),
  ofTokyo(same('Kichijoji', '吉祥寺', '吉祥寺', 'كيتشيجوجي'), [35.703, 139.5796], '180-0099', {
    city: localized('Musashino', 'Musashino', '武蔵野市', '武藏野市', 'موساشينو', 'Musashino'),
    street: japaneseStreet('1-20-8', 'Kunugi', '櫟1丁目20番8号'),
  }),
  ofLisbon(same('Alfama', 'アルファマ', '阿尔法玛', 'ألفاما'), [38.7118, -9.129], '1100-099', {
    street: untranslated('Beco das Laranjeiras 7'),
  }),
  ofLisbon(same('Belém', 'ベレン', '贝伦', 'بيليم'), [38.697, -9.207], '1300-099', {
    street: untranslated('Travessa do Cordoeiro 15'),
  }),
  ofMilan(same('Navigli', 'ナヴィリ', '纳维利', 'نافيلي'), [45.45, 9.174], '20144', {
    street: untranslated('Vicolo delle Barche 5'),
  }),
  ofMilan(same('Brera', 'ブレラ', '布雷拉', 'بريرا'), [45.472, 9.188], '20121', {
    street: untranslated('Via dei Corniciai 12'),
  }),
  ofSydney(same('Manly', 'マンリー', '曼利', 'مانلي'), [-33.7969, 151.2855], '2095', {
    street: untranslated('33 Seagrass Parade'),
  }),
  ofSydney(same('Parramatta', 'パラマタ', '帕拉马塔', 'باراماتا'), [-33.815, 151.0011], '2150', {
    street: untranslated('108 Millstone Street'),
  }),
  // The one hotel where the law gives a day to cancel (rates/statutory-window of the API).
  ofSanFrancisco(
    same('North Beach', 'ノースビーチ', '北滩', 'نورث بيتش'),
    [37.8014, -122.4103],
    '94133',
    { street: untranslated('418 Lanternfish Alley') },
  ),
]

/** Every place, in the order of the hotels. New places go to the end of their region. */
export const places: readonly Place[] = withIds([...aroundLondon, ...elsewhere])

const placesById = new Map(places.map((place) => [place.id, place]))

/** Where a generated hotel stands; null for any other hotel. */
export function placeOf(hotelId: string): Place | null {
  return placesById.get(hotelId) ?? null
}

/** The region's letters and two that count: LONAA, LONAB. */
function withIds(all: readonly Omit<Place, 'id'>[]): Place[] {
  const counts = new Map<string, number>()
  return all.map((place) => {
    const { code } = place.region
    const count = counts.get(code) ?? 0
    counts.set(code, count + 1)
    return { ...place, id: code + letter(Math.floor(count / 26)) + letter(count % 26) }
  })
}

function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

function japaneseStreet(number: string, name: string, japanese: string): Localized {
  const latin = `${number} ${name}`
  return localized(latin, latin, japanese, japanese, latin, latin)
}
