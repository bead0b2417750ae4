import { labelSet } from '../../ui/labels/label-set'

/** Messages for a lookup that found no reservation. */
export const lookupMessages = labelSet(
  {
    notFound: 'We couldn’t find a reservation with these details.',
    numberFormat: 'Please check the confirmation number.',
    signIn: 'Sign in to see your reservations',
  },
  {
    'de-DE': {
      notFound: 'Wir haben keine Reservierung mit diesen Angaben gefunden.',
      numberFormat: 'Bitte prüfen Sie die Bestätigungsnummer.',
      signIn: 'Anmelden und Reservierungen ansehen',
    },
    'ja-JP': {
      notFound: 'ご入力の内容に一致するご予約が見つかりませんでした。',
      numberFormat: '確認番号をご確認ください。',
      signIn: 'サインインして予約を確認',
    },
    'zh-CN': {
      notFound: '找不到与这些信息相符的预订。',
      numberFormat: '请核对确认号。',
      signIn: '登录以查看预订',
    },
    'ar-SA': {
      notFound: 'لم نعثر على حجز بهذه البيانات.',
      numberFormat: 'يُرجى التحقق من رقم التأكيد.',
      signIn: 'سجّل الدخول لعرض حجوزاتك',
    },
    'es-ES': {
      notFound: 'No encontramos ninguna reserva con estos datos.',
      numberFormat: 'Revise el número de confirmación, por favor.',
      signIn: 'Iniciar sesión para ver sus reservas',
    },
  },
)
