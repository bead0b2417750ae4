import { localized } from '../hotels/localized'

/** What a hotel says of cancelling beside deadline and amount (W33). */
export const policyTexts = {
  change: localized(
    'As long as cancelling is free of charge, you can also change your dates; the price of the new dates applies.',
    'Solange Sie kostenlos stornieren können, können Sie auch Ihre Reisedaten ändern; es gilt der Preis der neuen Daten.',
    'キャンセルが無料の間は、ご宿泊日の変更も承ります。料金は変更後の日程のものとなります。',
    '在可免费取消期间，也可更改住宿日期，价格以新日期为准。',
    'ما دام الإلغاء مجانيًا، يمكنك أيضًا تغيير تواريخ إقامتك، ويسري سعر التواريخ الجديدة.',
  ),
  noChange: localized(
    'Dates and names cannot be changed.',
    'Reisedaten und Namen können nicht geändert werden.',
    'ご宿泊日およびお名前の変更は承れません。',
    '日期和姓名不可更改。',
    'لا يمكن تغيير التواريخ ولا الأسماء.',
  ),
  earlyDeparture: localized(
    'If you leave early, the nights that you have booked are charged.',
    'Bei früherer Abreise werden die gebuchten Nächte berechnet.',
    '早くご出発の場合も、ご予約の泊数分の料金を申し受けます。',
    '如提前离店，仍按预订晚数收费。',
    'إذا غادرت مبكرًا فستُحتسب الليالي التي حجزتها.',
  ),
  refund: localized(
    'What you have paid comes back to your card within 30 days of cancelling, less what cancelling costs.',
    'Was Sie bezahlt haben, kommt innerhalb von 30 Tagen nach der Stornierung auf Ihre Karte zurück, abzüglich der Stornokosten.',
    'お支払い済みの金額は、キャンセル料を差し引き、キャンセルから30日以内にカードへ返金いたします。',
    '已付款项将在取消后30天内扣除取消费用后退回您的银行卡。',
    'يُعاد ما دفعته إلى بطاقتك خلال 30 يومًا من الإلغاء، بعد خصم تكلفة الإلغاء.',
  ),
}
