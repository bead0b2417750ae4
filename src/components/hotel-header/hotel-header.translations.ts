import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-header.labels'
import type { HotelHeaderProps } from './hotel-header.schema'

export const translations: Translations<HotelHeaderProps['labels']> = withShared(shared, {
  'de-DE': {
    signInToSave: 'Anmelden und {hotel} merken',
    memberRate: 'Mitglieder von {program} übernachten günstiger.',
    ownRate: 'Sie sehen die Mitgliederpreise von {program}.',
    signIn: 'Anmelden oder beitreten',
  },
  'ja-JP': {
    signInToSave: 'サインインして{hotel}を保存する',
    memberRate: '{program}会員の方には、お得な会員料金をご用意しております。',
    ownRate: '{program}会員料金を表示しています。',
    signIn: 'サインインまたは入会',
  },
  'zh-CN': {
    signInToSave: '登录并收藏{hotel}',
    memberRate: '{program}会员可享更优惠的会员价。',
    ownRate: '您看到的是{program}会员价。',
    signIn: '登录或加入',
  },
  'ar-SA': {
    // The visible label, حفظ, as a word of its own: assistive software matches whole words.
    signInToSave: 'تسجيل الدخول من أجل حفظ {hotel}',
    memberRate: 'يستفيد أعضاء {program} من أسعار أقل.',
    ownRate: 'ترى الآن أسعار أعضاء {program}.',
    signIn: 'تسجيل الدخول أو الانضمام',
  },
  'es-ES': {
    signInToSave: 'Iniciar sesión para guardar {hotel}',
    memberRate: 'Los socios de {program} disfrutan de tarifas más bajas.',
    ownRate: 'Está viendo las tarifas de socio de {program}.',
    signIn: 'Iniciar sesión o hacerse socio',
  },
})
