import { labelSet } from '../../ui/labels/label-set'

/** What of a stay an insurance covers: its days, and what it costs. */
export const coverLabels = labelSet(
  { coverDays: '{from} to {to}', coverSum: '{days}, {sum}' },
  {
    'de-DE': { coverDays: '{from} bis {to}', coverSum: '{days}, {sum}' },
    'ja-JP': { coverDays: '{from}～{to}', coverSum: '{days}、{sum}' },
    'zh-CN': { coverDays: '{from}至\u200b{to}', coverSum: '{days}，{sum}' },
    'ar-SA': { coverDays: 'من {from} إلى {to}', coverSum: '{days}، {sum}' },
    'es-ES': { coverDays: 'Del {from} al {to}', coverSum: '{days}, {sum}' },
  },
)
