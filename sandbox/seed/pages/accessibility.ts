import { homeSearchPath } from '../../../src/rules/site/paths'
import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel } from '../../cms/page/page-model'
import { site } from '../../site'
import { accessibilityFigures as figures } from '../accessibility-figures'
import { localized } from '../hotels/localized'
import type { Locale, Localized } from '../seed-types'
import { description, footer } from './page-parts'

const title = localized(
  'Accessibility',
  'Barrierefreiheit',
  'アクセシビリティ',
  '无障碍',
  'إمكانية الوصول',
  'Accesibilidad',
)

const lead = localized(
  'Search, book and stay with whatever aid you use: how far we are, and how to reach us.',
  'Suchen, buchen und übernachten, mit welchem Hilfsmittel auch immer: wie weit wir sind und wie Sie uns erreichen.',
  'どのような支援機器をお使いでも、検索、ご予約、ご滞在いただけるように。現在の対応状況とお問い合わせ先をご案内します。',
  '无论您使用何种辅助工具，都能搜索、预订和入住：我们目前的进展，以及如何联系我们。',
  'ابحث واحجز وأقِم مهما كانت الوسيلة المساعدة التي تستخدمها: إلى أين وصلنا، وكيف تتواصل معنا.',
  'Busque, reserve y alójese con la ayuda técnica que utilice: hasta dónde hemos llegado y cómo contactarnos.',
)

const aim = {
  heading: localized(
    'What we aim for',
    'Unser Ziel',
    '目標とする基準',
    '我们的目标',
    'ما نسعى إليه',
    'Nuestro objetivo',
  ),
  text: localized(
    'This site is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. As far as we know it meets them, but for what is named below. Nobody outside our company has assessed it yet.',
    'Diese Website ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, gebaut. Soweit wir wissen, erfüllt sie diese bis auf das, was unten steht. Eine Prüfung durch Dritte gab es noch nicht.',
    '当サイトは、ウェブコンテンツ・アクセシビリティ・ガイドライン（WCAG）2.2のレベルAAに沿って制作しています。以下に記載する点を除き、基準を満たしていると考えています。第三者による評価はまだ受けていません。',
    '本网站按照《Web 内容无障碍指南》（WCAG）2.2 的 AA 级构建。据我们所知，除下文所列之处外均符合该标准。目前尚未由第三方评估。',
    'صُمم هذا الموقع وفق إرشادات الوصول إلى محتوى الويب (WCAG) 2.2 بالمستوى AA. وهو يستوفيها على حد علمنا، باستثناء ما يرد أدناه. ولم تقيّمه جهة خارجية بعد.',
    'Este sitio sigue las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Hasta donde sabemos las cumple, salvo en lo que se indica más abajo. Todavía no lo ha evaluado ninguna entidad externa.',
  ),
}

/** The figures are those of a whole run of the tests (`npm run accessibility-figures`). */
const tested = {
  heading: localized(
    'What was tested',
    'Was geprüft wurde',
    'テスト内容',
    '测试内容',
    'ما خضع للاختبار',
    'Qué se ha probado',
  ),
  lead: localized(
    'On {date} our automated tests passed, among them:',
    'Am {date} wurden unsere automatischen Tests bestanden, darunter:',
    '{date}に、次の項目を含む自動テストに合格しました。',
    '{date}，我们的自动化测试全部通过，其中包括：',
    'في {date} اجتاز الموقع اختباراتنا الآلية، ومنها:',
    'El {date} se superaron nuestras pruebas automáticas, entre ellas:',
  ),
  items: [
    localized(
      'states of the site’s parts without a finding of the testing tool axe: {states}',
      'Zustände der Bausteine der Website, in denen das Prüfwerkzeug axe nichts findet: {states}',
      '検査ツールaxeで問題が検出されなかったサイト各部の状態：{states}',
      '网站各部分经检测工具 axe 检查未发现问题的状态：{states}',
      'حالات أجزاء الموقع التي لم تجد فيها أداة الفحص axe أي مشكلة: {states}',
      'estados de las partes del sitio en los que la herramienta axe no encuentra nada: {states}',
    ),
    localized(
      'pages on which each stop of the Tab key is visible: {tabStops}',
      'Seiten, auf denen jeder Halt der Tabulatortaste sichtbar ist: {tabStops}',
      'Tabキーの移動先がすべて見えるページ：{tabStops}',
      'Tab 键的每个停留位置均清晰可见的页面：{tabStops}',
      'صفحات تظهر فيها كل محطة لمفتاح Tab: {tabStops}',
      'páginas en las que se ve cada parada del tabulador: {tabStops}',
    ),
    localized(
      'tasks done with the keyboard alone, up to a paid booking: {keyboard}',
      'Abläufe allein mit der Tastatur, bis zur bezahlten Buchung: {keyboard}',
      'キーボードのみで完了できる操作（お支払いを含むご予約まで）：{keyboard}',
      '仅用键盘完成的任务，直至付款预订：{keyboard}',
      'مهام تُنجَز بلوحة المفاتيح وحدها، حتى الحجز المدفوع: {keyboard}',
      'tareas realizadas solo con el teclado, hasta una reserva pagada: {keyboard}',
    ),
    localized(
      'pages and forms that keep everything readable with text of 200 %: {largeText}',
      'Seiten und Formulare, die bei Text von 200 % lesbar bleiben: {largeText}',
      '文字サイズ200%でも内容が欠けないページとフォーム：{largeText}',
      '文字放大到 200% 仍完整可读的页面和表单：{largeText}',
      'صفحات ونماذج تبقى مقروءة كاملة مع نص بحجم 200%: {largeText}',
      'páginas y formularios que se leen enteros con el texto al 200 %: {largeText}',
    ),
    localized(
      'tasks done in a browser without scripts: {noScript}',
      'Abläufe in einem Browser ohne Skripte: {noScript}',
      'スクリプトが無効なブラウザーで完了できる操作：{noScript}',
      '在不运行脚本的浏览器中完成的任务：{noScript}',
      'مهام تُنجَز في متصفح من دون برامج نصية: {noScript}',
      'tareas realizadas en un navegador sin scripts: {noScript}',
    ),
  ],
}

