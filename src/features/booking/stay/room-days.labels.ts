import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { guestEditorLabels } from '../../stay/guests/guests.labels'

/** The days of a room, where rooms of a stay have days of their own. */
export const roomDaysLabels = merged(
  pick(guestEditorLabels, 'room'),
  labelSet(
    { roomSpan: '{from} to {to}, {nights}' },
    {
      'de-DE': { roomSpan: '{from} bis {to}, {nights}' },
      'ja-JP': { roomSpan: '{from}～{to}、{nights}' },
      'zh-CN': { roomSpan: '{from}至\u200b{to}，{nights}' },
      'ar-SA': { roomSpan: 'من {from} إلى {to}، {nights}' },
      'es-ES': { roomSpan: 'Del {from} al {to}, {nights}' },
    },
  ),
)
