import { labelSet, pick } from '../../ui/labels/label-set'

/** Labels of saved hotels. */
export const saveLabels = labelSet(
  {
    save: 'Save',
    saved: 'Saved',
    saveName: 'Save {hotel}',
    savedName: 'Saved {hotel}',
    savedNow: '{hotel} is saved.',
    removedNow: '{hotel} is no longer saved.',
    limit: 'You can save up to 20 hotels.',
    saveFailed: 'We couldn’t update your saved hotels. Please try again.',
    savedHotels: 'Saved hotels',
  },
  {
    'de-DE': {
      save: 'Merken',
      saved: 'Gemerkt',
      saveName: '{hotel} merken',
      savedName: '{hotel} ist gemerkt',
      savedNow: '{hotel} ist gemerkt.',
      removedNow: '{hotel} ist nicht mehr gemerkt.',
      limit: 'Sie können bis zu 20 Hotels merken.',
      saveFailed:
        'Wir konnten Ihre gemerkten Hotels nicht ändern. Bitte versuchen Sie es noch einmal.',
      savedHotels: 'Gemerkte Hotels',
    },
    'ja-JP': {
      save: '保存',
      saved: '保存済み',
      saveName: '{hotel}を保存する',
      savedName: '{hotel}は保存済みです',
      savedNow: '{hotel}を保存しました。',
      removedNow: '{hotel}を保存リストから削除しました。',
      limit: '保存できるホテルは20軒までです。',
      saveFailed: '保存リストを更新できませんでした。もう一度お試しください。',
      savedHotels: '保存したホテル',
    },
    'zh-CN': {
      save: '收藏',
      saved: '已收藏',
      saveName: '收藏{hotel}',
      savedName: '已收藏{hotel}',
      savedNow: '已收藏{hotel}。',
      removedNow: '已取消收藏{hotel}。',
      limit: '最多可收藏 20 家酒店。',
      saveFailed: '无法更新您的收藏，请重试。',
      savedHotels: '收藏的酒店',
    },
    'ar-SA': {
      save: 'حفظ',
      saved: 'محفوظ',
      saveName: 'حفظ {hotel}',
      savedName: '{hotel} محفوظ',
      savedNow: 'تم حفظ {hotel}.',
      removedNow: 'لم يعد {hotel} محفوظًا.',
      limit: 'يمكنك حفظ 20 فندقًا كحد أقصى.',
      saveFailed: 'تعذّر تحديث فنادقك المحفوظة. يُرجى المحاولة مرة أخرى.',
      savedHotels: 'الفنادق المحفوظة',
    },
    'es-ES': {
      save: 'Guardar',
      saved: 'Guardado',
      saveName: 'Guardar {hotel}',
      savedName: '{hotel}: guardado',
      savedNow: 'Hemos guardado {hotel}.',
      removedNow: '{hotel} ya no está entre sus hoteles guardados.',
      limit: 'Puede guardar hasta 20 hoteles.',
      saveFailed: 'No hemos podido actualizar sus hoteles guardados. Inténtelo de nuevo.',
      savedHotels: 'Hoteles guardados',
    },
  },
)

/** Labels that every heart says. */
export const heartLabels = pick(
  saveLabels,
  'save',
  'saved',
  'saveName',
  'savedName',
  'savedNow',
  'removedNow',
  'limit',
  'saveFailed',
)