const missing = {
  heading: localized(
    'What is missing',
    'Was noch fehlt',
    '今後の課題',
    '尚待改进之处',
    'ما ينقصنا',
    'Qué falta',
  ),
  items: [
    localized(
      'People who use a screen reader or another aid every day have not tested the site yet. Automated tests do not find everything that they would.',
      'Menschen, die täglich mit einem Screenreader oder einem anderen Hilfsmittel arbeiten, haben die Website noch nicht getestet. Automatische Tests finden nicht alles, was sie fänden.',
      'スクリーンリーダーなどの支援技術を日常的にお使いの方によるテストはまだ行っていません。自動テストですべての問題が見つかるわけではありません。',
      '尚未请日常使用屏幕阅读器或其他辅助工具的人士测试本网站。自动化测试无法发现他们会发现的所有问题。',
      'لم يختبر الموقع بعد أشخاص يستخدمون قارئ الشاشة أو وسيلة مساعدة أخرى يوميًا، والاختبارات الآلية لا تكشف كل ما قد يكشفونه.',
      'Todavía no han probado el sitio personas que utilizan a diario un lector de pantalla u otra ayuda técnica. Las pruebas automáticas no detectan todo lo que ellas detectarían.',
    ),
    localized(
      'The map of a search shows places as a picture. The list beside it names the same hotels with their address and distance.',
      'Die Karte einer Suche zeigt Orte als Bild. Die Liste daneben nennt dieselben Hotels mit Adresse und Entfernung.',
      '検索結果の地図は画像で表示されます。同じホテルの住所と距離は、横の一覧でご確認いただけます。',
      '搜索结果的地图以图像显示位置。旁边的列表列出了相同的酒店及其地址和距离。',
      'تعرض خريطة البحث الأماكن كصورة، وتذكر القائمة المجاورة الفنادق نفسها مع العنوان والمسافة.',
      'El mapa de una búsqueda muestra los lugares como imagen. La lista de al lado nombra los mismos hoteles con su dirección y distancia.',
    ),
  ],
}

