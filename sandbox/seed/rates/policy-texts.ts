import { localized } from '../hotels/localized'

/** What a hotel says of cancelling beside deadline and amount (W33). */
export const policyTexts = {
  change: localized(
    'Until you arrive you can change dates, guests, room and rate online. Nights that you keep keep their price, and the changed stay costs at least what cancelling would cost then.',
    'Bis zur Anreise können Sie Reisedaten, Gäste, Zimmer und Tarif online ändern. Nächte, die bleiben, behalten ihren Preis; der geänderte Aufenthalt kostet mindestens, was eine Stornierung dann kosten würde.',
    'ご到着までは、ご宿泊日、人数、客室、料金プランをオンラインで変更できます。そのままの宿泊日の料金は変わりません。変更後の料金は、その時点のキャンセル料を下回ることはありません。',
    '抵达前，您可在线更改日期、住客、客房和房价。保留的晚数价格不变；更改后的费用不低于届时的取消费用。',
    'يمكنك حتى وصولك تغيير التواريخ والضيوف والغرفة والسعر عبر الإنترنت. تحتفظ الليالي التي تبقى بسعرها، ولا تقل تكلفة الإقامة بعد التغيير عما كان سيكلفه الإلغاء حينها.',
    'Hasta su llegada puede cambiar online las fechas, los huéspedes, la habitación y la tarifa. Las noches que conserva mantienen su precio, y la estancia cambiada cuesta al menos lo que costaría cancelar en ese momento.',
  ),
  credit: localized(
    'Until you arrive you can change dates, guests, room and rate online. Nights that you keep keep their price, and what you have paid counts for the changed stay, but is not paid back.',
    'Bis zur Anreise können Sie Reisedaten, Gäste, Zimmer und Tarif online ändern. Nächte, die bleiben, behalten ihren Preis. Was Sie bezahlt haben, wird angerechnet, aber nicht erstattet.',
    'ご到着までは、ご宿泊日、人数、客室、料金プランをオンラインで変更できます。そのままの宿泊日の料金は変わりません。お支払い済みの金額は変更後の料金に充当されますが、返金はいたしません。',
    '抵达前，您可在线更改日期、住客、客房和房价。保留的晚数价格不变；已付款项可抵扣更改后的费用，但不予退还。',
    'يمكنك حتى وصولك تغيير التواريخ والضيوف والغرفة والسعر عبر الإنترنت. تحتفظ الليالي التي تبقى بسعرها، ويُحتسب ما دفعته للإقامة بعد التغيير، لكنه لا يُرد.',
    'Hasta su llegada puede cambiar online las fechas, los huéspedes, la habitación y la tarifa. Las noches que conserva mantienen su precio, y lo que ha pagado cuenta para la estancia cambiada, pero no se devuelve.',
  ),
  addOnly: localized(
    'You can add nights online. The nights that you have booked, the guests, the room and the rate stay as they are.',
    'Sie können online Nächte hinzubuchen. Gebuchte Nächte, Gäste, Zimmer und Tarif bleiben, wie sie sind.',
    'オンラインで宿泊日を追加できます。ご予約済みの宿泊日、人数、客室、料金プランの変更は承れません。',
    '您可在线增加晚数。已预订的晚数、住客、客房和房价不可更改。',
    'يمكنك إضافة ليالٍ عبر الإنترنت، أما الليالي المحجوزة والضيوف والغرفة والسعر فتبقى كما هي.',
    'Puede añadir noches online. Las noches que ha reservado, los huéspedes, la habitación y la tarifa se quedan como están.',
  ),
  noChange: localized(
    'The stay cannot be changed.',
    'Der Aufenthalt kann nicht geändert werden.',
    'ご予約内容の変更は承れません。',
    '预订内容不可更改。',
    'لا يمكن تغيير الإقامة.',
    'La estancia no se puede cambiar.',
  ),
  earlyDeparture: localized(
    'If you leave early, the nights that you have booked are charged.',
    'Bei früherer Abreise werden die gebuchten Nächte berechnet.',
    '早くご出発の場合も、ご予約の泊数分の料金を申し受けます。',
    '如提前离店，仍按预订晚数收费。',
    'إذا غادرت مبكرًا فستُحتسب الليالي التي حجزتها.',
    'Si se marcha antes, se cobran las noches que ha reservado.',
  ),
  refund: localized(
    'What you have paid comes back to your card within 30 days of cancelling, less what cancelling costs.',
    'Was Sie bezahlt haben, kommt innerhalb von 30 Tagen nach der Stornierung auf Ihre Karte zurück, abzüglich der Stornokosten.',
    'お支払い済みの金額は、キャンセル料を差し引き、キャンセルから30日以内にカードへ返金いたします。',
    '已付款项将在取消后30天内扣除取消费用后退回您的银行卡。',
    'يُعاد ما دفعته إلى بطاقتك خلال 30 يومًا من الإلغاء، بعد خصم تكلفة الإلغاء.',
    'Lo que ha pagado vuelve a su tarjeta en los 30 días siguientes a la cancelación, una vez descontados los gastos de cancelación.',
  ),
}
