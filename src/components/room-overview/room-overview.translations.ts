import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './room-overview.labels'
import type { RoomOverviewLabels } from './room-overview.schema'

export const translations: Translations<RoomOverviewLabels> = withShared(shared, {
  'de-DE': {
    title: 'Ihre Zimmer',
    extras: 'zuzüglich {amount} für Extras',
    priceChanged: 'Der Preis Ihres Aufenthalts hat sich geändert',
    priceChangedText: 'Er war {before} und ist jetzt {after}. Sie zahlen erst, wenn Sie buchen.',
    dropped: '{room} ist nicht mehr verfügbar',
    droppedText: 'Wir haben es aus Ihrer Buchung genommen.',
    droppedOfChange:
      'Was Sie gebucht haben, gehört weiter Ihnen. Wählen Sie für die Änderung ein anderes Zimmer, oder lassen Sie alles, wie es ist.',
    suiteGivenUp:
      'Die Änderung gibt {count} angefragte Suite-Nächte auf.|one:Die Änderung gibt eine angefragte Suite-Nacht auf.',
    insuranceFollows:
      'Ihre Reiseversicherung gilt für den geänderten Aufenthalt, zur bereits gezahlten Prämie.',
    insuranceRises:
      'Für den ganzen Aufenthalt kostet Ihre Reiseversicherung {amount} mehr. Sie wählen auf der nächsten Seite.',
    insuranceStays: 'Ihre Reiseversicherung gilt weiter für {cover} und nicht darüber hinaus.',
    missing: 'Zimmer {number} ist noch nicht gewählt',
    choose: 'Zimmer wählen',
    chooseOther: 'Anderes Zimmer oder anderen Tarif wählen',
    loading: 'Ihre Zimmer werden geladen',
    failedTitle: 'Wir konnten Ihre Zimmer nicht laden.',
  },
  'ja-JP': {
    title: 'お選びの客室',
    extras: '追加オプション {amount} が加わります',
    priceChanged: 'ご滞在の料金が変わりました',
    priceChangedText:
      '{before}から{after}に変わりました。ご予約が完了するまで、お支払いは発生しません。',
    dropped: '{room}は満室となりました',
    droppedText: 'この客室をご予約内容から外しました。',
    droppedOfChange:
      'ご予約済みの内容はそのままです。変更先として別の客室を選ぶか、変更せずにお戻りください。',
    suiteGivenUp: '変更すると、お申し込み済みのスイート{count}泊分は取り消されます。',
    insuranceFollows: '旅行保険は、お支払い済みの保険料のまま、変更後のご滞在を補償します。',
    insuranceRises:
      'ご滞在全体を補償するには、旅行保険の追加保険料 {amount} が必要です。次のページでお選びください。',
    insuranceStays: '旅行保険の補償は引き続き {cover} のみです。',
    missing: '客室{number}はまだ選択されていません',
    choose: '客室を選ぶ',
    chooseOther: '別の客室またはプランを選ぶ',
    loading: '客室を読み込んでいます',
    failedTitle: '客室を読み込めませんでした。',
  },
  'zh-CN': {
    title: '您的客房',
    extras: '另加附加服务 {amount}',
    priceChanged: '您的住宿价格有变动',
    priceChangedText: '原价 {before}，现价 {after}。预订完成前您无需付款。',
    dropped: '{room}已售完',
    droppedText: '我们已将其从您的预订中移除。',
    droppedOfChange: '您已预订的内容仍然有效。请为更改选择其他客房，或保留原预订。',
    suiteGivenUp: '更改后，您申请的{count}晚套房将被取消。',
    insuranceFollows: '您的旅行保险按已付保费承保更改后的住宿。',
    insuranceRises: '如需承保整个住宿，旅行保险需加收 {amount}。请在下一页选择。',
    insuranceStays: '您的旅行保险仍仅承保：{cover}。',
    missing: '客房 {number} 尚未选择',
    choose: '选择客房',
    chooseOther: '选择其他客房或价格',
    loading: '正在加载您的客房',
    failedTitle: '未能加载您的客房。',
  },
  'ar-SA': {
    title: 'غرفك',
    extras: 'إضافةً إلى {amount} مقابل الإضافات',
    priceChanged: 'تغيّر سعر إقامتك',
    priceChangedText: 'كان {before} وأصبح {after}. لن تدفع شيئًا حتى تحجز.',
    dropped: 'لم تعد {room} متاحة',
    droppedText: 'أزلناها من حجزك.',
    droppedOfChange: 'ما حجزته لا يزال لك. اختر غرفة أخرى للتغيير، أو أبقِ الحجز كما هو.',
    suiteGivenUp:
      'يلغي التغيير {count} ليلة جناح طلبتها.|one:يلغي التغيير ليلة جناح طلبتها.|two:يلغي التغيير ليلتي جناح طلبتهما.|few:يلغي التغيير {count} ليالي جناح طلبتها.',
    insuranceFollows: 'يغطي تأمين سفرك الإقامة بعد تغييرها، بالقسط الذي دفعته.',
    insuranceRises:
      'يكلّف تأمين سفرك {amount} إضافية ليغطي الإقامة كلها. تختار ذلك في الصفحة التالية.',
    insuranceStays: 'يظل تأمين سفرك يغطي {cover} ولا يغطي ما عداها.',
    missing: 'لم تُختر الغرفة {number} بعد',
    choose: 'اختر غرفة',
    chooseOther: 'اختيار غرفة أخرى أو سعر آخر',
    loading: 'جارٍ تحميل غرفك',
    failedTitle: 'تعذّر تحميل غرفك.',
  },
  'es-ES': {
    title: 'Sus habitaciones',
    extras: 'más {amount} por los extras',
    priceChanged: 'El precio de su estancia ha cambiado',
    priceChangedText: 'Era de {before} y ahora es de {after}. No paga nada hasta que reserve.',
    dropped: '{room}: ya no hay disponibilidad',
    droppedText: 'Hemos quitado esta habitación de su reserva.',
    droppedOfChange:
      'Lo que ha reservado sigue siendo suyo. Elija otra habitación para el cambio o déjelo todo como está.',
    suiteGivenUp:
      'Con el cambio renuncia a {count} noches en suite que ha solicitado.|one:Con el cambio renuncia a una noche en suite que ha solicitado.',
    insuranceFollows:
      'Su seguro de viaje cubre la estancia con los cambios, por la prima que ya ha pagado.',
    insuranceRises:
      'Para cubrir toda la estancia, su seguro de viaje cuesta {amount} más. Podrá elegir en la página siguiente.',
    insuranceStays: 'Su seguro de viaje sigue cubriendo esto y nada más: {cover}.',
    missing: 'Aún no ha elegido la habitación {number}',
    choose: 'Elegir habitación',
    chooseOther: 'Elegir otra habitación o tarifa',
    loading: 'Cargando sus habitaciones',
    failedTitle: 'No hemos podido cargar sus habitaciones.',
  },
})
