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
    choicesTitle: 'Ihre Datenschutzeinstellungen',
    choicesIntro: 'Was dürfen wir aus Ihrem Besuch nutzen? Sie können es hier jederzeit ändern.',
    necessary: 'Notwendig',
    necessaryHint:
      'Damit Sie sich anmelden und buchen können und wir Ihre Auswahl behalten. Immer aktiv.',
    statistics: 'Besuchsstatistik',
    statisticsHint: 'Welche Seiten geöffnet werden und wo es hakt, ohne Namen und Kontaktdaten.',
    marketing: 'Marketing',
    marketingHint:
      'Werbung, die zu Ihrem Besuch passt. Partner und Werbenetze erfahren, was Sie angesehen und gebucht haben.',
    signalOn:
      'Ihr Browser sendet ein Widerspruchssignal (Global Privacy Control). Wir beachten es: Marketing bleibt aus, solange das Signal an ist.',
    refuseAll: 'Alle ablehnen',
    acceptAll: 'Alle annehmen',
    saveChoices: 'Auswahl speichern',
    choicesSaved: 'Ihre Datenschutzeinstellungen sind gespeichert.',
    cutColumns: 'Nur die ersten {count} Spalten der Reiseziele werden angezeigt.',
    cutLinks: 'Nur die ersten {count} Links einer Spalte der Reiseziele werden angezeigt.',
  },
  'ja-JP': {
    ...languageTexts['ja-JP'],
    follow: 'SNSをフォロー',
    honored: 'オプトアウトの意思を尊重しています：ブラウザーからプライバシー信号を受信しました。',
    choicesTitle: 'プライバシー設定',
    choicesIntro: 'ご利用から得た情報の使い方をお選びください。ここでいつでも変更できます。',
    necessary: '必須',
    necessaryHint: 'ログイン、ご予約、この設定の保存に使用します。常に有効です。',
    statistics: 'アクセス統計',
    statisticsHint: '開かれたページや操作につまずいた箇所を、お名前や連絡先を含めずに計測します。',
    marketing: 'マーケティング',
    marketingHint:
      'ご覧になった内容に合わせた広告に使用します。閲覧や予約の内容が提携企業や広告ネットワークに伝わります。',
    signalOn:
      'ブラウザーからオプトアウト信号（Global Privacy Control）を受信しています。この意思を尊重し、信号がオンの間マーケティングは無効のままです。',
    refuseAll: 'すべて拒否',
    acceptAll: 'すべて許可',
    saveChoices: '設定を保存',
    choicesSaved: 'プライバシー設定を保存しました。',
    cutColumns: '旅先は最初の{count}列のみ表示されます。',
    cutLinks: '旅先の各列は最初の{count}件のリンクのみ表示されます。',
  },
  'zh-CN': {
    ...languageTexts['zh-CN'],
    follow: '关注我们',
    honored: '已遵从您的退出请求：您的浏览器发送了隐私信号。',
    choicesTitle: '您的隐私选项',
    choicesIntro: '我们可以使用您访问中的哪些信息？您可随时在此更改。',
    necessary: '必要',
    necessaryHint: '用于登录、预订和记住这些选择，始终开启。',
    statistics: '访问统计',
    statisticsHint: '统计打开了哪些页面、在哪里遇到困难，不含姓名和联系方式。',
    marketing: '营销',
    marketingHint: '用于展示与您的浏览相关的广告。合作伙伴和广告网络会得知您浏览和预订了什么。',
    signalOn:
      '您的浏览器发送了退出信号（Global Privacy Control）。我们予以遵从：信号开启期间，营销保持关闭。',
    refuseAll: '全部拒绝',
    acceptAll: '全部接受',
    saveChoices: '保存选择',
    choicesSaved: '您的隐私选项已保存。',
    cutColumns: '目的地仅显示前{count}列。',
    cutLinks: '每列目的地仅显示前{count}个链接。',
  },
  'ar-SA': {
    ...languageTexts['ar-SA'],
    follow: 'تابعنا',
    honored: 'تم احترام طلب الانسحاب: متصفحك يرسل إشارة خصوصية.',
    choicesTitle: 'خيارات الخصوصية',
    choicesIntro: 'ما الذي يمكننا استخدامه من زيارتك؟ يمكنك تغيير ذلك هنا في أي وقت.',
    necessary: 'ضروري',
    necessaryHint: 'لتسجيل الدخول والحجز وحفظ هذه الخيارات. مفعّل دائمًا.',
    statistics: 'إحصاءات الزيارة',
    statisticsHint: 'أي الصفحات تُفتح وأين يتعثر الزوار، من دون أسماء أو بيانات اتصال.',
    marketing: 'التسويق',
    marketingHint: 'إعلانات تناسب ما شاهدته. يعرف الشركاء وشبكات الإعلان ما شاهدته وما حجزته.',
    signalOn:
      'يرسل متصفحك إشارة انسحاب (Global Privacy Control). نحن نحترمها: يبقى التسويق متوقفًا ما دامت الإشارة مفعّلة.',
    refuseAll: 'رفض الكل',
    acceptAll: 'قبول الكل',
    saveChoices: 'حفظ الخيارات',
    choicesSaved: 'تم حفظ خيارات الخصوصية.',
    cutColumns: 'تُعرض أول {count} أعمدة فقط من الوجهات.',
    cutLinks: 'تُعرض أول {count} روابط فقط من كل عمود من الوجهات.',
  },
  'es-ES': {
    ...languageTexts['es-ES'],
    follow: 'Síganos',
    honored: 'Oposición respetada: su navegador envía una señal de privacidad.',
    choicesTitle: 'Sus opciones de privacidad',
    choicesIntro: '¿Qué podemos usar de su visita? Puede cambiarlo aquí en cualquier momento.',
    necessary: 'Necesario',
    necessaryHint:
      'Para que pueda iniciar sesión y reservar, y para recordar estas opciones. Siempre activo.',
    statistics: 'Estadísticas de visitas',
    statisticsHint:
      'Qué páginas se abren y dónde surgen dificultades, sin nombres ni datos de contacto.',
    marketing: 'Marketing',
    marketingHint:
      'Publicidad acorde con su visita. Nuestros socios y las redes publicitarias sabrán qué ha visto y reservado.',
    signalOn:
      'Su navegador envía una señal de oposición (Global Privacy Control). La respetamos: el marketing permanece desactivado mientras la señal esté activa.',
    refuseAll: 'Rechazar todo',
    acceptAll: 'Aceptar todo',
    saveChoices: 'Guardar las opciones',
    choicesSaved: 'Sus opciones de privacidad se han guardado.',
    cutColumns: 'Solo se muestran las primeras {count} columnas de destinos.',
    cutLinks: 'Solo se muestran los primeros {count} enlaces de una columna de destinos.',
  },
})
