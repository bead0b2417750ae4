import { labelSet } from '../../../ui/labels/label-set'

/** Why a booked stay is not changed so. */
export const changeProblemLabels = labelSet(
  {
    addOnly: 'With the rate of this stay nights can be added, and nothing else be changed.',
    notChangeable: 'The rate of this stay cannot be changed.',
    notYours: 'Only those who have booked the stay can change it.',
    hasBegun: 'This stay can no longer be changed online.',
    departureOnly:
      'Your stay has begun: you can leave earlier or later, and nothing else can be changed online.',
    nightBegun:
      'The night of this day has begun and can’t be given back. Please choose a later day.',
    extraNotSold: 'What you have booked with your room is not available for these nights.',
    deskAway:
      'The hotel’s system is not answering. Nothing was changed or charged. Please try again later, or ask at the desk.',
    notSold: 'Your room is not available for this stay.',
    noSuchDates: 'The hotel sells no stay with these dates and guests. Please choose others.',
    noRoomChosen: 'Please choose at least one room.',
    gone: 'We couldn’t find your stay. Please look it up again.',
    tooFewPoints: 'You have too few points for this change. Please choose other dates or guests.',
    memberOnly:
      'Please sign in as the member who has booked this stay: the change takes points from their account.',
    tooOften: 'This stay was changed too often within an hour. Please try again later.',
    changedMeanwhile:
      'The stay has changed meanwhile. Please look at it again: your change is not saved yet.',
    notChanged: 'Your stay is as it was: the change could not be looked up. Please try again.',
  },
  {
    'de-DE': {
      addOnly: 'Zum Tarif dieses Aufenthalts können Nächte hinzukommen, sonst ist nichts änderbar.',
      notChangeable: 'Der Tarif dieses Aufenthalts kann nicht geändert werden.',
      notYours: 'Nur wer den Aufenthalt gebucht hat, kann ihn ändern.',
      hasBegun: 'Dieser Aufenthalt kann nicht mehr online geändert werden.',
      departureOnly:
        'Ihr Aufenthalt hat begonnen: Sie können früher oder später abreisen, sonst ist online nichts änderbar.',
      nightBegun:
        'Die Nacht dieses Tages hat begonnen und entfällt nicht mehr. Bitte wählen Sie einen späteren Tag.',
      extraNotSold: 'Was Sie mit Ihrem Zimmer gebucht haben, ist für diese Nächte nicht verfügbar.',
      deskAway:
        'Das System des Hotels antwortet nicht. Es wurde nichts geändert und nichts abgebucht. Bitte versuchen Sie es später noch einmal, oder fragen Sie an der Rezeption.',
      notSold: 'Ihr Zimmer ist für diesen Aufenthalt nicht verfügbar.',
      noSuchDates:
        'Für diese Daten und Gäste verkauft das Hotel keinen Aufenthalt. Bitte wählen Sie andere.',
      noRoomChosen: 'Bitte wählen Sie mindestens ein Zimmer.',
      gone: 'Wir konnten Ihren Aufenthalt nicht finden. Bitte suchen Sie ihn noch einmal.',
      tooFewPoints:
        'Für diese Änderung haben Sie zu wenige Punkte. Bitte wählen Sie andere Daten oder Gäste.',
      memberOnly:
        'Bitte melden Sie sich als das Mitglied an, das diesen Aufenthalt gebucht hat: Die Änderung zieht Punkte von dessen Konto ab.',
      tooOften:
        'Dieser Aufenthalt wurde innerhalb einer Stunde zu oft geändert. Bitte versuchen Sie es später noch einmal.',
      changedMeanwhile:
        'Der Aufenthalt hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an: Ihre Änderung ist noch nicht gespeichert.',
      notChanged:
        'Ihr Aufenthalt ist unverändert: Die Änderung konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    },
    'ja-JP': {
      addOnly: 'このご予約の料金プランでは宿泊日の追加のみ可能で、ほかの変更は承れません。',
      notChangeable: 'このご予約の料金プランは変更できません。',
      notYours: '変更できるのは予約された方のみです。',
      hasBegun: 'このご滞在はオンラインでは変更できなくなりました。',
      departureOnly: 'ご滞在中のため、オンラインで変更できるのはご出発日のみです。',
      nightBegun:
        'その日の夜のご宿泊はすでに始まっているため、取り消せません。それより後の日をお選びください。',
      extraNotSold: 'お部屋と一緒にご予約のオプションは、この日程ではご利用いただけません。',
      deskAway:
        'ホテルのシステムから応答がありません。変更も請求も行われていません。後でもう一度お試しいただくか、フロントへお申し付けください。',
      notSold: 'ご予約の客室は、このご滞在ではご利用いただけません。',
      noSuchDates: 'この日程・人数ではご宿泊いただけません。別の内容をお選びください。',
      noRoomChosen: '客室を1室以上お選びください。',
      gone: 'ご予約が見つかりませんでした。もう一度検索してください。',
      tooFewPoints: 'この変更にはポイントが足りません。別の日程または人数をお選びください。',
      memberOnly:
        'この変更にはポイントが必要です。ご予約された会員様としてサインインしてください。',
      tooOften: '1時間以内の変更回数が多すぎます。時間をおいてもう一度お試しください。',
      changedMeanwhile:
        'その間にご予約内容が変わりました。もう一度ご確認ください。変更はまだ保存されていません。',
      notChanged:
        'ご予約内容に変更はありません。変更を確認できませんでした。もう一度お試しください。',
    },
    'zh-CN': {
      addOnly: '此次住宿的房价只允许增加晚数，其他内容不可更改。',
      notChangeable: '此次住宿的房价不可更改。',
      notYours: '只有预订人可以更改此次住宿。',
      hasBegun: '此次住宿已无法在线更改。',
      departureOnly: '您的住宿已开始：您可以提前或推迟离店，其他内容无法在线更改。',
      nightBegun: '这一天的当晚住宿已开始，无法取消。请选择更晚的日期。',
      extraNotSold: '您随客房预订的项目在这些晚上不可用。',
      deskAway: '酒店系统未响应。未作任何更改，也未扣款。请稍后重试，或咨询前台。',
      notSold: '您的客房在此日期不可预订。',
      noSuchDates: '酒店不提供此日期和人数的住宿，请选择其他日期或人数。',
      noRoomChosen: '请至少选择一间客房。',
      gone: '未找到您的住宿，请重新查询。',
      tooFewPoints: '您的积分不足以进行此更改，请选择其他日期或人数。',
      memberOnly: '此更改将扣除积分，请以预订此次住宿的会员身份登录。',
      tooOften: '一小时内更改次数过多，请稍后重试。',
      changedMeanwhile: '此次住宿已发生变化。请再次确认：您的更改尚未保存。',
      notChanged: '您的住宿未作更改：未能查询到更改结果，请重试。',
    },
    'ar-SA': {
      addOnly: 'سعر هذه الإقامة يسمح بإضافة ليالٍ فقط، ولا يمكن تغيير غير ذلك.',
      notChangeable: 'لا يمكن تغيير سعر هذه الإقامة.',
      notYours: 'لا يمكن تغيير الإقامة إلا لمن حجزها.',
      hasBegun: 'لم يعد من الممكن تغيير هذه الإقامة عبر الإنترنت.',
      departureOnly:
        'بدأت إقامتك: يمكنك المغادرة قبل الموعد أو بعده، ولا يمكن تغيير غير ذلك عبر الإنترنت.',
      nightBegun: 'بدأت ليلة هذا اليوم ولا يمكن إلغاؤها. اختر يومًا لاحقًا من فضلك.',
      extraNotSold: 'ما حجزته مع غرفتك غير متاح في هذه الليالي.',
      deskAway:
        'لا يستجيب نظام الفندق. لم يتغير شيء ولم يُخصم شيء. حاول مرة أخرى لاحقًا أو اسأل مكتب الاستقبال من فضلك.',
      notSold: 'غرفتك غير متاحة لهذه الإقامة.',
      noSuchDates: 'لا يقدم الفندق إقامة بهذه التواريخ وهذا العدد من الضيوف. اختر غيرها من فضلك.',
      noRoomChosen: 'اختر غرفة واحدة على الأقل من فضلك.',
      gone: 'لم نعثر على إقامتك. ابحث عنها مرة أخرى من فضلك.',
      tooFewPoints: 'ليس لديك نقاط كافية لهذا التغيير. اختر تواريخ أو عددًا آخر من الضيوف من فضلك.',
      memberOnly:
        'سجّل الدخول من فضلك بحساب العضو الذي حجز هذه الإقامة: يخصم هذا التغيير نقاطًا من حسابه.',
      tooOften: 'غُيّرت هذه الإقامة مرات كثيرة خلال ساعة. حاول مرة أخرى لاحقًا من فضلك.',
      changedMeanwhile:
        'تغيّرت الإقامة في هذه الأثناء. راجعها مرة أخرى من فضلك: لم يُحفظ تغييرك بعد.',
      notChanged: 'إقامتك كما كانت: لم نتمكن من التحقق من التغيير. حاول مرة أخرى من فضلك.',
    },
    'es-ES': {
      addOnly: 'La tarifa de esta estancia permite añadir noches, pero no cambiar nada más.',
      notChangeable: 'La tarifa de esta estancia no admite cambios.',
      notYours: 'Solo puede cambiar la estancia quien la ha reservado.',
      hasBegun: 'Esta estancia ya no se puede cambiar online.',
      departureOnly:
        'Su estancia ha comenzado: puede salir antes o después, pero online no se puede cambiar nada más.',
      nightBegun:
        'La noche de este día ya ha comenzado y no se puede devolver. Elija un día posterior, por favor.',
      extraNotSold: 'Lo que ha reservado con su habitación no está disponible para estas noches.',
      deskAway:
        'El sistema del hotel no responde. No se ha cambiado ni cobrado nada. Inténtelo de nuevo más tarde o pregunte en recepción.',
      notSold: 'Su habitación no está disponible para esta estancia.',
      noSuchDates:
        'El hotel no ofrece ninguna estancia con estas fechas y huéspedes. Elija otras opciones, por favor.',
      noRoomChosen: 'Elija al menos una habitación, por favor.',
      gone: 'No hemos podido encontrar su estancia. Búsquela de nuevo, por favor.',
      tooFewPoints:
        'No tiene puntos suficientes para este cambio. Elija otras fechas u otro número de huéspedes, por favor.',
      memberOnly:
        'Inicie sesión como el socio que ha reservado esta estancia, por favor: el cambio descuenta puntos de su cuenta.',
      tooOften:
        'Esta estancia se ha cambiado demasiadas veces en una hora. Inténtelo de nuevo más tarde.',
      changedMeanwhile:
        'La estancia ha cambiado entretanto. Revísela de nuevo, por favor: su cambio aún no está guardado.',
      notChanged:
        'Su estancia sigue como estaba: no hemos podido consultar el cambio. Inténtelo de nuevo.',
    },
  },
)
