import { labelSet } from '../../../ui/labels/label-set'

/** What several steps of the booking say of a cart. */
export const cartLabels = labelSet(
  {
    failedText: 'Your booking is kept. Please try again.',
    roomOf: 'Room {number} of {count}',
  },
  {
    'de-DE': {
      failedText: 'Ihre Auswahl ist noch da. Bitte versuchen Sie es noch einmal.',
      roomOf: 'Zimmer {number} von {count}',
    },
    'ja-JP': {
      failedText: 'お選びの内容は残っています。もう一度お試しください。',
      roomOf: '{count}室中{number}室目',
    },
    'zh-CN': {
      failedText: '您的选择仍然保留，请重试。',
      roomOf: '第{number}间，共{count}间',
    },
    'ar-SA': {
      failedText: 'اختياراتك محفوظة. يُرجى المحاولة مرة أخرى.',
      roomOf: 'الغرفة {number} من {count}',
    },
    'es-ES': {
      failedText: 'Su selección se ha conservado. Inténtelo de nuevo.',
      roomOf: 'Habitación {number} de {count}',
    },
  },
)
