import { labelSet } from '../../../ui/labels/label-set'

/** Leads from new dates or guests of a booked stay to what they cost. */
export const seeChangeLabels = labelSet(
  { seePrice: 'See the new price' },
  {
    'de-DE': { seePrice: 'Neuen Preis ansehen' },
    'ja-JP': { seePrice: '変更後の料金を見る' },
    'zh-CN': { seePrice: '查看新价格' },
    'ar-SA': { seePrice: 'عرض السعر الجديد' },
    'es-ES': { seePrice: 'Ver el nuevo precio' },
  },
)

/** Another departure of a stay that has begun. */
export const departureLabels = labelSet(
  {
    moveDeparture: 'Stay longer or leave earlier',
    stayLonger: 'Stay longer',
    newDeparture: 'New departure',
    departureHint: '{date} at the earliest. Everything else stays as you booked it.',
  },
  {
    'de-DE': {
      moveDeparture: 'Länger bleiben oder früher abreisen',
      stayLonger: 'Länger bleiben',
      newDeparture: 'Neue Abreise',
      departureHint: 'Frühestens {date}. Alles andere bleibt, wie Sie es gebucht haben.',
    },
    'ja-JP': {
      moveDeparture: 'ご滞在の延長・早めのご出発',
      stayLonger: 'ご滞在を延長する',
      newDeparture: '新しいご出発日',
      departureHint: '最も早いご出発日は{date}です。そのほかはご予約のままです。',
    },
    'zh-CN': {
      moveDeparture: '延长住宿或提前离店',
      stayLonger: '延长住宿',
      newDeparture: '新的离店日期',
      departureHint: '最早{date}。其他内容保持预订时不变。',
    },
    'ar-SA': {
      moveDeparture: 'تمديد الإقامة أو المغادرة قبل الموعد',
      stayLonger: 'تمديد الإقامة',
      newDeparture: 'موعد المغادرة الجديد',
      departureHint: 'أقرب موعد هو {date}. ويبقى كل شيء آخر كما حجزته.',
    },
    'es-ES': {
      moveDeparture: 'Alargar la estancia o salir antes',
      stayLonger: 'Alargar la estancia',
      newDeparture: 'Nueva salida',
      departureHint: 'Como muy pronto, el {date}. Todo lo demás queda tal como lo reservó.',
    },
  },
)

/** The sums of a change of a booked stay. */
export const changeSumsLabels = labelSet(
  {
    changeTitle: 'What changes',
    previousTotal: 'Total before',
    newTotal: 'New total',
    difference: 'Difference',
    chargedNow: 'Charged with this change',
    paidBack: 'Goes back to your card',
    paidThen: 'Paid, with this change',
    pointsTaken: 'Taken from your account with this change',
    pointsBack: 'Comes back to your account',
    partInMoney: 'Your points pay for a part of the added nights, and money for the rest.',
  },
  {
    'de-DE': {
      changeTitle: 'Was sich ändert',
      previousTotal: 'Bisheriger Gesamtpreis',
      newTotal: 'Neuer Gesamtpreis',
      difference: 'Differenz',
      chargedNow: 'Wird mit dieser Änderung abgebucht',
      paidBack: 'Geht auf Ihre Karte zurück',
      paidThen: 'Bezahlt, mit dieser Änderung',
      pointsTaken: 'Wird mit dieser Änderung von Ihrem Konto abgezogen',
      pointsBack: 'Geht auf Ihr Konto zurück',
      partInMoney: 'Ihre Punkte zahlen einen Teil der hinzugekommenen Nächte, Geld den Rest.',
    },
    'ja-JP': {
      changeTitle: '変更内容',
      previousTotal: '変更前の合計',
      newTotal: '変更後の合計',
      difference: '差額',
      chargedNow: '今回のお支払い',
      paidBack: 'カードへの返金',
      paidThen: '今回を含むお支払い済み',
      pointsTaken: '今回の変更でアカウントから差し引かれるポイント',
      pointsBack: 'アカウントに返還されるポイント',
      partInMoney: '追加の宿泊分は、一部をポイント、残りを現金でお支払いいただきます。',
    },
    'zh-CN': {
      changeTitle: '更改内容',
      previousTotal: '更改前总价',
      newTotal: '更改后总价',
      difference: '差额',
      chargedNow: '本次更改收取',
      paidBack: '退回您的银行卡',
      paidThen: '已付（含本次）',
      pointsTaken: '本次更改从您的账户扣除',
      pointsBack: '退回您的账户',
      partInMoney: '新增的晚数部分以积分支付，其余以现金支付。',
    },
    'ar-SA': {
      changeTitle: 'ما الذي يتغير',
      previousTotal: 'الإجمالي السابق',
      newTotal: 'الإجمالي الجديد',
      difference: 'الفرق',
      chargedNow: 'يُخصم مع هذا التغيير',
      paidBack: 'يُعاد إلى بطاقتك',
      paidThen: 'المدفوع مع هذا التغيير',
      pointsTaken: 'يُخصم من حسابك مع هذا التغيير',
      pointsBack: 'يُعاد إلى حسابك',
      partInMoney: 'تدفع نقاطك جزءًا من الليالي المضافة، ويُدفع الباقي نقدًا.',
    },
    'es-ES': {
      changeTitle: 'Qué cambia',
      previousTotal: 'Total anterior',
      newTotal: 'Nuevo total',
      difference: 'Diferencia',
      chargedNow: 'Se cobra con este cambio',
      paidBack: 'Se devuelve a su tarjeta',
      paidThen: 'Pagado, con este cambio',
      pointsTaken: 'Se descuenta de su cuenta con este cambio',
      pointsBack: 'Se devuelve a su cuenta',
      partInMoney:
        'Sus puntos pagan una parte de las noches añadidas; el resto se paga con dinero.',
    },
  },
)

