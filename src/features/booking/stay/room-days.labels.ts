import { labelSet } from '../../../ui/labels/label-set'

/** The days of a room, where rooms of a stay have days of their own. */
export const roomDaysLabels = labelSet(
  { roomNumber: 'Room {number}', roomSpan: '{from} to {to}, {nights}' },
  {
    'de-DE': { roomNumber: 'Zimmer {number}', roomSpan: '{from} bis {to}, {nights}' },
    'ja-JP': { roomNumber: '客室{number}', roomSpan: '{from}～{to}、{nights}' },
    'zh-CN': { roomNumber: '客房{number}', roomSpan: '{from}至\u200b{to}，{nights}' },
    'ar-SA': { roomNumber: 'الغرفة {number}', roomSpan: 'من {from} إلى {to}، {nights}' },
  },
)
