import { labelSet } from '../../ui/labels/label-set'

/** What a fee is charged for. */
export const feeBasisLabels = labelSet(
  {
    perNight: 'per night',
    perStay: 'per stay',
    perPerson: 'per person',
    perPersonNight: 'per person and night',
    perRoom: 'per room',
  },
  {
    'de-DE': {
      perNight: 'pro Nacht',
      perStay: 'pro Aufenthalt',
      perPerson: 'pro Person',
      perPersonNight: 'pro Person und Nacht',
      perRoom: 'pro Zimmer',
    },
    'ja-JP': {
      perNight: '1泊につき',
      perStay: '1滞在につき',
      perPerson: 'お一人様につき',
      perPersonNight: 'お一人様1泊につき',
      perRoom: '1室につき',
    },
    'zh-CN': {
      perNight: '每晚',
      perStay: '每次入住',
      perPerson: '每人',
      perPersonNight: '每人每晚',
      perRoom: '每间客房',
    },
    'ar-SA': {
      perNight: 'لليلة الواحدة',
      perStay: 'للإقامة الواحدة',
      perPerson: 'للشخص الواحد',
      perPersonNight: 'للشخص في الليلة',
      perRoom: 'للغرفة الواحدة',
    },
    'es-ES': {
      perNight: 'por noche',
      perStay: 'por estancia',
      perPerson: 'por persona',
      perPersonNight: 'por persona y noche',
      perRoom: 'por habitación',
    },
  },
)
