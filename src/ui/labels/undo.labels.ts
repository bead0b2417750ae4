import { labelSet } from './label-set'

/** What a button says that takes back what was just done. */
export const undoLabels = labelSet(
  { undo: 'Undo' },
  {
    'de-DE': { undo: 'Rückgängig' },
    'ja-JP': { undo: '元に戻す' },
    'zh-CN': { undo: '撤销' },
    'ar-SA': { undo: 'تراجع' },
    'es-ES': { undo: 'Deshacer' },
  },
)
