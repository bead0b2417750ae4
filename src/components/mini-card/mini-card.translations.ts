import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './mini-card.labels'
import type { MiniCardProps } from './mini-card.schema'

export const translations: Translations<MiniCardProps['labels']> = withShared(shared, {
  'de-DE': {
    welcome: 'Willkommen zurück, {name}',
    welcomeUnnamed: 'Willkommen zurück',
    forRates: 'Melden Sie sich an und nutzen Sie Ihre Preise und Punkte.',
    asMember: 'Sie buchen als Mitglied.',
  },
  'ja-JP': {
    welcome: '{name}様、おかえりなさいませ',
    welcomeUnnamed: 'おかえりなさいませ',
    forRates: 'サインインして、会員料金とポイントをご利用ください。',
    asMember: '会員としてご予約いただいています。',
  },
  'zh-CN': {
    welcome: '{name}，欢迎回来',
    welcomeUnnamed: '欢迎回来',
    forRates: '登录即可享受会员房价和积分。',
    asMember: '您正以会员身份预订。',
  },
  'ar-SA': {
    welcome: 'مرحبًا بعودتك، {name}',
    welcomeUnnamed: 'مرحبًا بعودتك',
    forRates: 'سجّل الدخول للاستفادة من أسعارك ونقاطك.',
    asMember: 'أنت تحجز بصفتك عضوًا.',
  },
  'es-ES': {
    welcome: 'Nos alegra verle de nuevo, {name}',
    welcomeUnnamed: 'Nos alegra verle de nuevo',
    forRates: 'Inicie sesión para ver sus tarifas y sus puntos.',
    asMember: 'Reserva como socio.',
  },
})
