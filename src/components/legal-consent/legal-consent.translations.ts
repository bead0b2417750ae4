import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './legal-consent.labels'
import type { LegalConsentProps } from './legal-consent.schema'

export const translations: Translations<LegalConsentProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Datenschutz und Ihre Wahl',
    choices: 'In Verbindung bleiben',
    notice:
      'Mit der Buchung stimmen Sie zu, dass wir Ihnen Neuigkeiten und Angebote per {channels} senden. Sie können dem jederzeit kostenfrei widersprechen.',
    channelEmail: 'E-Mail',
    channelPost: 'Post',
    privacy: 'Unsere Datenschutzerklärung lesen',
  },
  'ja-JP': {
    title: 'プライバシーとお客様の選択',
    choices: '最新情報のお届け',
    notice:
      'ご予約により、{channels}で最新情報やおすすめをお送りすることに同意いただいたものとします。配信はいつでも無料で停止できます。',
    channelEmail: 'メール',
    channelPost: '郵便',
    privacy: '当社のプライバシーポリシーを読む',
  },
  'zh-CN': {
    title: '隐私与您的选择',
    choices: '保持联系',
    notice: '预订即表示您同意我们通过{channels}向您发送资讯与优惠。您可随时免费退订。',
    channelEmail: '电子邮件',
    channelPost: '邮寄',
    privacy: '阅读我们的隐私声明',
  },
  'ar-SA': {
    title: 'خصوصيتك واختياراتك',
    choices: 'لنبقَ على تواصل',
    notice:
      'بإتمام الحجز توافق على أن نرسل إليك الأخبار والعروض عبر {channels}. يمكنك الرفض في أي وقت مجانًا.',
    channelEmail: 'البريد الإلكتروني',
    channelPost: 'البريد العادي',
    privacy: 'اقرأ بيان الخصوصية لدينا',
  },
  'es-ES': {
    title: 'Su privacidad y sus opciones',
    choices: 'Sigamos en contacto',
    notice:
      'Al reservar acepta que le enviemos novedades y ofertas por {channels}. Puede oponerse en cualquier momento y sin coste.',
    channelEmail: 'correo electrónico',
    channelPost: 'correo postal',
    privacy: 'Leer nuestra declaración de privacidad',
  },
})
