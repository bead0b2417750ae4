import { actionLabels } from '../../../ui/labels/action.labels'
import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { messageLabels } from '../../../ui/labels/message.labels'
import { rateDetailsLabels } from '../../rates/details/rate-details.labels'
import { signInLabels } from '../../sign-in/sign-in.labels'

const ownLabels = labelSet(
  {
    select: 'Select',
    selectNamed: '{room}, {rate}, {price}',
    selecting: 'One moment, we put the room into your booking',
    notChosen: 'We couldn’t put the room into your booking',
    soldOutNow: 'It has just been sold. Please choose another one.',
    roomNotSold:
      'Your room is not sold for this stay. Choose another one: your booking stays as it is until you save.',
    priceChangedNow: 'Its price has changed. The list has the price of now.',
    agree: 'Select for {price}',
    staleCart: 'Your booking has changed in another window. Please choose the room again.',
    cartGone: 'Your booking was open for too long. Please choose your rooms again.',
    tooManyRooms: 'A booking has at most nine rooms. Please call us for more.',
    membersOnly: 'This rate is for members. Please sign in first, or choose another rate.',
    membersTitle: 'This rate is for members',
    membersChoice: 'Joining is free. Sign in, join, or take the rate for everybody.',
    joinFree: 'Join for free',
    takeUsual: '{rate}, {price}',
    pointsShort: 'You have too few points for it. Please choose another rate.',
    awardsGone:
      'Your free nights are used for another stay by now. Please choose again how to pay.',
    needsCookies:
      'Booking needs cookies, and this browser has kept none. Please allow them for this site and choose your room again.',
    unanswered: 'We got no answer, and kept everything. Try again: the room is never added twice.',
  },
  {
    'de-DE': {
      select: 'Auswählen',
      selectNamed: '{room}, {rate}, {price}',
      selecting: 'Einen Moment, wir fügen das Zimmer Ihrer Buchung hinzu',
      notChosen: 'Wir konnten das Zimmer nicht in Ihre Buchung aufnehmen',
      soldOutNow: 'Es wurde gerade vergeben. Bitte wählen Sie ein anderes.',
      roomNotSold:
        'Ihr Zimmer wird für diesen Aufenthalt nicht verkauft. Wählen Sie ein anderes: Ihre Buchung bleibt, wie sie ist, bis Sie speichern.',
      priceChangedNow: 'Der Preis hat sich geändert. Die Liste zeigt den aktuellen Preis.',
      agree: 'Für {price} auswählen',
      staleCart:
        'Ihre Buchung wurde in einem anderen Fenster geändert. Bitte wählen Sie das Zimmer noch einmal.',
      cartGone: 'Ihre Buchung war zu lange offen. Bitte wählen Sie Ihre Zimmer noch einmal.',
      tooManyRooms: 'Eine Buchung hat höchstens neun Zimmer. Für mehr rufen Sie uns bitte an.',
      membersOnly:
        'Dieser Preis gilt für Mitglieder. Bitte melden Sie sich an oder wählen Sie einen anderen Preis.',
      membersTitle: 'Dieser Preis gilt für Mitglieder',
      membersChoice:
        'Mitglied werden kostet nichts. Melden Sie sich an, werden Sie Mitglied oder nehmen Sie den Preis für alle.',
      joinFree: 'Kostenlos beitreten',
      takeUsual: '{rate}, {price}',
      pointsShort: 'Dafür haben Sie zu wenige Punkte. Bitte wählen Sie einen anderen Preis.',
      awardsGone:
        'Ihre Freinächte sind inzwischen für einen anderen Aufenthalt eingelöst. Bitte wählen Sie noch einmal, wie Sie zahlen.',
      needsCookies:
        'Für die Buchung sind Cookies nötig, und dieser Browser hat keine gespeichert. Erlauben Sie sie für diese Website und wählen Sie Ihr Zimmer noch einmal.',
      unanswered:
        'Wir haben keine Antwort erhalten; alles ist noch da. Versuchen Sie es erneut: Das Zimmer wird nie doppelt hinzugefügt.',
    },
    'ja-JP': {
      select: '選択',
      selectNamed: '{room}、{rate}、{price}',
      selecting: 'お部屋をご予約に追加しています。少々お待ちください',
      notChosen: '客室をご予約に追加できませんでした',
      soldOutNow: 'ただいま満室となりました。別の客室をお選びください。',
      roomNotSold:
        'ご予約の客室は、このご滞在では販売していません。別の客室をお選びください。保存するまでご予約は変わりません。',
      priceChangedNow: '料金が変わりました。現在の料金を表示しています。',
      agree: '{price}で選択',
      staleCart: '別の画面でご予約内容が変更されました。もう一度客室をお選びください。',
      cartGone: 'お手続きの有効時間が過ぎました。もう一度客室をお選びください。',
      tooManyRooms: '一度にご予約いただけるのは9室までです。それ以上の場合はお電話ください。',
      membersOnly: '会員限定の料金です。サインインするか、別の料金をお選びください。',
      membersTitle: '会員限定の料金です',
      membersChoice: 'ご入会は無料です。サインイン、ご入会、または一般料金をお選びください。',
      joinFree: '無料で入会',
      takeUsual: '{rate}、{price}',
      pointsShort: 'ポイントが足りません。別の料金をお選びください。',
      awardsGone:
        '無料宿泊特典はほかの滞在で利用されました。お支払い方法をもう一度お選びください。',
      needsCookies:
        'ご予約にはCookieが必要ですが、このブラウザーには保存されていません。このサイトのCookieを許可して、もう一度客室をお選びください。',
      unanswered:
        '応答がありませんでした。ご入力の内容は保持されています。もう一度お試しください。客室が重複して追加されることはありません。',
    },
    'zh-CN': {
      select: '选择',
      selectNamed: '{room}，{rate}，{price}',
      selecting: '正在将客房加入您的预订，请稍候',
      notChosen: '未能将客房加入您的预订',
      soldOutNow: '该客房刚刚售出，请选择其他客房。',
      roomNotSold: '您的客房在此住宿期间不出售。请选择其他客房：保存之前，您的预订保持不变。',
      priceChangedNow: '价格已变动，列表显示的是当前价格。',
      agree: '以{price}选择',
      staleCart: '您的预订已在另一个窗口中更改，请重新选择客房。',
      cartGone: '您的预订停留时间过长，请重新选择客房。',
      tooManyRooms: '一次最多预订九间客房，如需更多请致电我们。',
      membersOnly: '此价格仅限会员。请先登录，或选择其他价格。',
      membersTitle: '此价格仅限会员',
      membersChoice: '入会免费。您可以登录、入会，或选择普通房价。',
      joinFree: '免费加入',
      takeUsual: '{rate}，{price}',
      pointsShort: '您的积分不足，请选择其他价格。',
      awardsGone: '您的免费住宿已用于其他住宿，请重新选择付款方式。',
      needsCookies:
        '预订需要使用 Cookie，但此浏览器没有保存。请允许此网站使用 Cookie，然后重新选择客房。',
      unanswered: '没有收到回应，所有内容均已保留。请重试：客房不会被重复添加。',
    },
    'ar-SA': {
      select: 'اختيار',
      selectNamed: '{room}، {rate}، {price}',
      selecting: 'لحظة من فضلك، نضيف الغرفة إلى حجزك',
      notChosen: 'تعذّرت إضافة الغرفة إلى حجزك',
      soldOutNow: 'حُجزت للتو. يُرجى اختيار غرفة أخرى.',
      roomNotSold: 'غرفتك غير معروضة لهذه الإقامة. اختر غرفة أخرى: يبقى حجزك كما هو حتى تحفظ.',
      priceChangedNow: 'تغيّر سعرها. تعرض القائمة السعر الحالي.',
      agree: 'اختيار بسعر {price}',
      staleCart: 'تغيّر حجزك في نافذة أخرى. يُرجى اختيار الغرفة من جديد.',
      cartGone: 'ظل حجزك مفتوحًا مدة طويلة. يُرجى اختيار غرفك من جديد.',
      tooManyRooms: 'يشمل الحجز تسع غرف على الأكثر. للمزيد يُرجى الاتصال بنا.',
      membersOnly: 'هذا السعر للأعضاء. يُرجى تسجيل الدخول أولًا أو اختيار سعر آخر.',
      membersTitle: 'هذا السعر للأعضاء',
      membersChoice: 'الانضمام مجاني. سجّل الدخول أو انضم أو اختر السعر المتاح للجميع.',
      joinFree: 'انضم مجانًا',
      takeUsual: '{rate}، {price}',
      pointsShort: 'ليس لديك نقاط كافية. يُرجى اختيار سعر آخر.',
      awardsGone: 'استُخدمت لياليك المجانية لإقامة أخرى. يُرجى اختيار طريقة الدفع من جديد.',
      needsCookies:
        'يتطلب الحجز ملفات تعريف الارتباط، ولم يحفظ متصفحك أيًا منها. اسمح بها لهذا الموقع ثم اختر غرفتك من جديد.',
      unanswered: 'لم نتلقَّ ردًا، وكل شيء محفوظ. حاول مرة أخرى: لن تُضاف الغرفة مرتين.',
    },
    'es-ES': {
      select: 'Elegir',
      selectNamed: '{room}, {rate}, {price}',
      selecting: 'Un momento, estamos añadiendo la habitación a su reserva',
      notChosen: 'No hemos podido añadir la habitación a su reserva',
      soldOutNow: 'Se acaba de agotar. Elija otra, por favor.',
      roomNotSold:
        'Su habitación no está a la venta para esta estancia. Elija otra: su reserva queda como está hasta que guarde.',
      priceChangedNow: 'El precio ha cambiado. La lista muestra el precio actual.',
      agree: 'Elegir por {price}',
      staleCart: 'Su reserva ha cambiado en otra ventana. Elija de nuevo la habitación, por favor.',
      cartGone:
        'Su reserva ha estado abierta demasiado tiempo. Elija de nuevo sus habitaciones, por favor.',
      tooManyRooms:
        'Una reserva tiene como máximo nueve habitaciones. Si necesita más, llámenos, por favor.',
      membersOnly: 'Esta tarifa es para socios. Inicie sesión o elija otra tarifa, por favor.',
      membersTitle: 'Esta tarifa es para socios',
      membersChoice:
        'Hacerse socio es gratis. Inicie sesión, hágase socio o elija la tarifa para todos.',
      joinFree: 'Hacerse socio gratis',
      takeUsual: '{rate}, {price}',
      pointsShort: 'No tiene puntos suficientes. Elija otra tarifa, por favor.',
      awardsGone:
        'Sus noches gratis ya se han utilizado para otra estancia. Elija de nuevo cómo pagar, por favor.',
      needsCookies:
        'Para reservar hacen falta cookies, y este navegador no ha guardado ninguna. Permítalas para este sitio web y elija de nuevo su habitación, por favor.',
      unanswered:
        'No hemos recibido respuesta y lo hemos conservado todo. Inténtelo de nuevo: la habitación nunca se añade dos veces.',
    },
  },
)

/** What the button says that puts a rate into the cart, and what is told when it could not. */
export const selectLabels = merged(
  ownLabels,
  pick(rateDetailsLabels, 'moved', 'movedText'),
  pick(signInLabels, 'signIn'),
  pick(messageLabels, 'error', 'warning', 'info'),
  pick(actionLabels, 'retry'),
)

export type SelectLabels = (typeof selectLabels)['english']
