import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel } from '../../cms/page/page-model'
import { localized } from '../hotels/localized'
import type { Locale } from '../seed-types'
import { description, footer, privacyModal } from './page-parts'

const title = localized(
  'What we may use of your visit',
  'Was wir aus Ihrem Besuch nutzen dürfen',
  'ご利用情報の取り扱いについて',
  '我们可以使用您访问中的哪些信息',
  'ما يمكننا استخدامه من زيارتك',
  'Qué podemos usar de su visita',
)

const lead = localized(
  'Necessary, statistics, marketing: what each of them means, and how you choose.',
  'Notwendiges, Statistik, Marketing: was jedes davon bedeutet und wie Sie wählen.',
  '必須、統計、マーケティング。それぞれの意味と、選択の方法をご説明します。',
  '必要、统计、营销：各自的含义，以及如何选择。',
  'الضروري والإحصاءات والتسويق: ماذا يعني كل منها وكيف تختار.',
  'Necesario, estadísticas y marketing: qué significa cada uno y cómo elegir.',
)

/** Each a heading and a paragraph. */
const parts = [
  {
    heading: localized(
      'Without scripts there is nothing to choose',
      'Ohne Skripte gibt es nichts zu wählen',
      'スクリプトが無効な場合、選択は不要です',
      '没有脚本就无需选择',
      'من دون برامج نصية لا يوجد ما تختاره',
      'Sin scripts no hay nada que elegir',
    ),
    text: localized(
      'Statistics and marketing need a script in your browser. Where it runs none, we measure nothing and tell no advertiser anything; signing in and booking work all the same.',
      'Statistik und Marketing brauchen ein Skript in Ihrem Browser. Läuft dort keines, messen wir nichts und sagen keinem Werbenetz etwas; Anmelden und Buchen gehen trotzdem.',
      '統計とマーケティングにはブラウザーのスクリプトが必要です。スクリプトが動作しない場合、計測も広告会社への提供も行われません。ログインとご予約はそのままご利用いただけます。',
      '统计和营销需要浏览器运行脚本。若不运行脚本，我们不做任何统计，也不会向广告商提供任何信息；登录和预订照常可用。',
      'تحتاج الإحصاءات والتسويق إلى برنامج نصي في متصفحك. إن لم يعمل أي منها فلا نقيس شيئًا ولا نخبر أي معلن بشيء، ويبقى تسجيل الدخول والحجز متاحين.',
      'Las estadísticas y el marketing necesitan que su navegador ejecute scripts. Si no ejecuta ninguno, no medimos nada ni informamos de nada a ningún anunciante; puede iniciar sesión y reservar igualmente.',
    ),
  },
  {
    heading: localized(
      'With scripts you choose',
      'Mit Skripten wählen Sie',
      'スクリプトが有効な場合はお選びいただけます',
      '有脚本时由您选择',
      'مع البرامج النصية أنت من يختار',
      'Con scripts, usted elige',
    ),
    text: localized(
      '“Your privacy choices” at the end of every page opens the choices. Until you have chosen, nothing is measured. You can change your choice at any time.',
      '„Ihre Datenschutzeinstellungen“ am Ende jeder Seite öffnet die Auswahl. Bis Sie gewählt haben, wird nichts gemessen. Sie können Ihre Wahl jederzeit ändern.',
      '各ページの下部にある「プライバシー設定」から選択できます。選択されるまで計測は行われません。設定はいつでも変更できます。',
      '每个页面底部的“您的隐私选项”可打开选择窗口。在您选择之前，我们不做任何统计。您可随时更改选择。',
      'يفتح رابط «خيارات الخصوصية» في نهاية كل صفحة الخيارات. لا يُقاس شيء قبل أن تختار، ويمكنك تغيير اختيارك في أي وقت.',
      '«Sus opciones de privacidad», al final de cada página, abre las opciones. Hasta que elija, no se mide nada. Puede cambiar su elección en cualquier momento.',
    ),
  },
  {
    heading: localized(
      'The signal of your browser',
      'Das Signal Ihres Browsers',
      'ブラウザーの信号',
      '浏览器的信号',
      'إشارة متصفحك',
      'La señal de su navegador',
    ),
    text: localized(
      'If your browser sends Global Privacy Control, we take it as your objection to marketing, and the end of every page says that it is honored.',
      'Sendet Ihr Browser Global Privacy Control, gilt das als Ihr Widerspruch gegen Marketing, und am Ende jeder Seite steht, dass er beachtet wird.',
      'ブラウザーがGlobal Privacy Controlを送信している場合、マーケティングに対するオプトアウトとして扱い、各ページの下部にその旨を表示します。',
      '如果您的浏览器发送 Global Privacy Control，我们视为您拒绝营销，并在每个页面底部说明已予遵从。',
      'إذا أرسل متصفحك Global Privacy Control فإننا نعدّه اعتراضًا على التسويق، ويذكر أسفل كل صفحة أنه محترَم.',
      'Si su navegador envía Global Privacy Control, lo tomamos como su oposición al marketing, y al final de cada página se indica que se respeta.',
    ),
  },
]

/** Where “Your privacy choices” leads without a script. */
export function privacyChoicesPage(locale: Locale): PageModel {
  const html = parts
    .map(
      ({ heading, text }) =>
        `<h2>${escapeHtml(heading[locale])}</h2><p>${escapeHtml(text[locale])}</p>`,
    )
    .join('')
  return {
    pageId: 'privacy-choices',
    title: title[locale],
    description: description(lead[locale], locale),
    header: [],
    main: [
      { type: 'cms/heading', id: 'heading', props: { heading: title[locale], text: lead[locale] } },
      { type: 'cms/text', id: 'text', props: { html } },
    ],
    footer: [footer('expanded', locale), privacyModal],
  }
}
