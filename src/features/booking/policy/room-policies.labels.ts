import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { breakdownLabels } from '../../rates/breakdown/breakdown.labels'
import { policyLabels } from '../../rates/policy/policy.labels'
import { rateLabels } from '../../rates/rate.labels'
import { dateFieldLabels } from '../../stay/calendar/calendar.labels'

const ownLabels = labelSet(
  {
    eachRoom: 'Applies to each of your {count} rooms',
    today: 'Today',
    fullTerms: 'All cancellation terms',
  },
  {
    'de-DE': {
      eachRoom: 'Gilt für jedes Ihrer {count} Zimmer',
      today: 'Heute',
      fullTerms: 'Alle Stornobedingungen',
    },
    'ja-JP': {
      eachRoom: 'ご予約の{count}室それぞれに適用されます',
      today: '本日',
      fullTerms: 'キャンセル規定の全文',
    },
    'zh-CN': {
      eachRoom: '适用于您的{count}间客房中的每一间',
      today: '今天',
      fullTerms: '全部取消条款',
    },
    'ar-SA': {
      eachRoom: 'تنطبق على كل غرفة من غرفك وعددها {count}',
      today: 'اليوم',
      fullTerms: 'شروط الإلغاء كاملة',
    },
    'es-ES': {
      eachRoom: 'Se aplica a cada una de sus {count} habitaciones',
      today: 'Hoy',
      fullTerms: 'Todas las condiciones de cancelación',
    },
  },
)

/** What is said of cancelling the rooms of a cart (W33). */
export const roomPoliciesLabels = merged(
  policyLabels,
  pick(rateLabels, 'partial', 'freeUntil'),
  pick(breakdownLabels, 'room'),
  pick(dateFieldLabels, 'checkIn'),
  ownLabels,
)

export type RoomPoliciesLabels = (typeof roomPoliciesLabels)['english']
