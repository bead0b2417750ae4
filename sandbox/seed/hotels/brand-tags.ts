import type { BrandTag, Locale, Localized } from '../seed-types'
import { localized } from './localized'

/** The names and offers of the chain at a hotel, as texts of its chips. */
const brandTags: Record<BrandTag, Localized> = {
  'Alderway Circle': localized(
    'Alderway Circle',
    'Alderway Circle',
    'Alderway Circle',
    'Alderway Circle',
    'Alderway Circle',
    'Alderway Circle',
  ),
  'Alderway Max': localized(
    'Alderway Max',
    'Alderway Max',
    'アルダーウェイ マックス',
    '奥德维迈克斯',
    'ألدرواي ماكس',
    'Alderway Max',
  ),
  'Alderway Spa': localized(
    'Alderway Spa',
    'Alderway Spa',
    'アルダーウェイ・スパ',
    '奥德维水疗',
    'سبا ألدرواي',
    'Alderway Spa',
  ),
  'Alderway Table': localized(
    'Alderway Table',
    'Alderway Table',
    'アルダーウェイ・テーブル',
    '奥德维餐桌',
    'مائدة ألدرواي',
    'Alderway Table',
  ),
  'Bergame Maison': localized(
    'Bergame Maison',
    'Bergame Maison',
    'ベルガム・メゾン',
    '贝加梅之家',
    'ميزون بيرغامي',
    'Bergame Maison',
  ),
  'Circle Lounge': localized(
    'Circle Lounge',
    'Circle Lounge',
    'サークル・ラウンジ',
    'Circle 会员酒廊',
    'صالة Circle',
    'Circle Lounge',
  ),
  'Dessin Collection': localized(
    'Dessin Collection',
    'Dessin Collection',
    'デッサン・コレクション',
    '德桑画藏',
    'مجموعة ديسان',
    'Dessin Collection',
  ),
  'Green Ledger': localized(
    'Green Ledger',
    'Green Ledger',
    'グリーン・レジャー',
    '绿色账本',
    'السجل الأخضر',
    'Green Ledger',
  ),
  'Montevale Trails': localized(
    'Montevale Trails',
    'Montevale Trails',
    'モンテヴェイル・トレイル',
    '蒙特维尔步道',
    'مسارات مونتيفيل',
    'Montevale Trails',
  ),
  'New in 2026': localized(
    'New in 2026',
    'Neu 2026',
    '2026年開業',
    '2026年新开业',
    'جديد في 2026',
    'Novedad 2026',
  ),
  'Night Desk': localized(
    'Night Desk',
    'Nachtrezeption',
    '夜間フロント',
    '夜间前台',
    'استقبال ليلي',
    'Recepción de noche',
  ),
  'Rozelle Butler': localized(
    'Rozelle Butler',
    'Rozelle Butler',
    'ロゼル・バトラー',
    '罗泽尔管家',
    'خادم روزيل الخاص',
    'Rozelle Butler',
  ),
  'Rozelle Spa': localized(
    'Rozelle Spa',
    'Rozelle Spa',
    'ロゼル・スパ',
    '罗泽尔水疗',
    'سبا روزيل',
    'Rozelle Spa',
  ),
  'The Rozelle Guild': localized(
    'The Rozelle Guild',
    'The Rozelle Guild',
    'ザ・ロゼル・ギルド',
    '罗泽尔会',
    'نادي روزيل',
    'The Rozelle Guild',
  ),
}

/** The text of a chip in the visitor's language. */
export function brandTagText(tag: BrandTag, locale: Locale): string {
  return brandTags[tag][locale]
}
