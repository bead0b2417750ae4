import { languageTexts } from '../../features/language/language-dialog.translations'
import type { Translations } from '../../mapping/define-widget'
import type { FooterProps } from './footer.schema'

export const translations: Translations<FooterProps['labels']> = {
  'de-DE': {
    ...languageTexts['de-DE'],
    follow: 'Folgen Sie uns',
    newTab: 'öffnet einen neuen Tab',
    cutColumns: 'Nur die ersten {count} Spalten der Reiseziele werden angezeigt.',
    cutLinks: 'Nur die ersten {count} Links einer Spalte der Reiseziele werden angezeigt.',
  },
  'ja-JP': {
    ...languageTexts['ja-JP'],
    follow: 'SNSをフォロー',
    newTab: '新しいタブで開きます',
    cutColumns: '旅先は最初の{count}列のみ表示されます。',
    cutLinks: '旅先の各列は最初の{count}件のリンクのみ表示されます。',
  },
  'zh-CN': {
    ...languageTexts['zh-CN'],
    follow: '关注我们',
    newTab: '在新标签页中打开',
    cutColumns: '目的地仅显示前{count}列。',
    cutLinks: '每列目的地仅显示前{count}个链接。',
  },
  'ar-SA': {
    ...languageTexts['ar-SA'],
    follow: 'تابعنا',
    newTab: 'يُفتح في علامة تبويب جديدة',
    cutColumns: 'تُعرض أول {count} أعمدة فقط من الوجهات.',
    cutLinks: 'تُعرض أول {count} روابط فقط من كل عمود من الوجهات.',
  },
}
