import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './reservation-summary.labels'
import type { ReservationSummaryLabels } from './reservation-summary.schema'

export const translations: Translations<ReservationSummaryLabels> = withShared(shared, {
  'de-DE': {
    reservation: 'Ihre Reservierung',
    withTotal: 'Ihre Reservierung: {total}',
    loading: 'Ihre Reservierung wird geladen',
    failedTitle: 'Wir konnten Ihre Reservierung nicht laden.',
  },
  'ja-JP': {
    reservation: 'ご予約内容',
    withTotal: 'ご予約内容：{total}',
    loading: 'ご予約内容を読み込んでいます',
    failedTitle: 'ご予約内容を読み込めませんでした。',
  },
  'zh-CN': {
    reservation: '您的预订',
    withTotal: '您的预订：{total}',
    loading: '正在加载您的预订',
    failedTitle: '未能加载您的预订。',
  },
  'ar-SA': {
    reservation: 'حجزك',
    withTotal: 'حجزك: {total}',
    loading: 'جارٍ تحميل حجزك',
    failedTitle: 'تعذّر تحميل حجزك.',
  },
  'es-ES': {
    reservation: 'Su reserva',
    withTotal: 'Su reserva: {total}',
    loading: 'Cargando su reserva',
    failedTitle: 'No hemos podido cargar su reserva.',
  },
})
