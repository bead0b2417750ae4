import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { calendarLabels } from '../../stay/calendar/calendar.labels'
import { guestLabels } from '../../stay/guests/guests.labels'
import { orderStatesLabels } from './order-states.labels'

const ownLabels = labelSet(
  {
    today: 'Today',
    tomorrow: 'Tomorrow',
    inDays: 'In {count} days|one:In {count} day',
    leavesToday: 'Check-out today',
    numbers: 'Confirmation numbers|one:Confirmation number',
    cancelledRooms: '{count} rooms cancelled|one:{count} room cancelled',
    viewStay: 'View stay',
    viewStayName: 'View stay, {hotel}, {date}',
  },
  {
    'de-DE': {
      today: 'Heute',
      tomorrow: 'Morgen',
      inDays: 'In {count} Tagen|one:In {count} Tag',
      leavesToday: 'Abreise heute',
      numbers: 'Bestätigungsnummern|one:Bestätigungsnummer',
      cancelledRooms: '{count} Zimmer storniert',
      viewStay: 'Aufenthalt ansehen',
      viewStayName: 'Aufenthalt ansehen, {hotel}, {date}',
    },
    'ja-JP': {
      today: '本日',
      tomorrow: '明日',
      inDays: 'あと{count}日',
      leavesToday: '本日ご出発',
      numbers: '確認番号',
      cancelledRooms: '{count}室キャンセル済み',
      viewStay: 'ご予約を見る',
      viewStayName: 'ご予約を見る、{hotel}、{date}',
    },
    'zh-CN': {
      today: '今天',
      tomorrow: '明天',
      inDays: '{count}天后',
      leavesToday: '今天退房',
      numbers: '确认号',
      cancelledRooms: '{count}间客房已取消',
      viewStay: '查看住宿',
      viewStayName: '查看住宿，{hotel}，{date}',
    },
    'ar-SA': {
      today: 'اليوم',
      tomorrow: 'غدًا',
      inDays:
        'بعد {count} يوم|one:بعد يوم واحد|two:بعد يومين|few:بعد {count} أيام|many:بعد {count} يومًا',
      leavesToday: 'المغادرة اليوم',
      numbers: 'أرقام التأكيد|one:رقم التأكيد',
      cancelledRooms:
        'أُلغيت {count} غرفة|one:أُلغيت غرفة واحدة|two:أُلغيت غرفتان|few:أُلغيت {count} غرف',
      viewStay: 'عرض الإقامة',
      viewStayName: 'عرض الإقامة، {hotel}، {date}',
    },
    'es-ES': {
      today: 'Hoy',
      tomorrow: 'Mañana',
      inDays: 'Dentro de {count} días|one:Dentro de {count} día',
      leavesToday: 'Check-out hoy',
      numbers: 'Números de confirmación|one:Número de confirmación',
      cancelledRooms: '{count} habitaciones canceladas|one:{count} habitación cancelada',
      viewStay: 'Ver la estancia',
      viewStayName: 'Ver la estancia, {hotel}, {date}',
    },
  },
)

/** What a list says of a booked stay (W46, W90). */
export const listedStayLabels = merged(
  ownLabels,
  pick(orderStatesLabels, 'cancelled', 'inHouse', 'past', 'span'),
  pick(guestLabels, 'roomCount'),
  pick(calendarLabels, 'nights'),
)

export type ListedStayLabels = (typeof listedStayLabels)['english']
