import { propertyLabels } from '../../features/property/property.labels'
import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import type { Translations } from '../../mapping/define-widget'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed, withShared } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'
import type { SavedPropertiesProps } from './saved-properties.schema'

/** The labels that it has in common with others. */
export const shared = merged(
  pick(saveLabels, 'savedNow', 'saveFailed'),
  renamed(saveLabels, { title: 'savedHotels', removed: 'removedNow' }),
  pick(actionLabels, 'retry'),
  renamed(actionLabels, { rates: 'viewRates' }),
  pick(propertyLabels, 'map'),
  linkLabels,
  pick(messageLabels, 'error'),
  renamed(messageLabels, { warning: 'note' }),
  pick(signInLabels, 'signIn'),
)

export const translations: Translations<SavedPropertiesProps['labels']> = withShared(shared, {
  'de-DE': {
    count: '{count} von {limit}',
    loading: 'Gemerkte Hotels werden geladen',
    empty:
      'Sie haben noch kein Hotel gemerkt. Mit dem Herz eines Hotels finden Sie es hier wieder.',
    remove: 'Entfernen',
    removeName: '{hotel} entfernen',
    undo: 'Rückgängig',
    undoName: 'Rückgängig: {hotel} behalten',
    thisHotel: 'Das Hotel',
    ratesName: 'Preise ansehen: {hotel}',
    reviews: 'Bewertet mit {stars} von 5 in {count} Bewertungen',
    limit: 'Sie können bis zu 20 Hotels merken. Entfernen Sie eines, um ein anderes zu merken.',
    failed: 'Ihre gemerkten Hotels konnten nicht geladen werden.',
    signInFirst: 'Melden Sie sich an, um Ihre gemerkten Hotels zu sehen.',
  },
  'ja-JP': {
    count: '{count} / {limit}軒',
    loading: '保存したホテルを読み込んでいます',
    empty: '保存したホテルはまだありません。ホテルのハートを押すと、ここに表示されます。',
    remove: '削除',
    removeName: '{hotel}を削除',
    undo: '元に戻す',
    undoName: '元に戻す：{hotel}',
    thisHotel: 'このホテル',
    ratesName: '料金を見る：{hotel}',
    reviews: '{count}件のクチコミで5点中{stars}点',
    limit: '保存できるホテルは20軒までです。保存するには、1軒削除してください。',
    failed: '保存したホテルを読み込めませんでした。',
    signInFirst: '保存したホテルをご覧になるには、サインインしてください。',
  },
  'zh-CN': {
    count: '{count} / {limit}',
    loading: '正在加载收藏的酒店',
    empty: '您还没有收藏酒店。点按酒店的爱心，即可在此找到它。',
    remove: '移除',
    removeName: '移除{hotel}',
    undo: '撤销',
    undoName: '撤销：保留{hotel}',
    thisHotel: '该酒店',
    ratesName: '查看房价：{hotel}',
    reviews: '{count}条点评，评分{stars}（满分5分）',
    limit: '最多可收藏20家酒店。请先移除一家，再收藏另一家。',
    failed: '无法加载收藏的酒店。',
    signInFirst: '请登录以查看您收藏的酒店。',
  },
  'ar-SA': {
    count: '{count} من {limit}',
    loading: 'جارٍ تحميل الفنادق المحفوظة',
    empty: 'لم تحفظ أي فندق بعد. اضغط على قلب أي فندق لتجده هنا.',
    remove: 'إزالة',
    removeName: 'إزالة {hotel}',
    undo: 'تراجع',
    undoName: 'تراجع: الاحتفاظ بـ {hotel}',
    thisHotel: 'الفندق',
    ratesName: 'عرض الأسعار: {hotel}',
    reviews: 'التقييم {stars} من 5 بناءً على {count} مراجعة',
    limit: 'يمكنك حفظ 20 فندقًا كحد أقصى. أزل فندقًا لحفظ آخر.',
    failed: 'تعذّر تحميل فنادقك المحفوظة.',
    signInFirst: 'سجّل الدخول لرؤية الفنادق التي حفظتها.',
  },
})
