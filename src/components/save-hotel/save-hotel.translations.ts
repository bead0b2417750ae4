import type { Translations } from '../../mapping/define-widget'
import type { SaveHotelProps } from './save-hotel.schema'

export const translations: Translations<SaveHotelProps['labels']> = {
  'de-DE': {
    save: 'merken',
    saved: 'gemerkt',
    saveName: '{hotel} merken',
    savedName: '{hotel} ist gemerkt',
    thisHotel: 'dieses Hotel',
    savedNow: '{hotel} ist gemerkt.',
    removedNow: '{hotel} ist nicht mehr gemerkt.',
    limit: 'Sie können bis zu 20 Hotels merken.',
    saveFailed:
      'Ihre gemerkten Hotels konnten nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  },
  'ja-JP': {
    save: '保存',
    saved: '保存済み',
    saveName: '{hotel}を保存する',
    savedName: '{hotel}は保存済みです',
    thisHotel: 'このホテル',
    savedNow: '{hotel}を保存しました。',
    removedNow: '{hotel}を保存リストから削除しました。',
    limit: '保存できるホテルは20軒までです。',
    saveFailed: '保存リストを更新できませんでした。もう一度お試しください。',
  },
  'zh-CN': {
    save: '收藏',
    saved: '已收藏',
    saveName: '收藏{hotel}',
    savedName: '已收藏{hotel}',
    thisHotel: '此酒店',
    savedNow: '已收藏{hotel}。',
    removedNow: '已取消收藏{hotel}。',
    limit: '最多可收藏20家酒店。',
    saveFailed: '无法更新您的收藏，请重试。',
  },
  'ar-SA': {
    save: 'حفظ',
    saved: 'محفوظ',
    saveName: 'حفظ {hotel}',
    savedName: '{hotel} محفوظ',
    thisHotel: 'هذا الفندق',
    savedNow: 'تم حفظ {hotel}.',
    removedNow: 'لم يعد {hotel} محفوظًا.',
    limit: 'يمكنك حفظ 20 فندقًا كحد أقصى.',
    saveFailed: 'تعذّر تحديث فنادقك المحفوظة. يُرجى المحاولة مرة أخرى.',
  },
}
