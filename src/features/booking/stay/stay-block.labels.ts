import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { calendarLabels, dateFieldLabels } from '../../stay/calendar/calendar.labels'
import { stayFactsLabels } from '../../stay/facts/stay-facts.labels'
import { guestLabels } from '../../stay/guests/guests.labels'
import { roomDaysLabels } from './room-days.labels'

const ownLabels = labelSet(
  { hotel: 'Hotel', dayUse: 'Day use', zone: 'Times are local to the hotel ({zone}).' },
  {
    'de-DE': { hotel: 'Hotel', dayUse: 'Tageszimmer', zone: 'Zeiten gelten am Hotel ({zone}).' },
    'ja-JP': {
      hotel: 'ホテル',
      dayUse: 'デイユース',
      zone: '時刻はホテルの現地時間です（{zone}）。',
    },
    'zh-CN': { hotel: '酒店', dayUse: '日用房', zone: '时间均为酒店当地时间（{zone}）。' },
    'ar-SA': {
      hotel: 'الفندق',
      dayUse: 'إقامة نهارية',
      zone: 'الأوقات بتوقيت الفندق ({zone}).',
    },
    'es-ES': {
      hotel: 'Hotel',
      dayUse: 'Uso diurno',
      zone: 'Las horas son las del hotel ({zone}).',
    },
  },
)

/** What is shown of the stay of a cart (W30). */
export const stayBlockLabels = merged(
  stayFactsLabels,
  pick(dateFieldLabels, 'checkIn', 'checkOut'),
  pick(calendarLabels, 'nights'),
  pick(guestLabels, 'roomsAndGuests', 'roomCount', 'guestCount', 'both'),
  roomDaysLabels,
  ownLabels,
)

export type StayBlockLabels = (typeof stayBlockLabels)['english']
