import { labelSet, merged } from '../../ui/labels/label-set'
import { pointsLabels } from '../stay/facts/points.labels'

const own = labelSet(
  {
    nights: '{count} nights|one:{count} night',
    roomCount: '{count} rooms|one:{count} room',
    nightly: '{amount} per room and night on average|one:{amount} per night on average',
    oneNight: '{amount} per night',
    totalFor: 'Total for {nights}',
    everything: 'taxes and fees included',
    beforeTaxes: '{amount} before taxes',
    pointsAnd: '{points} and {amount}',
    original: 'Standard price',
    confidential: 'Your rate is not displayed.',
  },
  {
    'de-DE': {
      nights: '{count} Nächte|one:{count} Nacht',
      roomCount: '{count} Zimmer',
      nightly: '{amount} pro Zimmer und Nacht im Schnitt|one:{amount} pro Nacht im Schnitt',
      oneNight: '{amount} pro Nacht',
      totalFor: 'Gesamtpreis für {nights}',
      everything: 'inklusive Steuern und Gebühren',
      beforeTaxes: '{amount} vor Steuern',
      pointsAnd: '{points} und {amount}',
      original: 'Regulärer Preis',
      confidential: 'Ihr Preis wird nicht angezeigt.',
    },
    'ja-JP': {
      nights: '{count}泊',
      roomCount: '{count}室',
      nightly: '1室1泊平均 {amount}',
      oneNight: '1泊あたり{amount}',
      totalFor: '{nights}の合計',
      everything: '税金・諸料金込み',
      beforeTaxes: '税抜 {amount}',
      pointsAnd: '{points}と{amount}',
      original: '通常料金',
      confidential: 'お客様の料金は表示されません。',
    },
    'zh-CN': {
      nights: '{count}晚',
      roomCount: '{count}间客房',
      nightly: '平均每间每晚 {amount}',
      oneNight: '每晚{amount}',
      totalFor: '{nights}总价',
      everything: '已含税费',
      beforeTaxes: '税前 {amount}',
      pointsAnd: '{points}和{amount}',
      original: '标准价',
      confidential: '您的房价不予显示。',
    },
    'ar-SA': {
      nights: '{count} ليلة|one:ليلة واحدة|two:ليلتان|few:{count} ليالٍ',
      roomCount: '{count} غرفة|one:غرفة واحدة|two:غرفتان|few:{count} غرف',
      nightly: '{amount} للغرفة في الليلة في المتوسط|one:{amount} في الليلة في المتوسط',
      oneNight: '{amount} لليلة',
      totalFor: 'الإجمالي ({nights})',
      everything: 'شامل الضرائب والرسوم',
      beforeTaxes: '{amount} قبل الضرائب',
      pointsAnd: '{points} و{amount}',
      original: 'السعر المعتاد',
      confidential: 'لا يُعرض سعرك.',
    },
    'es-ES': {
      nights: '{count} noches|one:{count} noche',
      roomCount: '{count} habitaciones|one:{count} habitación',
      nightly: '{amount} por habitación y noche de media|one:{amount} por noche de media',
      oneNight: '{amount} por noche',
      totalFor: 'Total por {nights}',
      everything: 'impuestos y cargos incluidos',
      beforeTaxes: '{amount} sin impuestos',
      pointsAnd: '{points} y {amount}',
      original: 'Precio habitual',
      confidential: 'Su tarifa no se muestra.',
    },
  },
)

/** How prices of a stay are said, the same on list, bar, dialog and cart. */
export const priceLabels = merged(own, pointsLabels)

export type PriceLabels = (typeof priceLabels)['english']
