import { localized } from '../hotels/localized'
import type { Localized } from '../seed-types'
import { accessibility } from './features/accessibility'
import { bathroom } from './features/bathroom'
import { bedding } from './features/bedding'
import { entertainment } from './features/entertainment'
import { facilities } from './features/facilities'
import { food } from './features/food'
import { internet } from './features/internet'

export type FeatureCode =
  | keyof typeof bedding
  | keyof typeof bathroom
  | keyof typeof internet
  | keyof typeof accessibility
  | keyof typeof entertainment
  | keyof typeof food
  | keyof typeof facilities

interface FeatureGroup {
  code: string
  name: Localized
  /** Names of the features by their code. */
  features: Readonly<Partial<Record<FeatureCode, Localized>>>
}

/** What a room may offer, by group, in the order in which a room's details list the groups (W21). */
export const featureGroups: readonly FeatureGroup[] = [
  {
    code: 'bedding',
    name: localized(
      'Beds and bedding',
      'Betten und Bettwäsche',
      'ベッド・寝具',
      '床与床品',
      'الأسرّة والمفارش',
      'Camas y ropa de cama',
    ),
    features: bedding,
  },
  {
    code: 'bathroom',
    name: localized('Bathroom', 'Bad', 'バスルーム', '浴室', 'الحمام', 'Baño'),
    features: bathroom,
  },
  {
    code: 'internet',
    name: localized('Internet', 'Internet', 'インターネット', '网络', 'الإنترنت', 'Internet'),
    features: internet,
  },
  {
    code: 'accessibility',
    name: localized(
      'Accessibility',
      'Barrierefreiheit',
      'バリアフリー',
      '无障碍设施',
      'تسهيلات ذوي الإعاقة',
      'Accesibilidad',
    ),
    features: accessibility,
  },
  {
    code: 'entertainment',
    name: localized(
      'Entertainment',
      'Unterhaltung',
      'エンターテインメント',
      '娱乐',
      'الترفيه',
      'Entretenimiento',
    ),
    features: entertainment,
  },
  {
    code: 'food',
    name: localized(
      'Food and drinks',
      'Essen und Trinken',
      'お飲み物・お食事',
      '餐饮',
      'الطعام والشراب',
      'Comida y bebida',
    ),
    features: food,
  },
  {
    code: 'facilities',
    name: localized(
      'Room facilities',
      'Ausstattung',
      '客室設備',
      '客房设施',
      'مرافق الغرفة',
      'Equipamiento de la habitación',
    ),
    features: facilities,
  },
]
