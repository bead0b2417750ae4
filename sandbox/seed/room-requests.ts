import { localized } from './hotels/localized'
import type { Localized } from './seed-types'

/** What guests can ask for in a room; of each group but `accessibility` one option. */
export interface SeedRequest {
  code: string
  group: 'bed' | 'floor' | 'location' | 'accessibility' | 'pillow'
  label: Localized
  /** Whether the hotel promises it. */
  isGuaranteed?: boolean
}

export const REQUESTS: readonly SeedRequest[] = [
  {
    code: 'TOGETHER',
    group: 'bed',
    label: localized(
      'Beds together',
      'Betten zusammen',
      'ベッドをつける',
      '床靠在一起',
      'السريران متلاصقان',
      'Camas juntas',
    ),
  },
  {
    code: 'APART',
    group: 'bed',
    label: localized(
      'Beds apart',
      'Betten getrennt',
      'ベッドを離す',
      '床分开摆放',
      'السريران منفصلان',
      'Camas separadas',
    ),
  },
  {
    code: 'HIGH',
    group: 'floor',
    label: localized(
      'High floor',
      'Hohe Etage',
      '高層階',
      '高楼层',
      'طابق عالٍ',
      'En los pisos altos',
    ),
  },
  {
    code: 'LOW',
    group: 'floor',
    label: localized(
      'Low floor',
      'Niedrige Etage',
      '低層階',
      '低楼层',
      'طابق منخفض',
      'En los pisos bajos',
    ),
  },
  {
    code: 'NEAR_LIFT',
    group: 'location',
    label: localized(
      'Near the elevator',
      'Nahe am Aufzug',
      'エレベーターの近く',
      '靠近电梯',
      'قرب المصعد',
      'Cerca del ascensor',
    ),
  },
  {
    code: 'FAR_FROM_LIFT',
    group: 'location',
    label: localized(
      'Away from the elevator',
      'Abseits vom Aufzug',
      'エレベーターから離れた場所',
      '远离电梯',
      'بعيدًا عن المصعد',
      'Lejos del ascensor',
    ),
  },
  {
    code: 'SHOWER_CHAIR',
    group: 'accessibility',
    label: localized(
      'Shower chair',
      'Duschstuhl',
      'シャワーチェア',
      '淋浴椅',
      'كرسي استحمام',
      'Silla de ducha',
    ),
    isGuaranteed: true,
  },
  {
    code: 'VISUAL_ALARM',
    group: 'accessibility',
    label: localized(
      'Alarm with light signals',
      'Alarm mit Lichtsignal',
      '光で知らせる警報器',
      '灯光警报器',
      'إنذار بإشارات ضوئية',
      'Alarma con señales luminosas',
    ),
    isGuaranteed: true,
  },
  {
    code: 'BED_RAIL',
    group: 'accessibility',
    label: localized(
      'Bed rail',
      'Bettgitter',
      'ベッドガード',
      '床边护栏',
      'حاجز سرير',
      'Barandilla de cama',
    ),
  },
  {
    code: 'FEATHER',
    group: 'pillow',
    label: localized(
      'Feather pillow',
      'Federkissen',
      '羽毛枕',
      '羽绒枕',
      'وسادة من الريش',
      'Almohada de plumas',
    ),
  },
  {
    code: 'FEATHER_FREE',
    group: 'pillow',
    label: localized(
      'Feather-free pillow',
      'Kissen ohne Federn',
      '羽毛不使用の枕',
      '无羽绒枕头',
      'وسادة بلا ريش',
      'Almohada sin plumas',
    ),
  },
  {
    code: 'BUCKWHEAT',
    group: 'pillow',
    label: localized(
      'Buckwheat pillow',
      'Buchweizenkissen',
      'そば殻枕',
      '荞麦枕',
      'وسادة من الحنطة السوداء',
      'Almohada de trigo sarraceno',
    ),
  },
]

/** Options that only some hotels have, and groups that a hotel does not have. */
const ONLY_AT = new Map([['BUCKWHEAT', ['TYOJP', 'TPETW']]])
const WITHOUT = new Map<string, readonly SeedRequest['group'][]>([
  // Three floors, and no elevator.
  ['INNMV', ['floor', 'location']],
  ['MAXHT', ['pillow']],
])

/** What the guests of a hotel can ask for, in the order of W35. */
export function requestsOf(hotelId: string): readonly SeedRequest[] {
  const missing = WITHOUT.get(hotelId) ?? []
  return REQUESTS.filter(
    ({ code, group }) => !missing.includes(group) && (ONLY_AT.get(code)?.includes(hotelId) ?? true),
  )
}
