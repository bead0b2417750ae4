import { labelSet, merged } from '../../../ui/labels/label-set'
import { roomDaysLabels } from '../stay/room-days.labels'

/** Which rooms of a booked stay get other dates. */
export const roomsToMoveLabels = merged(
  roomDaysLabels,
  labelSet(
    { roomsToMove: 'Rooms that get these dates' },
    {
      'de-DE': { roomsToMove: 'Zimmer mit diesen Daten' },
      'ja-JP': { roomsToMove: 'この日程にする客室' },
      'zh-CN': { roomsToMove: '使用这些日期的客房' },
      'ar-SA': { roomsToMove: 'الغرف التي تشملها هذه التواريخ' },
      'es-ES': { roomsToMove: 'Habitaciones con estas fechas' },
    },
  ),
)
