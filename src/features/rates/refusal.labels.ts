import { labelSet } from '../../ui/labels/label-set'

/** Why a stay is not sold, and what would be. */
export const refusalLabels = labelSet(
  {
    past: 'The arrival is over.',
    tooFarAhead: 'Rooms for this date are not on sale yet.',
    soldOut: 'Sold out for these dates.',
    closed: 'Closed on {day}.',
    closedToArrival: 'No arrivals on {day}.',
    closedToDeparture: 'No departures on {day}.',
    minStay: 'From {day} we take stays of at least {nights}.',
    maxStay: 'From {day} we take stays of at most {nights}.',
    noRateForCode: 'This rate code isn’t available for your dates; here are our other rates.',
    nearest: 'Available dates close to yours',
    dates: '{from} to {to}',
  },
  {
    'de-DE': {
      past: 'Die Anreise liegt in der Vergangenheit.',
      tooFarAhead: 'Für dieses Datum sind noch keine Zimmer buchbar.',
      soldOut: 'Für diese Daten ausgebucht.',
      closed: 'Am {day} geschlossen.',
      closedToArrival: 'Am {day} ist keine Anreise möglich.',
      closedToDeparture: 'Am {day} ist keine Abreise möglich.',
      minStay: 'Ab {day} beträgt der Mindestaufenthalt {nights}.',
      maxStay: 'Ab {day} beträgt der Höchstaufenthalt {nights}.',
      noRateForCode:
        'Dieser Ratencode ist für Ihre Daten nicht verfügbar; hier sind unsere übrigen Raten.',
      nearest: 'Freie Termine nahe Ihren Daten',
      dates: '{from} bis {to}',
    },
    'ja-JP': {
      past: 'チェックイン日が過ぎています。',
      tooFarAhead: 'この日付の客室はまだ販売されていません。',
      soldOut: 'ご指定の日程は満室です。',
      closed: '{day}は休館です。',
      closedToArrival: '{day}はチェックインを承っておりません。',
      closedToDeparture: '{day}はチェックアウトを承っておりません。',
      minStay: '{day}からのご滞在は{nights}以上で承ります。',
      maxStay: '{day}からのご滞在は{nights}までとなります。',
      noRateForCode:
        'この料金コードはご指定の日程ではご利用いただけません。ほかの料金をご覧ください。',
      nearest: '近い日程の空室',
      dates: '{from}～{to}',
    },
    'zh-CN': {
      past: '入住日期已过。',
      tooFarAhead: '该日期的客房尚未开放预订。',
      soldOut: '所选日期已售罄。',
      closed: '{day}不营业。',
      closedToArrival: '{day}不可入住。',
      closedToDeparture: '{day}不可退房。',
      minStay: '{day}起入住须至少{nights}。',
      maxStay: '{day}起入住最多{nights}。',
      noRateForCode: '该房价代码在所选日期不可用，以下为其他房价。',
      nearest: '相近的可订日期',
      // A line may end between the two dates.
      dates: '{from}至\u200b{to}',
    },
    'ar-SA': {
      past: 'تاريخ الوصول قد مضى.',
      tooFarAhead: 'لم تُطرح الغرف لهذا التاريخ بعد.',
      soldOut: 'لا توجد غرف متاحة في هذه التواريخ.',
      closed: 'الفندق مغلق يوم {day}.',
      closedToArrival: 'لا يمكن الوصول يوم {day}.',
      closedToDeparture: 'لا يمكن المغادرة يوم {day}.',
      minStay: 'الحد الأدنى للإقامة ابتداءً من {day} هو {nights}.',
      maxStay: 'الحد الأقصى للإقامة ابتداءً من {day} هو {nights}.',
      noRateForCode: 'رمز السعر هذا غير متاح لتواريخك، وهذه أسعارنا الأخرى.',
      nearest: 'تواريخ متاحة قريبة من تواريخك',
      dates: 'من {from} إلى {to}',
    },
    'es-ES': {
      past: 'La fecha de llegada ya ha pasado.',
      tooFarAhead: 'Las habitaciones para esta fecha aún no están a la venta.',
      soldOut: 'Sin disponibilidad para estas fechas.',
      closed: 'Cerrado el {day}.',
      closedToArrival: 'El {day} no se admiten llegadas.',
      closedToDeparture: 'El {day} no se admiten salidas.',
      minStay: 'A partir del {day}, la estancia mínima es de {nights}.',
      maxStay: 'A partir del {day}, la estancia máxima es de {nights}.',
      noRateForCode:
        'Este código de tarifa no está disponible para sus fechas; estas son nuestras otras tarifas.',
      nearest: 'Fechas disponibles cercanas a las suyas',
      dates: 'Del {from} al {to}',
    },
  },
)

export type RefusalLabels = (typeof refusalLabels)['english']
