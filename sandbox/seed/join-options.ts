import { PROHIBITED_COUNTRIES } from '../../src/rules/codes/codes'
import { isLoginDisabled } from '../../src/rules/pages/login-disabled'
import { site } from '../site'
import { localized } from './hotels/localized'
import type { Locale } from './seed-types'

const benefits = [
  localized(
    'Member rates at every hotel',
    'Mitgliederpreise in jedem Hotel',
    '全ホテルで会員料金',
    '所有酒店均享会员价',
    'سعر خاص بالأعضاء في كل فندق',
    'Tarifas para socios en todos los hoteles',
  ),
  localized(
    'Points for every night',
    'Punkte für jede Nacht',
    '1泊ごとにポイント',
    '每晚入住均可赚取积分',
    'نقاط عن كل ليلة',
    'Puntos por cada noche',
  ),
  localized(
    'Late check-out when available',
    'Später Check-out nach Verfügbarkeit',
    '空室状況によりレイトチェックアウト',
    '视房态延迟退房',
    'تسجيل مغادرة متأخر حسب التوفر',
    'Salida tardía según disponibilidad',
  ),
]

export interface JoinOptions {
  allowed: boolean
  benefits: string[]
  memberRateAvailable: boolean
}

/** Whether one can join from a country (E3-11) and on a site where one can sign in (A.4). */
export function joinOptions(asked: string, country: string, locale: Locale): JoinOptions {
  const isAllowed =
    /^[A-Z]{2}$/.test(country) &&
    !PROHIBITED_COUNTRIES.includes(country) &&
    !isLoginDisabled({ context: { locale: asked }, site })
  return {
    allowed: isAllowed,
    benefits: isAllowed ? benefits.map((benefit) => benefit[locale]) : [],
    memberRateAvailable: isAllowed,
  }
}
