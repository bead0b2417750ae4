import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './sticky-bar.labels'
import type { StickyBarLabels } from './sticky-bar.schema'

export const translations: Translations<StickyBarLabels> = withShared(shared, {
  'de-DE': {
    bar: 'Ihre Buchung im Überblick',
    dates: '{from} bis {to}',
    stay: '{nights}, {rooms}, {guests}',
    lowest: 'Niedrigster Gesamtpreis für Ihren Zeitraum',
    chosen: '{chosen} von {count} Zimmern gewählt',
    chooseFirst: 'Wählen Sie ein Zimmer, um fortzufahren.',
    charges: 'Preisübersicht ansehen',
    held: 'Wir halten Ihre Buchung und ihren Preis, bis Sie fertig sind.',
    lapsed:
      'Ihre Zimmer sind nicht mehr reserviert. Wir prüfen sie und ihren Preis beim Buchen erneut.',
    unpriced: 'Der Gesamtpreis ist gerade nicht verfügbar. Sie können trotzdem fortfahren.',
    heldUntil: 'Wir halten Ihre Buchung und ihren Preis bis {time} Uhr.',
  },
  'ja-JP': {
    bar: 'ご予約の概要',
    dates: '{from}～{to}',
    stay: '{nights}、{rooms}、{guests}',
    lowest: 'ご希望の日程の最低総額',
    chosen: '{count}室中{chosen}室を選択済み',
    chooseFirst: '客室を選ぶと次へ進めます。',
    charges: '料金の内訳を見る',
    held: 'お手続きの間、ご予約内容と料金を確保しています。',
    lapsed: '客室の確保は終了しました。ご予約の際に空室と料金をもう一度確認します。',
    unpriced: '合計金額を現在表示できません。このままお進みいただけます。',
    heldUntil: '{time}まで、ご予約内容と料金を確保しています。',
  },
  'zh-CN': {
    bar: '预订概要',
    dates: '{from}至\u200b{to}',
    stay: '{nights}，{rooms}，{guests}',
    lowest: '所选日期的最低总价',
    chosen: '已选 {chosen}／{count} 间客房',
    chooseFirst: '请选择客房以继续。',
    charges: '查看费用明细',
    held: '在您完成填写期间，我们为您保留预订和价格。',
    lapsed: '客房已不再保留。预订时我们会重新确认客房和价格。',
    unpriced: '暂时无法显示总价。您仍可继续。',
    heldUntil: '我们为您保留预订和价格至 {time}。',
  },
  'ar-SA': {
    bar: 'ملخص الحجز',
    dates: 'من {from} إلى {to}',
    stay: '{nights}، {rooms}، {guests}',
    lowest: 'أقل إجمالي لمواعيدك',
    chosen: 'اختيرت {chosen} من {count} غرف',
    chooseFirst: 'اختر غرفة للمتابعة.',
    charges: 'عرض تفاصيل التكلفة',
    held: 'نحتفظ لك بحجزك وسعره حتى تنتهي.',
    lapsed: 'لم تعد غرفك محجوزة لك. نتحقق منها ومن سعرها مجددًا عند الحجز.',
    unpriced: 'الإجمالي غير متاح حاليًا. لا يزال بإمكانك المتابعة.',
    heldUntil: 'نحتفظ لك بحجزك وسعره حتى {time}.',
  },
})