const rooms = {
  heading: localized(
    'Accessible rooms',
    'Barrierefreie Zimmer',
    'バリアフリールーム',
    '无障碍客房',
    'غرف مهيأة لذوي الإعاقة',
    'Habitaciones adaptadas',
  ),
  text: localized(
    'A hotel’s list of rooms describes each accessible room with its measures, such as the width of the doors and the space beside the bed. You book it like any other room. We hold accessible rooms back until all others are sold, and the one that you book stays yours.',
    'Die Zimmerliste eines Hotels beschreibt jedes barrierefreie Zimmer mit seinen Maßen, etwa der Breite der Türen und dem Platz neben dem Bett. Sie buchen es wie jedes andere. Wir halten barrierefreie Zimmer zurück, bis alle anderen vergeben sind, und das gebuchte bleibt Ihres.',
    'ホテルの客室一覧では、各バリアフリールームのドア幅やベッド脇のスペースなどの寸法をご案内しています。ほかの客室と同じようにご予約いただけます。バリアフリールームはほかの客室が満室になるまで確保し、ご予約いただいたお部屋は必ずお客様にご用意します。',
    '酒店的客房列表会说明每间无障碍客房的尺寸，例如门宽和床边空间。您可以像预订其他客房一样预订。在其他客房售完之前，我们会保留无障碍客房；您预订的那一间始终为您保留。',
    'تصف قائمة غرف الفندق كل غرفة مهيأة بمقاييسها، مثل عرض الأبواب والمساحة بجانب السرير، وتحجزها كأي غرفة أخرى. نُبقي الغرف المهيأة حتى تُباع سائر الغرف، والغرفة التي تحجزها تبقى لك.',
    'La lista de habitaciones de cada hotel describe sus habitaciones adaptadas con medidas, como el ancho de las puertas y el espacio junto a la cama. Se reservan como cualquier otra. Las guardamos hasta que se hayan vendido todas las demás, y la que usted reserve seguirá siendo suya.',
  ),
}

const search = localized(
  'Search for a hotel',
  'Hotel suchen',
  'ホテルを検索',
  '搜索酒店',
  'ابحث عن فندق',
  'Buscar un hotel',
)

const contact = {
  heading: localized(
    'Tell us',
    'Sagen Sie es uns',
    'お問い合わせ',
    '联系我们',
    'أخبرنا',
    'Cuéntenoslo',
  ),
  text: localized(
    'If something is in your way, call us at {phone} or write to {mail}. We answer within two working days, and book for you on the same terms.',
    'Wenn Sie auf ein Hindernis stoßen, rufen Sie uns an unter {phone} oder schreiben Sie an {mail}. Wir antworten innerhalb von zwei Werktagen und buchen für Sie zu denselben Bedingungen.',
    'ご利用になりにくい点がございましたら、お電話{phone}またはメール{mail}でお知らせください。2営業日以内にお答えし、同じ条件でご予約も承ります。',
    '如遇到任何障碍，请致电 {phone} 或发送邮件至 {mail}。我们会在两个工作日内答复，并可按相同条件为您预订。',
    'إذا واجهك عائق فاتصل بنا على {phone} أو راسلنا على {mail}. نرد خلال يومي عمل، ونحجز لك بالشروط نفسها.',
    'Si encuentra algún obstáculo, llámenos al {phone} o escriba a {mail}. Respondemos en un plazo de dos días laborables y reservamos por usted en las mismas condiciones.',
  ),
}

/** Its day in the language's own form, its counts as numbers of the language. */
function filled(text: string, locale: Locale): string {
  const numbers = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const { date, ...counts } = figures
  const values: Record<string, string> = {
    date: day.format(new Date(date)),
    ...Object.fromEntries(Object.entries(counts).map(([kind, n]) => [kind, numbers.format(n)])),
  }
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)
}

/**
 * The accessibility statement (W3C, "Developing an Accessibility Statement"): the aim, what was tested with
 * which figures, what is missing, the rooms, and whom to tell.
 */
export function accessibilityPage(locale: Locale): PageModel {
  const say = (text: Localized) => escapeHtml(filled(text[locale], locale))
  const heading = (text: Localized) => `<h2>${say(text)}</h2>`
  const list = (texts: Localized[]) =>
    `<ul>${texts.map((text) => `<li>${say(text)}</li>`).join('')}</ul>`
  const html = [
    heading(aim.heading),
    `<p>${say(aim.text)}</p>`,
    heading(tested.heading),
    `<p>${say(tested.lead)}</p>`,
    list(tested.items),
    heading(missing.heading),
    list(missing.items),
    heading(rooms.heading),
    `<p>${say(rooms.text)}</p>`,
    heading(contact.heading),
    `<p>${say(contact.text)
      .replace('{phone}', '<a href="tel:+18005550134">\u2066+1 800-555-0134\u2069</a>')
      .replace(
        '{mail}',
        '<a href="mailto:accessibility@alderway.example">accessibility@alderway.example</a>',
      )}</p>`,
  ].join('')
  return {
    pageId: 'accessibility',
    title: title[locale],
    description: description(lead[locale], locale),
    header: [],
    main: [
      {
        type: 'cms/heading',
        id: 'heading',
        props: {
          heading: title[locale],
          text: lead[locale],
          link: { label: search[locale], href: homeSearchPath(site) },
        },
      },
      { type: 'cms/text', id: 'text', props: { html } },
    ],
    footer: [footer('expanded', locale)],
  }
}
