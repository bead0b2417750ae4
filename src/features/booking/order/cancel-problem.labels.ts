import { labelSet } from '../../../ui/labels/label-set'

/** Why rooms were not cancelled or not taken back: a title for each, and what to do. */
export const cancelProblemLabels = labelSet(
  {
    stale: 'Your booking has changed meanwhile',
    staleText: 'Please check it as it is now, and confirm once more.',
    blocked: 'This can’t be cancelled online any more',
    blockedText: 'Please talk to the hotel.',
    noRooms: 'Choose at least one room',
    noRoomsText: 'Nothing has been cancelled.',
    unknown: 'We can’t find this booking',
    unknownText: 'Please look it up once more with its number and name.',
    tooLate: 'It’s too late to take this back',
    tooLateText: 'The time for it is over. You can book the same hotel again.',
    unsure: 'We don’t know whether this was done',
    unsureText:
      'Check your email before you try again: every cancellation is confirmed there. Trying again does no harm.',
    refused: 'We couldn’t do this online',
    refusedText: 'Nothing has changed. Please try again, or call the hotel.',
  },
  {
    'de-DE': {
      stale: 'Ihre Buchung hat sich inzwischen geändert',
      staleText: 'Bitte prüfen Sie den jetzigen Stand und bestätigen Sie noch einmal.',
      blocked: 'Das lässt sich online nicht mehr stornieren',
      blockedText: 'Bitte wenden Sie sich an das Hotel.',
      noRooms: 'Wählen Sie mindestens ein Zimmer',
      noRoomsText: 'Es wurde nichts storniert.',
      unknown: 'Wir finden diese Buchung nicht',
      unknownText: 'Bitte suchen Sie sie noch einmal mit Nummer und Namen.',
      tooLate: 'Das lässt sich nicht mehr zurücknehmen',
      tooLateText: 'Die Frist ist abgelaufen. Sie können dasselbe Hotel neu buchen.',
      unsure: 'Wir wissen nicht, ob das geklappt hat',
      unsureText:
        'Sehen Sie in Ihre E-Mails, bevor Sie es noch einmal versuchen: Jede Stornierung wird dort bestätigt. Ein neuer Versuch schadet nicht.',
      refused: 'Das ließ sich online nicht erledigen',
      refusedText:
        'Es hat sich nichts geändert. Bitte versuchen Sie es noch einmal oder rufen Sie das Hotel an.',
    },
    'ja-JP': {
      stale: 'ご予約の内容が変わりました',
      staleText: '現在の内容をご確認のうえ、もう一度確定してください。',
      blocked: 'オンラインではキャンセルできなくなりました',
      blockedText: 'ホテルまでお問い合わせください。',
      noRooms: '客室を1室以上お選びください',
      noRoomsText: 'キャンセルは行われていません。',
      unknown: 'ご予約が見つかりません',
      unknownText: '確認番号とお名前で、もう一度お探しください。',
      tooLate: '取り消しの期限が過ぎました',
      tooLateText: '同じホテルをあらためてご予約いただけます。',
      unsure: '手続きが完了したか確認できません',
      unsureText:
        'もう一度お試しになる前に、メールをご確認ください。キャンセルのたびに確認メールをお送りしています。再度お試しになっても問題ありません。',
      refused: 'オンラインでお手続きできませんでした',
      refusedText: 'ご予約に変更はありません。もう一度お試しいただくか、ホテルまでお電話ください。',
    },
    'zh-CN': {
      stale: '您的预订已有变动',
      staleText: '请查看当前内容，然后再次确认。',
      blocked: '已无法在线取消',
      blockedText: '请联系酒店。',
      noRooms: '请至少选择一间客房',
      noRoomsText: '未取消任何内容。',
      unknown: '找不到此预订',
      unknownText: '请用确认号和姓名重新查找。',
      tooLate: '已无法撤回',
      tooLateText: '撤回时间已过，您可以重新预订这家酒店。',
      unsure: '我们不确定操作是否完成',
      unsureText: '重试前请先查看邮箱：每次取消都会发送确认邮件。重试不会造成影响。',
      refused: '无法在线办理',
      refusedText: '预订没有变动。请重试，或致电酒店。',
    },
    'ar-SA': {
      stale: 'تغيّر حجزك في هذه الأثناء',
      staleText: 'يُرجى مراجعته كما هو الآن ثم التأكيد مرة أخرى.',
      blocked: 'لم يعد الإلغاء ممكنًا عبر الموقع',
      blockedText: 'يُرجى التواصل مع الفندق.',
      noRooms: 'اختر غرفة واحدة على الأقل',
      noRoomsText: 'لم يُلغَ شيء.',
      unknown: 'لا نجد هذا الحجز',
      unknownText: 'يُرجى البحث عنه مرة أخرى برقمه والاسم.',
      tooLate: 'فات أوان التراجع عن الإلغاء',
      tooLateText: 'انتهت المهلة. يمكنك حجز الفندق نفسه من جديد.',
      unsure: 'لا نعلم هل تم ذلك',
      unsureText:
        'راجع بريدك الإلكتروني قبل المحاولة مرة أخرى، فكل إلغاء يُؤكَّد فيه. لا ضرر من تكرار المحاولة.',
      refused: 'تعذّر إتمام ذلك عبر الموقع',
      refusedText: 'لم يتغيّر شيء. يُرجى المحاولة مرة أخرى أو الاتصال بالفندق.',
    },
  },
)

export type CancelProblemLabels = (typeof cancelProblemLabels)['english']
