import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-header.labels'
import type { HotelHeaderProps } from './hotel-header.schema'

export const translations: Translations<HotelHeaderProps['labels']> = withShared(shared, {
  'de-DE': {
    showOnMap: 'auf der Karte zeigen',
    reviews: '{stars} von 5, {count} Bewertungen',
    signInToSave: 'Anmelden und {hotel} merken',
    memberRate: 'Mitgliederpreise gelten für Mitglieder von {program}.',
    ownRate: 'Sie sehen die Preise für Mitglieder von {program}.',
    signIn: 'Anmelden oder Mitglied werden',
  },
  'ja-JP': {
    showOnMap: '地図で見る',
    reviews: '5点中{stars}点、クチコミ{count}件',
    signInToSave: 'サインインして{hotel}を保存する',
    memberRate: '会員料金は{program}会員の方にご利用いただけます。',
    ownRate: '{program}会員料金を表示しています。',
    signIn: 'サインインまたは入会',
  },
  'zh-CN': {
    showOnMap: '在地图上查看',
    reviews: '评分{stars}（满分5分），{count}条点评',
    signInToSave: '登录并收藏{hotel}',
    memberRate: '会员价仅限{program}会员享受。',
    ownRate: '您看到的是{program}会员价。',
    signIn: '登录或加入',
  },
  'ar-SA': {
    showOnMap: 'عرض على الخريطة',
    reviews: 'التقييم {stars} من 5، {count} مراجعة',
    signInToSave: 'تسجيل الدخول من أجل حفظ {hotel}',
    memberRate: 'أسعار الأعضاء متاحة لأعضاء {program}.',
    ownRate: 'ترى الآن أسعار أعضاء {program}.',
    signIn: 'تسجيل الدخول أو الانضمام',
  },
})