/** What becomes of a room of a booked stay. */
export const changedRoomLabels = labelSet(
  {
    beforeChange: 'Before: {room}',
    bookedDates: '{from} to {to}',
    unchanged: 'Stays as it is',
    keptNights:
      '{count} nights at the price that you booked|one:{count} night at the price that you booked',
    addedNights: '{count} nights at the price of today|one:{count} night at the price of today',
    givenBack: '{count} nights given back|one:{count} night given back',
  },
  {
    'de-DE': {
      beforeChange: 'Bisher: {room}',
      bookedDates: '{from} bis {to}',
      unchanged: 'Bleibt, wie es ist',
      keptNights: '{count} Nächte zum gebuchten Preis|one:{count} Nacht zum gebuchten Preis',
      addedNights: '{count} Nächte zum heutigen Preis|one:{count} Nacht zum heutigen Preis',
      givenBack: '{count} Nächte entfallen|one:{count} Nacht entfällt',
    },
    'ja-JP': {
      beforeChange: '変更前：{room}',
      bookedDates: '{from}～{to}',
      unchanged: '変更なし',
      keptNights: '{count}泊はご予約時の料金',
      addedNights: '{count}泊は本日の料金',
      givenBack: '{count}泊取り消し',
    },
    'zh-CN': {
      beforeChange: '更改前：{room}',
      bookedDates: '{from}至\u200b{to}',
      unchanged: '保持不变',
      keptNights: '{count}晚按预订时的价格',
      addedNights: '{count}晚按今日价格',
      givenBack: '取消{count}晚',
    },
    'ar-SA': {
      beforeChange: 'سابقًا: {room}',
      bookedDates: 'من {from} إلى {to}',
      unchanged: 'تبقى كما هي',
      keptNights:
        '{count} ليلة بالسعر الذي حجزته|one:ليلة واحدة بالسعر الذي حجزته|two:ليلتان بالسعر الذي حجزته|few:{count} ليالٍ بالسعر الذي حجزته',
      addedNights:
        '{count} ليلة بسعر اليوم|one:ليلة واحدة بسعر اليوم|two:ليلتان بسعر اليوم|few:{count} ليالٍ بسعر اليوم',
      givenBack: 'أُلغيت {count} ليلة|one:أُلغيت ليلة واحدة|two:أُلغيت ليلتان|few:أُلغيت {count} ليالٍ',
    },
    'es-ES': {
      beforeChange: 'Antes: {room}',
      bookedDates: 'Del {from} al {to}',
      unchanged: 'Sin cambios',
      keptNights:
        '{count} noches al precio de su reserva|one:{count} noche al precio de su reserva',
      addedNights: '{count} noches al precio de hoy|one:{count} noche al precio de hoy',
      givenBack: '{count} noches devueltas|one:{count} noche devuelta',
    },
  },
)
