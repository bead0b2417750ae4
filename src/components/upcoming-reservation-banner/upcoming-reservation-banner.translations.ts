import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './upcoming-reservation-banner.labels'
import type { UpcomingReservationBannerProps } from './upcoming-reservation-banner.schema'

export const translations: Translations<UpcomingReservationBannerProps['labels']> = withShared(
  shared,
  {
    'de-DE': {
      title: 'Ihr nächster Aufenthalt',
      enjoy: 'Genießen Sie Ihren Aufenthalt',
      arriveFrom: 'Check-in ab {time} Uhr',
      leaveBy: 'Check-out am {date} bis {time} Uhr',
      leaveTodayBy: 'Check-out heute bis {time} Uhr',
      directions: 'Anfahrt',
      directionsName: 'Anfahrt zu {hotel}',
      changeCheckIn: 'Check-in ändern',
      signInTitle: 'Melden Sie sich an, um Ihre Reise zu sehen',
      loading: 'Ihr nächster Aufenthalt wird geladen',
    },
    'ja-JP': {
      title: '次回のご宿泊',
      enjoy: 'ごゆっくりお過ごしください',
      arriveFrom: 'チェックインは{time}から',
      leaveBy: 'チェックアウトは{date} {time}まで',
      leaveTodayBy: 'チェックアウトは本日{time}まで',
      directions: '行き方',
      directionsName: '{hotel}への行き方',
      changeCheckIn: 'チェックインを変更する',
      signInTitle: 'サインインしてご予約を見る',
      loading: '次回のご宿泊を読み込んでいます',
    },
    'zh-CN': {
      title: '您的下一次住宿',
      enjoy: '祝您入住愉快',
      arriveFrom: '{time}起可办理入住',
      leaveBy: '{date}{time}前退房',
      leaveTodayBy: '今天{time}前退房',
      directions: '前往路线',
      directionsName: '前往{hotel}的路线',
      changeCheckIn: '更改入住登记',
      signInTitle: '登录以查看您的行程',
      loading: '正在加载您的下一次住宿',
    },
    'ar-SA': {
      title: 'إقامتك القادمة',
      enjoy: 'نتمنى لك إقامة سعيدة',
      arriveFrom: 'تسجيل الوصول من {time}',
      leaveBy: 'تسجيل المغادرة يوم {date} حتى {time}',
      leaveTodayBy: 'تسجيل المغادرة اليوم حتى {time}',
      directions: 'الاتجاهات',
      directionsName: 'الاتجاهات إلى {hotel}',
      changeCheckIn: 'تغيير تسجيل الوصول',
      signInTitle: 'سجّل الدخول لعرض رحلتك',
      loading: 'جارٍ تحميل إقامتك القادمة',
    },
  },
)
