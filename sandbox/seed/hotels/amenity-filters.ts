import type { Localized } from '../seed-types'
import { localized } from './localized'

/** What a search can ask of a hotel: any of these codes. */
interface AmenityFilter {
  value: string
  codes: readonly string[]
  name: Localized
}

export const amenityFilters: readonly AmenityFilter[] = [
  {
    value: 'pool',
    codes: ['POOL_INDOOR', 'POOL_OUTDOOR'],
    name: localized('Pool', 'Pool', 'プール', '泳池', 'مسبح', 'Piscina'),
  },
  {
    value: 'spa',
    codes: ['SPA', 'SAUNA'],
    name: localized(
      'Spa or sauna',
      'Spa oder Sauna',
      'スパ・サウナ',
      '水疗或桑拿',
      'سبا أو ساونا',
      'Spa o sauna',
    ),
  },
  {
    value: 'fitness',
    codes: ['FITNESS'],
    name: localized(
      'Fitness room',
      'Fitnessraum',
      'フィットネス',
      '健身房',
      'صالة لياقة',
      'Gimnasio',
    ),
  },
  {
    value: 'restaurant',
    codes: ['RESTAURANT'],
    name: localized('Restaurant', 'Restaurant', 'レストラン', '餐厅', 'مطعم', 'Restaurante'),
  },
  {
    value: 'bar',
    codes: ['BAR', 'ROOF_BAR'],
    name: localized('Bar', 'Bar', 'バー', '酒吧', 'بار', 'Bar'),
  },
  {
    value: 'breakfast',
    codes: ['BREAKFAST'],
    name: localized('Breakfast', 'Frühstück', '朝食', '早餐', 'إفطار', 'Desayuno'),
  },
  {
    value: 'air-conditioning',
    codes: ['AIR_CONDITIONING'],
    name: localized(
      'Air conditioning',
      'Klimaanlage',
      'エアコン',
      '空调',
      'تكييف',
      'Aire acondicionado',
    ),
  },
  {
    value: 'family-rooms',
    codes: ['FAMILY_ROOMS'],
    name: localized(
      'Family rooms',
      'Familienzimmer',
      'ファミリールーム',
      '家庭房',
      'غرف عائلية',
      'Habitaciones familiares',
    ),
  },
  {
    value: 'step-free',
    codes: ['STEP_FREE', 'ACCESSIBLE_ROOMS'],
    name: localized(
      'Step-free access',
      'Stufenloser Zugang',
      '段差のない出入口',
      '无台阶通行',
      'دخول بلا درج',
      'Acceso sin escalones',
    ),
  },
  {
    value: 'bicycles',
    codes: ['BICYCLES'],
    name: localized('Bicycles', 'Fahrräder', '自転車', '自行车', 'دراجات', 'Bicicletas'),
  },
  {
    value: 'car-charging',
    codes: ['CAR_CHARGING'],
    name: localized(
      'Car charging',
      'Laden von Autos',
      'EV充電',
      '汽车充电',
      'شحن السيارات',
      'Carga de coches',
    ),
  },
]
