import { languageTexts } from '../../features/language/language-dialog.translations'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './footer.labels'
import type { FooterProps } from './footer.schema'

export const translations: Translations<FooterProps['labels']> = withShared(shared, {
  'de-DE': {
    ...languageTexts['de-DE'],
    follow: 'Folgen Sie uns',
    honored: 'Widerspruch beachtet: Ihr Browser sendet ein Datenschutzsignal.',
    cutColumns: 'Nur die ersten {count} Spalten der Reiseziele werden angezeigt.',
    cutLinks: 'Nur die ersten {count} Links einer Spalte der Reiseziele werden angezeigt.',
  },
  'ja-JP': {
    ...languageTexts['ja-JP'],
    follow: 'SNSをフォロー',
    honored: 'オプトアウトの意思を尊重しています：ブラウザーからプライバシー信号を受信しました。',
    cutColumns: '旅先は最初の{count}列のみ表示されます。',
    cutLinks: '旅先の各列は最初の{count}件のリンクのみ表示されます。',
  },
  'zh-CN': {
    ...languageTexts['zh-CN'],
    follow: '关注我们',
    honored: '已遵从您的退出请求：您的浏览器发送了隐私信号。',
    cutColumns: '目的地仅显示前{count}列。',
    cutLinks: '每列目的地仅显示前{count}个链接。',
  },
  'ar-SA': {
    ...languageTexts['ar-SA'],
    follow: 'تابعنا',
    honored: 'تم احترام طلب الانسحاب: متصفحك يرسل إشارة خصوصية.',
    cutColumns: 'تُعرض أول {count} أعمدة فقط من الوجهات.',
    cutLinks: 'تُعرض أول {count} روابط فقط من كل عمود من الوجهات.',
  },
  'es-ES': {
    ...languageTexts['es-ES'],
    follow: 'Síganos',
    cutColumns: 'Solo se muestran las primeras {count} columnas de destinos.',
    cutLinks: 'Solo se muestran los primeros {count} enlaces de una columna de destinos.',
  },
})
