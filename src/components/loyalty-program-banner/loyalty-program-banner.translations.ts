import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './loyalty-program-banner.labels'
import type { LoyaltyProgramBannerProps } from './loyalty-program-banner.schema'

export const translations: Translations<LoyaltyProgramBannerProps['labels']> = withShared(shared, {
  'de-DE': {
    saving: 'Mitglieder übernachten günstiger – von der ersten Nacht an.',
    benefitList: 'Das genießen Mitglieder',
    discover: '{program} kennenlernen',
    yours: 'Ihr {program}',
  },
  'ja-JP': {
    saving: '会員の方は、最初のご宿泊からお得な会員料金をご利用いただけます。',
    benefitList: '会員の方への特典',
    discover: '{program}のご案内',
    yours: '{program}会員のお客様へ',
  },
  'zh-CN': {
    saving: '从首晚起，会员即享更优惠的房价。',
    benefitList: '会员专享',
    discover: '了解{program}',
    yours: '您的{program}',
  },
  'ar-SA': {
    saving: 'يستفيد الأعضاء من أسعار أقل منذ الليلة الأولى.',
    benefitList: 'ما يستمتع به الأعضاء',
    discover: 'اكتشف {program}',
    yours: '{program} الخاص بك',
  },
  'es-ES': {
    saving: 'Los socios disfrutan de tarifas más bajas desde la primera noche.',
    benefitList: 'Ventajas para los socios',
    discover: 'Descubrir {program}',
    yours: 'Su {program}',
  },
})
