import type { Translations } from '../../mapping/define-widget'
import type { TravelInsuranceBannerProps } from './travel-insurance-banner.schema'

export const translations: Translations<TravelInsuranceBannerProps['labels']> = {
  'de-DE': {
    from: 'Ab {amount} für diese Reise',
    see: 'Leistungen ansehen',
    covered: 'Sie sind versichert',
    coveredText: 'Ihre Reise ist versichert. Gute Reise!',
  },
  'ja-JP': {
    from: 'このご旅行で{amount}から',
    see: '補償内容を見る',
    covered: '保険のご加入が完了しました',
    coveredText: 'ご旅行には保険がかけられています。どうぞよいご旅行を。',
  },
  'zh-CN': {
    from: '本次旅行{amount}起',
    see: '查看保障',
    covered: '您已获得保障',
    coveredText: '您的旅行已投保，祝您旅途愉快。',
  },
  'ar-SA': {
    from: 'من {amount} لهذه الرحلة',
    see: 'عرض التغطية',
    covered: 'رحلتك مؤمَّنة',
    coveredText: 'تم تأمين رحلتك. نتمنى لك سفرًا سعيدًا.',
  },
  'es-ES': {
    from: 'Desde {amount} para este viaje',
    see: 'Ver coberturas',
    covered: 'Su viaje está cubierto',
    coveredText: 'Su viaje está asegurado. ¡Buen viaje!',
  },
}
