import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './member-card.labels'
import type { MemberCardProps } from './member-card.schema'

export const translations: Translations<MemberCardProps['labels']> = withShared(shared, {
  'de-DE': {
    card: 'Ihre Mitgliedschaft',
    nights: '{nights} Nächte in diesem Jahr',
    night: '{nights} Nacht in diesem Jahr',
    manage: 'Verwalten',
    manageName: 'Konto verwalten',
    loading: 'Ihre Mitgliedschaft wird geladen',
  },
  'ja-JP': {
    card: '会員情報',
    nights: '今年の宿泊数：{nights}泊',
    night: '今年の宿泊数：{nights}泊',
    manage: '管理',
    manageName: 'アカウントを管理する',
    loading: '会員情報を読み込んでいます',
  },
  'zh-CN': {
    card: '您的会籍',
    nights: '今年已住{nights}晚',
    night: '今年已住{nights}晚',
    manage: '管理',
    manageName: '管理您的账户',
    loading: '正在加载您的会籍',
  },
  'ar-SA': {
    card: 'عضويتك',
    nights: 'عدد الليالي هذا العام: {nights}',
    night: 'ليلة واحدة هذا العام',
    manage: 'إدارة',
    manageName: 'إدارة حسابك',
    loading: 'جارٍ تحميل عضويتك',
  },
  'es-ES': {
    card: 'Su tarjeta de socio',
    nights: '{nights} noches este año',
    night: '{nights} noche este año',
    manage: 'Gestionar',
    manageName: 'Gestionar su cuenta',
    loading: 'Cargando su tarjeta de socio',
  },
})
