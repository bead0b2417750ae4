import { labelSet } from '../../../ui/labels/label-set'

/** The agency of a booking, and of a booked stay. */
export const agencyLabels = labelSet(
  {
    number: 'IATA or TIDS number',
    numberHint: '7 or 8 digits',
    numberMissing: 'Please enter the number of your agency.',
    numberInvalid: 'The number of an agency has 7 or 8 digits.',
    name: 'Agency',
  },
  {
    'de-DE': {
      number: 'IATA- oder TIDS-Nummer',
      numberHint: '7 oder 8 Ziffern',
      numberMissing: 'Bitte geben Sie die Nummer Ihres Reisebüros ein.',
      numberInvalid: 'Die Nummer eines Reisebüros hat 7 oder 8 Ziffern.',
      name: 'Reisebüro',
    },
    'ja-JP': {
      number: 'IATA番号またはTIDS番号',
      numberHint: '7桁または8桁の数字',
      numberMissing: '旅行会社の番号を入力してください。',
      numberInvalid: '旅行会社の番号は7桁または8桁の数字です。',
      name: '旅行会社名',
    },
    'zh-CN': {
      number: 'IATA 或 TIDS 编号',
      numberHint: '7 位或 8 位数字',
      numberMissing: '请填写旅行社编号。',
      numberInvalid: '旅行社编号为 7 位或 8 位数字。',
      name: '旅行社名称',
    },
    'ar-SA': {
      number: 'رقم IATA أو TIDS',
      numberHint: '7 أو 8 أرقام',
      numberMissing: 'يُرجى إدخال رقم وكالتك.',
      numberInvalid: 'يتكوّن رقم الوكالة من 7 أو 8 أرقام.',
      name: 'الوكالة',
    },
    'es-ES': {
      number: 'Número IATA o TIDS',
      numberHint: '7 u 8 cifras',
      numberMissing: 'Introduzca el número de su agencia, por favor.',
      numberInvalid: 'El número de una agencia tiene 7 u 8 cifras.',
      name: 'Agencia de viajes',
    },
  },
)
