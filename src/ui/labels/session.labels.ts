import { labelSet } from './label-set'

/** What a visitor reads after a session has ended without use. */
export const sessionLabels = labelSet(
  { sessionEnded: 'Your session has ended', searchAgain: 'Search again' },
  {
    'de-DE': { sessionEnded: 'Ihre Sitzung ist beendet', searchAgain: 'Erneut suchen' },
    'ja-JP': { sessionEnded: 'セッションが終了しました', searchAgain: 'もう一度検索する' },
    'zh-CN': { sessionEnded: '您的会话已结束', searchAgain: '重新搜索' },
    'ar-SA': { sessionEnded: 'انتهت جلستك', searchAgain: 'البحث من جديد' },
    'es-ES': { sessionEnded: 'Su sesión ha terminado', searchAgain: 'Buscar de nuevo' },
  },
)
