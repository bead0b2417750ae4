import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import type { Translations } from '../../mapping/define-widget'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed, withShared } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import type { NavigationProps } from './navigation.schema'

/** The labels that it has in common with others. */
export const shared = merged(
  linkLabels,
  pick(
    signInLabels,
    'signIn',
    'account',
    'points',
    'tierMember',
    'tierSilver',
    'tierGold',
    'tierPlatinum',
    'tierTitanium',
    'tierAmbassador',
    'signOut',
  ),
  renamed(saveLabels, { saved: 'savedHotels' }),
  pick(actionLabels, 'call'),
)

export const translations: Translations<NavigationProps['labels']> = withShared(shared, {
  'de-DE': {
    skip: 'Zum Hauptinhalt springen',
    site: 'Website',
    menu: 'Menü',
    close: 'Menü schließen',
    join: 'Mitglied werden',
    greeting: 'Hallo, {name}',
    notYou: 'Nicht Sie?',
    clear: 'Namen entfernen',
    clearFailed: 'Ihr Name konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
    trips: 'Reisen',
    profile: 'Profil',
    steps: 'Schritte der Buchung',
  },
  'ja-JP': {
    skip: 'メインコンテンツへ移動',
    site: 'サイト',
    menu: 'メニュー',
    close: 'メニューを閉じる',
    join: '入会',
    greeting: '{name}様',
    notYou: 'ご本人ではありませんか？',
    clear: '名前を消去する',
    clearFailed: '名前を消去できませんでした。もう一度お試しください。',
    trips: 'ご予約一覧',
    profile: 'プロフィール',
    steps: '予約の手順',
  },
  'zh-CN': {
    skip: '跳到主要内容',
    site: '网站',
    menu: '菜单',
    close: '关闭菜单',
    join: '加入',
    greeting: '您好，{name}',
    notYou: '不是您本人？',
    clear: '清除我的名字',
    clearFailed: '无法清除您的名字，请重试。',
    trips: '行程',
    profile: '个人资料',
    steps: '预订步骤',
  },
  'ar-SA': {
    skip: 'الانتقال إلى المحتوى الرئيسي',
    site: 'الموقع',
    menu: 'القائمة',
    close: 'إغلاق القائمة',
    join: 'الانضمام',
    greeting: 'مرحبًا {name}',
    notYou: 'لست أنت؟',
    clear: 'مسح اسمي',
    clearFailed: 'تعذّر مسح اسمك. يُرجى المحاولة مرة أخرى.',
    trips: 'الرحلات',
    profile: 'الملف الشخصي',
    steps: 'خطوات الحجز',
  },
})
