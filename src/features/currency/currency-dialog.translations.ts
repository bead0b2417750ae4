import { withShared } from '../../ui/labels/label-set'
import { shared } from './currency-dialog.labels'
import type { CurrencyLabels } from './use-currency-choice'

/** The texts of the currency button and its dialog, by locale. */
export const currencyTexts: Record<string, CurrencyLabels> = withShared(shared, {
  'de-DE': {
    title: 'Währung wählen',
    currency: 'Währung',
    search: 'Währung suchen',
    found: 'Gefundene Währungen: {count}',
    noneFound: 'Keine Währung passt zu diesem Namen oder Kürzel.',
    popular: 'Häufig gewählt',
    others: 'Weitere Währungen',
    own: 'Währung des Hotels',
    estimate: 'Umgerechnete Beträge sind Richtwerte. Das Hotel rechnet in {currency} ab.',
    estimateAnywhere:
      'Umgerechnete Beträge sind Richtwerte. Jedes Hotel rechnet in seiner eigenen Währung ab.',
    failed:
      'Wir konnten den Wechselkurs nicht abrufen, die Preise bleiben daher in {currency}. Bitte versuchen Sie es noch einmal.',
    shown: 'Preise werden in {name} angezeigt',
  },
  'ja-JP': {
    title: '通貨を選択',
    currency: '通貨',
    search: '通貨を検索',
    found: '見つかった通貨：{count}件',
    noneFound: '該当する通貨がありません。',
    popular: 'よく選ばれる通貨',
    others: 'その他の通貨',
    own: 'ホテルの通貨',
    estimate: '換算額は目安です。ホテルでのご請求は{currency}となります。',
    estimateAnywhere: '換算額は目安です。ご請求は各ホテルの通貨となります。',
    failed:
      '為替レートを取得できませんでした。料金は{currency}のまま表示されます。もう一度お試しください。',
    shown: '料金を{name}で表示しています',
  },
  'zh-CN': {
    title: '选择货币',
    currency: '货币',
    search: '搜索货币',
    found: '找到的货币：{count}',
    noneFound: '没有符合该名称或代码的货币。',
    popular: '常用',
    others: '其他货币',
    own: '酒店所用货币',
    estimate: '换算金额仅供参考，酒店以 {currency} 收费。',
    estimateAnywhere: '换算金额仅供参考，各酒店以其当地货币收费。',
    failed: '无法获取汇率，价格仍以 {currency} 显示，请重试。',
    shown: '价格现以{name}显示',
  },
  'ar-SA': {
    title: 'اختر العملة',
    currency: 'العملة',
    search: 'ابحث عن عملة',
    found: 'العملات التي وُجدت: {count}',
    noneFound: 'لا توجد عملة بهذا الاسم أو الرمز.',
    popular: 'الأكثر اختيارًا',
    others: 'عملات أخرى',
    own: 'عملة الفندق',
    estimate: 'المبالغ المحوَّلة تقديرية، ويحتسب الفندق أسعاره بعملة {currency}.',
    estimateAnywhere: 'المبالغ المحوَّلة تقديرية، ويحتسب كل فندق أسعاره بعملته.',
    failed: 'تعذّر الحصول على سعر الصرف، لذا تبقى الأسعار بعملة {currency}. يُرجى المحاولة مرة أخرى.',
    shown: 'الأسعار معروضة بعملة {name}',
  },
  'es-ES': {
    title: 'Elegir la moneda',
    currency: 'Moneda',
    search: 'Buscar una moneda',
    found: 'Monedas encontradas: {count}',
    noneFound: 'Ninguna moneda coincide con ese nombre o código.',
    popular: 'Las más elegidas',
    others: 'Otras monedas',
    own: 'La moneda del hotel',
    estimate: 'Los importes convertidos son orientativos. El hotel cobra en {currency}.',
    estimateAnywhere:
      'Los importes convertidos son orientativos. Cada hotel cobra en su propia moneda.',
    failed:
      'No hemos podido obtener el tipo de cambio, así que los precios siguen en {currency}. Inténtelo de nuevo.',
    shown: 'Moneda de los precios: {name}',
  },
})
