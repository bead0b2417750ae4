import { labelSet, merged } from '../../ui/labels/label-set'
import { pointsLabels } from '../stay/facts/points.labels'

const own = labelSet(
  {
    nights: '{count} nights|one:{count} night',
    nightly: '{amount} per night on average',
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
      nightly: '{amount} pro Nacht im Schnitt',
      totalFor: 'Gesamtpreis für {nights}',
      everything: 'inklusive Steuern und Gebühren',
      beforeTaxes: '{amount} vor Steuern',
      pointsAnd: '{points} und {amount}',
      original: 'Regulärer Preis',
      confidential: 'Ihr Preis wird nicht angezeigt.',
    },
    'ja-JP': {
      nights: '{count}泊',
      nightly: '1泊平均 {amount}',
      totalFor: '{nights}の合計',
      everything: '税金・諸料金込み',
      beforeTaxes: '税抜 {amount}',
      pointsAnd: '{points}と{amount}',
      original: '通常料金',
      confidential: 'お客様の料金は表示されません。',
    },
    'zh-CN': {
      nights: '{count}晚',
      nightly: '平均每晚 {amount}',
      totalFor: '{nights}总价',
      everything: '已含税费',
      beforeTaxes: '税前 {amount}',
      pointsAnd: '{points}和{amount}',
      original: '标准价',
      confidential: '您的房价不予显示。',
    },
    'ar-SA': {
      nights: '{count} ليلة|one:ليلة واحدة|two:ليلتان|few:{count} ليالٍ',
      nightly: '{amount} في الليلة في المتوسط',
      totalFor: 'الإجمالي لمدة {nights}',
      everything: 'شامل الضرائب والرسوم',
      beforeTaxes: '{amount} قبل الضرائب',
      pointsAnd: '{points} و{amount}',
      original: 'السعر المعتاد',
      confidential: 'لا يُعرض سعرك.',
    },
    'es-ES': {
      nights: '{count} noches|one:{count} noche',
      nightly: '{amount} por noche de media',
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
