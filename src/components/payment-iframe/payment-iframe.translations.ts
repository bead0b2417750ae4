import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './payment-iframe.labels'
import type { PaymentIframeProps } from './payment-iframe.schema'

export const translations: Translations<PaymentIframeProps['labels']> = withShared(shared, {
  'de-DE': {
    frame: 'Kartendaten',
    loading: 'Das Kartenformular wird geladen',
    ready: 'Das Kartenformular ist bereit',
    tokenizing: 'Ihre Karte wird geprüft',
    cardMissing: 'Geben Sie Ihre Kartendaten ein.',
    incomplete: 'Bitte prüfen Sie Ihre Kartendaten',
    incompleteText: 'Einige fehlen oder stimmen noch nicht ganz. Es wurde nichts abgebucht.',
    declined: 'Ihre Bank hat die Karte abgelehnt',
    declinedText:
      'Es wurde nichts abgebucht, und Ihr Zimmer ist weiter für Sie reserviert. Bitte prüfen Sie die Angaben oder nehmen Sie eine andere Karte.',
    declinedOften: 'Bitte nehmen Sie eine andere Karte',
    declinedOftenText:
      'Ihre Bank hat mehrmals abgelehnt. Es wurde nichts abgebucht, und Ihr Zimmer ist weiter für Sie reserviert.',
    expired: 'Diese Karte ist abgelaufen',
    expiredText: 'Es wurde nichts abgebucht. Bitte nehmen Sie eine andere Karte.',
    abandoned: 'Die Prüfung Ihrer Bank wurde nicht abgeschlossen',
    abandonedText:
      'Es wurde nichts abgebucht. Drücken Sie den Knopf noch einmal, wenn Sie so weit sind.',
    cancelled: 'Die Zahlung wurde nicht abgeschlossen',
    cancelledText:
      'Es wurde nichts abgebucht, und Ihr Zimmer ist weiter für Sie reserviert. Drücken Sie den Knopf noch einmal, wenn Sie so weit sind.',
    late: 'Die Zahlung hat zu lange gedauert',
    lateText:
      'Es wurde nichts abgebucht, und Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.',
    providerAway: 'Die Zahlung ist gerade nicht erreichbar',
    providerAwayText:
      'Es wurde nichts abgebucht, und Ihre Angaben sind noch da. Bitte versuchen Sie es gleich noch einmal oder rufen Sie uns an: Wir buchen für Sie.',
    unsure: 'Wir warten noch auf die Antwort zu Ihrer Buchung',
    unsureText:
      'Bitte versuchen Sie es gleich noch einmal. Es wird nichts doppelt gebucht oder abgebucht: Wir sehen zuerst nach, ob Ihre Buchung schon da ist.',
    soldOut: 'Ein anderer Gast hat gerade ein Zimmer gebucht',
    soldOutText:
      'Es wurde nichts abgebucht. Wählen Sie ein anderes Zimmer: Alle Ihre Angaben bleiben erhalten.',
    priceChanged: 'Der Preis hat sich geändert',
    priceChangedText:
      'Es wurde nichts abgebucht. Bitte sehen Sie sich den neuen Gesamtpreis an; Sie zahlen ihn nur, wenn Sie den Knopf noch einmal drücken.',
    staleRevision: 'Ihre Buchung wurde in einem anderen Fenster geändert',
    staleRevisionText:
      'Es wurde nichts abgebucht. Auf dieser Seite stehen jetzt die neuen Beträge; drücken Sie den Knopf noch einmal, um zu buchen.',
    holdExpired: 'Ihr Zimmer ist nicht mehr reserviert',
    holdExpiredText:
      'Es wurde nichts abgebucht, und Ihre Angaben sind noch da. Drücken Sie den Knopf noch einmal: Ist das Zimmer frei, gehört es Ihnen.',
    pointsShort: 'Sie haben nicht mehr genug Punkte',
    pointsShortText:
      'Es wurde nichts gebucht, und Ihre Angaben sind noch da. Verwenden Sie weniger Punkte, oder zahlen Sie mit Geld.',
    awardsGone: 'Ihre Freinächte sind inzwischen für einen anderen Aufenthalt eingelöst',
    awardsGoneText:
      'Es wurde nichts gebucht, und Ihre Angaben sind noch da. Wählen Sie noch einmal, wie Sie die Nächte zahlen.',
    membersOnly: 'Bitte melden Sie sich an, um Ihre Punkte zu verwenden',
    membersOnlyText: 'Es wurde nichts gebucht. Punkte verwendet das Mitglied, dem sie gehören.',
    refused: 'Wir konnten diese Zahlung nicht annehmen',
    refusedText:
      'Es wurde nichts abgebucht. Bitte nehmen Sie eine andere Karte oder rufen Sie uns an: Wir helfen gern.',
    fraud: 'Wir konnten diese Buchung nicht ausführen',
    fraudText:
      'Es wurde nichts abgebucht, und alle Ihre Angaben bleiben erhalten. Bitte rufen Sie uns an: Wir buchen für Sie. Oder warten Sie eine Weile, bevor Sie es noch einmal versuchen.',
    review: 'Zu Ihren Zimmern',
    blockedTitle: 'Das Kartenformular öffnet sich in Ihrem Browser nicht',
    blockedText:
      'Sie können Ihre Karte auf der Seite unseres Zahlungsdienstes eingeben. Alle Ihre Angaben bleiben erhalten. Oder rufen Sie uns an: Wir buchen für Sie.',
    hosted: 'Auf der Seite des Zahlungsdienstes zahlen',
    tryNext: 'Kartenformular noch einmal laden',
  },
  'ja-JP': {
    frame: 'カード情報',
    loading: 'カードの入力欄を読み込んでいます',
    ready: 'カードの入力欄が表示されました',
    tokenizing: 'カードを確認しています',
    cardMissing: 'カード情報を入力してください。',
    incomplete: 'カード情報をご確認ください',
    incompleteText: '未入力の項目か、正しくない項目があります。ご請求は発生していません。',
    declined: 'カード会社の承認が得られませんでした',
    declinedText:
      'ご請求は発生していません。お部屋は引き続き確保しています。入力内容をご確認いただくか、別のカードをご利用ください。',
    declinedOften: '別のカードをご利用ください',
    declinedOftenText:
      'カード会社の承認が続けて得られませんでした。ご請求は発生していません。お部屋は引き続き確保しています。',
    expired: 'このカードは有効期限が切れています',
    expiredText: 'ご請求は発生していません。別のカードをご利用ください。',
    abandoned: 'カード会社の本人認証が完了していません',
    abandonedText:
      'ご請求は発生していません。ご準備ができましたら、もう一度ボタンを押してください。',
    cancelled: 'お支払いが完了していません',
    cancelledText:
      'ご請求は発生していません。お部屋は引き続き確保しています。ご準備ができましたら、もう一度ボタンを押してください。',
    late: 'お支払いの処理に時間がかかりすぎました',
    lateText: 'ご請求は発生していません。入力内容はそのまま残っています。もう一度お試しください。',
    providerAway: 'ただいまお支払いの受付に接続できません',
    providerAwayText:
      'ご請求は発生していません。入力内容はそのまま残っています。しばらくしてからもう一度お試しください。お電話でのご予約も承ります。',
    unsure: 'ご予約の結果を確認しています',
    unsureText:
      'しばらくしてからもう一度お試しください。はじめにご予約の有無を確認しますので、二重に予約や請求がされることはありません。',
    soldOut: '別のお客様が先にご予約されました',
    soldOutText:
      'ご請求は発生していません。別のお部屋をお選びください。入力内容は保存されています。',
    priceChanged: '料金が変わりました',
    priceChangedText:
      'ご請求は発生していません。新しい合計金額をご確認ください。もう一度ボタンを押されるまで、お支払いは発生しません。',
    staleRevision: '別のウィンドウでご予約内容が変更されました',
    staleRevisionText:
      'ご請求は発生していません。この画面には新しい金額が表示されています。ご予約にはもう一度ボタンを押してください。',
    holdExpired: 'お部屋の確保の期限が切れました',
    holdExpiredText:
      'ご請求は発生していません。入力内容はそのまま残っています。もう一度ボタンを押してください。空室があればご予約いただけます。',
    pointsShort: 'ポイントが足りなくなりました',
    pointsShortText:
      'ご予約は成立していません。入力内容は保存されています。ご利用ポイントを減らすか、料金でお支払いください。',
    awardsGone: '無料宿泊特典はほかの滞在で利用されました',
    awardsGoneText:
      'ご予約は成立していません。入力内容は保存されています。お支払い方法をもう一度お選びください。',
    membersOnly: 'ポイントのご利用にはサインインが必要です',
    membersOnlyText: 'ご予約は成立していません。ポイントはご本人のみご利用いただけます。',
    refused: 'このお支払いは承れませんでした',
    refusedText: 'ご請求は発生していません。別のカードをご利用いただくか、お電話ください。',
    fraud: 'このご予約を承ることができませんでした',
    fraudText:
      'ご請求は発生していません。入力内容はそのまま残っています。お電話でご予約を承ります。または、しばらく時間をおいてからもう一度お試しください。',
    review: 'お部屋を確認する',
    blockedTitle: 'お使いのブラウザでカードの入力欄を表示できません',
    blockedText:
      '決済会社のページでカード情報をご入力いただけます。入力内容は保存されています。お電話でのご予約も承ります。',
    hosted: '決済会社のページで支払う',
    tryNext: 'カードの入力欄をもう一度読み込む',
  },
  'zh-CN': {
    frame: '银行卡信息',
    loading: '正在加载银行卡表单',
    ready: '银行卡表单已就绪',
    tokenizing: '正在核验您的银行卡',
    cardMissing: '请填写银行卡信息。',
    incomplete: '请核对银行卡信息',
    incompleteText: '有些信息缺失或有误。未扣款。',
    declined: '发卡行拒绝了这张卡',
    declinedText: '未扣款，客房仍为您保留。请核对信息，或换一张卡。',
    declinedOften: '请换一张卡',
    declinedOftenText: '发卡行已多次拒绝。未扣款，客房仍为您保留。',
    expired: '这张卡已过期',
    expiredText: '未扣款，请换一张卡。',
    abandoned: '发卡行的验证未完成',
    abandonedText: '未扣款。准备好后请再次点击按钮。',
    cancelled: '付款未完成',
    cancelledText: '未扣款，客房仍为您保留。准备好后请再次点击按钮。',
    late: '付款用时过长',
    lateText: '未扣款，您填写的内容仍在，请重试。',
    providerAway: '目前无法连接付款服务',
    providerAwayText: '未扣款，您填写的内容仍在。请稍后重试，也可致电我们代为预订。',
    unsure: '我们仍在等待预订结果',
    unsureText: '请稍后重试。我们会先查看您的预订是否已成功，不会重复预订或扣款。',
    soldOut: '有一间客房刚被其他客人订走',
    soldOutText: '未扣款。请另选客房，您填写的内容都会保留。',
    priceChanged: '价格有变',
    priceChangedText: '未扣款。请查看新的总价，再次点击按钮后才会付款。',
    staleRevision: '您的预订已在另一个窗口更改',
    staleRevisionText: '未扣款。本页显示的是最新金额，再次点击按钮即可预订。',
    holdExpired: '客房保留已到期',
    holdExpiredText: '未扣款，您填写的内容仍在。请再次点击按钮，若客房仍空闲，即归您所有。',
    pointsShort: '您的积分已不足',
    pointsShortText: '尚未预订，您填写的内容都会保留。请减少使用的积分，或以现金支付。',
    awardsGone: '您的免费住宿已用于其他住宿',
    awardsGoneText: '尚未预订，您填写的内容都会保留。请重新选择付款方式。',
    membersOnly: '请登录以使用您的积分',
    membersOnlyText: '尚未预订。积分只能由所属会员本人使用。',
    refused: '我们无法接受此付款',
    refusedText: '未扣款。请换一张卡，或致电我们，我们乐意协助。',
    fraud: '我们无法处理此预订',
    fraudText: '未扣款，已填内容都会保留。请致电我们，我们为您预订；或稍等一段时间再试。',
    review: '查看您的客房',
    blockedTitle: '您的浏览器无法打开银行卡表单',
    blockedText: '您可以在支付服务商的页面填写银行卡，已填内容都会保留。也可致电我们代为预订。',
    hosted: '前往支付服务商页面付款',
    tryNext: '重新加载银行卡表单',
  },
  'ar-SA': {
    frame: 'بيانات البطاقة',
    loading: 'جارٍ تحميل نموذج البطاقة',
    ready: 'نموذج البطاقة جاهز',
    tokenizing: 'جارٍ التحقق من بطاقتك',
    cardMissing: 'أدخل بيانات بطاقتك.',
    incomplete: 'راجع بيانات بطاقتك من فضلك',
    incompleteText: 'بعضها ناقص أو غير صحيح. لم يُخصم شيء.',
    declined: 'رفض مصرفك البطاقة',
    declinedText: 'لم يُخصم شيء، وغرفتك ما زالت محجوزة لك. راجع البيانات أو استخدم بطاقة أخرى.',
    declinedOften: 'استخدم بطاقة أخرى من فضلك',
    declinedOftenText: 'رفض مصرفك عدة مرات. لم يُخصم شيء، وغرفتك ما زالت محجوزة لك.',
    expired: 'انتهت صلاحية هذه البطاقة',
    expiredText: 'لم يُخصم شيء. استخدم بطاقة أخرى من فضلك.',
    abandoned: 'لم يكتمل تحقق مصرفك',
    abandonedText: 'لم يُخصم شيء. اضغط الزر مرة أخرى حين تكون مستعدًا.',
    cancelled: 'لم يكتمل الدفع',
    cancelledText: 'لم يُخصم شيء، وغرفتك ما زالت محجوزة لك. اضغط الزر مرة أخرى حين تكون مستعدًا.',
    late: 'استغرق الدفع وقتًا طويلًا',
    lateText: 'لم يُخصم شيء، وكل ما أدخلته ما زال هنا. حاول مرة أخرى من فضلك.',
    providerAway: 'تعذّر الوصول إلى خدمة الدفع الآن',
    providerAwayText:
      'لم يُخصم شيء، وكل ما أدخلته ما زال هنا. حاول مرة أخرى بعد لحظات، أو اتصل بنا ونحجز لك.',
    unsure: 'ما زلنا ننتظر الرد على حجزك',
    unsureText: 'حاول مرة أخرى بعد لحظات. لن تُحجز أو يُخصم منك مرتين: نتحقق أولًا إن كان حجزك قد تم.',
    soldOut: 'حجز ضيف آخر إحدى الغرف للتو',
    soldOutText: 'لم يُخصم شيء. اختر غرفة أخرى: كل ما أدخلته محفوظ.',
    priceChanged: 'تغيّر السعر',
    priceChangedText: 'لم يُخصم شيء. راجع الإجمالي الجديد؛ لن تدفعه إلا إذا ضغطت الزر مرة أخرى.',
    staleRevision: 'تغيّر حجزك في نافذة أخرى',
    staleRevisionText: 'لم يُخصم شيء. المبالغ في هذه الصفحة هي الجديدة؛ اضغط الزر مرة أخرى للحجز.',
    holdExpired: 'لم تعد غرفتك محجوزة',
    holdExpiredText:
      'لم يُخصم شيء، وكل ما أدخلته محفوظ. اضغط الزر مرة أخرى: إن كانت الغرفة متاحة فهي لك.',
    pointsShort: 'لم تعد لديك نقاط كافية',
    pointsShortText: 'لم يُحجز شيء، وكل ما أدخلته محفوظ. استخدم نقاطًا أقل أو ادفع نقدًا.',
    awardsGone: 'استُخدمت لياليك المجانية لإقامة أخرى',
    awardsGoneText: 'لم يُحجز شيء، وكل ما أدخلته محفوظ. اختر من جديد طريقة دفع الليالي.',
    membersOnly: 'سجّل الدخول لاستخدام نقاطك',
    membersOnlyText: 'لم يُحجز شيء. لا يستخدم النقاط إلا صاحبها.',
    refused: 'تعذّر قبول هذا الدفع',
    refusedText: 'لم يُخصم شيء. استخدم بطاقة أخرى، أو اتصل بنا: يسعدنا أن نساعدك.',
    fraud: 'تعذّر إتمام هذا الحجز',
    fraudText:
      'لم يُخصم شيء، وكل ما أدخلته محفوظ. اتصل بنا ونحجز لك، أو انتظر قليلًا قبل أن تحاول مرة أخرى.',
    review: 'عرض غرفك',
    blockedTitle: 'لا يفتح نموذج البطاقة في متصفحك',
    blockedText:
      'يمكنك إدخال بطاقتك في صفحة مزوّد الدفع، وكل ما أدخلته هنا محفوظ. أو اتصل بنا ونحجز لك.',
    hosted: 'الدفع في صفحة مزوّد الدفع',
    tryNext: 'أعد تحميل نموذج البطاقة',
  },
  'es-ES': {
    frame: 'Datos de la tarjeta',
    loading: 'Cargando el formulario de la tarjeta',
    ready: 'El formulario de la tarjeta está listo',
    tokenizing: 'Estamos comprobando su tarjeta',
    cardMissing: 'Introduzca los datos de su tarjeta.',
    incomplete: 'Revise los datos de su tarjeta',
    incompleteText: 'Algunos faltan o no son del todo correctos. No se ha cobrado nada.',
    declined: 'Su banco ha rechazado la tarjeta',
    declinedText:
      'No se ha cobrado nada y seguimos guardándole la habitación. Revise los datos o utilice otra tarjeta.',
    declinedOften: 'Utilice otra tarjeta, por favor',
    declinedOftenText:
      'Su banco la ha rechazado varias veces. No se ha cobrado nada y seguimos guardándole la habitación.',
    expired: 'Esta tarjeta ha caducado',
    expiredText: 'No se ha cobrado nada. Utilice otra tarjeta, por favor.',
    abandoned: 'La comprobación de su banco no se ha completado',
    abandonedText: 'No se ha cobrado nada. Vuelva a pulsar el botón cuando lo desee.',
    cancelled: 'El pago no se ha completado',
    cancelledText:
      'No se ha cobrado nada y seguimos guardándole la habitación. Vuelva a pulsar el botón cuando lo desee.',
    late: 'El pago ha tardado demasiado',
    lateText:
      'No se ha cobrado nada y los datos que ha introducido siguen aquí. Inténtelo de nuevo.',
    providerAway: 'El servicio de pago no está disponible ahora mismo',
    providerAwayText:
      'No se ha cobrado nada y los datos que ha introducido siguen aquí. Inténtelo de nuevo en un momento o llámenos y reservaremos por usted.',
    unsure: 'Seguimos esperando la respuesta sobre su reserva',
    unsureText:
      'Inténtelo de nuevo en un momento. Nada se reserva ni se cobra dos veces: primero miramos si su reserva ya está hecha.',
    soldOut: 'Otro huésped acaba de reservar una habitación',
    soldOutText:
      'No se ha cobrado nada. Elija otra habitación: conservamos todos los datos que ha introducido.',
    priceChanged: 'El precio ha cambiado',
    priceChangedText:
      'No se ha cobrado nada. Consulte el nuevo total; solo lo pagará si vuelve a pulsar el botón.',
    staleRevision: 'Su reserva ha cambiado en otra ventana',
    staleRevisionText:
      'No se ha cobrado nada. Los importes de esta página son los nuevos; vuelva a pulsar el botón para reservar.',
    holdExpired: 'Ya no le guardamos la habitación',
    holdExpiredText:
      'No se ha cobrado nada y conservamos todos los datos que ha introducido. Vuelva a pulsar el botón: si la habitación está libre, es suya.',
    pointsShort: 'Ya no tiene puntos suficientes',
    pointsShortText:
      'No se ha reservado nada y conservamos todos los datos que ha introducido. Utilice menos puntos o pague con dinero.',
    awardsGone: 'Sus noches gratis ya se han utilizado en otra estancia',
    awardsGoneText:
      'No se ha reservado nada y conservamos todos los datos que ha introducido. Elija de nuevo cómo pagar las noches.',
    membersOnly: 'Inicie sesión para utilizar sus puntos',
    membersOnlyText:
      'No se ha reservado nada. Los puntos solo los utiliza el socio al que pertenecen.',
    refused: 'No hemos podido aceptar este pago',
    refusedText:
      'No se ha cobrado nada. Utilice otra tarjeta o llámenos: le ayudaremos con mucho gusto.',
    fraud: 'No hemos podido tramitar esta reserva',
    fraudText:
      'No se ha cobrado nada y conservamos todos los datos que ha introducido. Llámenos y reservaremos por usted, o espere un rato antes de volver a intentarlo.',
    review: 'Ver las habitaciones',
    blockedTitle: 'El formulario de la tarjeta no se abre en su navegador',
    blockedText:
      'Puede introducir su tarjeta en la página de nuestro proveedor de pagos. Conservamos todos los datos que ha introducido aquí. O llámenos y reservaremos por usted.',
    hosted: 'Pagar en la página del proveedor',
    tryNext: 'Volver a cargar el formulario',
  },
})
