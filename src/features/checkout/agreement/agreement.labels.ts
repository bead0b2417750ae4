import { labelSet } from '../../../ui/labels/label-set'

/** What a box says that has to be ticked before the booking. */
export const agreementLabels = labelSet(
  {
    agreementMissing: 'Please tick this box to continue.',
    agreementChanged: 'This text has changed. Please read it once more and confirm it.',
    agreementListed: 'Please confirm: {text}',
  },
  {
    'de-DE': {
      agreementMissing: 'Bitte setzen Sie das Häkchen, um fortzufahren.',
      agreementChanged:
        'Dieser Text hat sich geändert. Bitte lesen und bestätigen Sie ihn noch einmal.',
      agreementListed: 'Bitte bestätigen: {text}',
    },
    'ja-JP': {
      agreementMissing: '続行するにはチェックを入れてください。',
      agreementChanged: '内容が変更されました。もう一度お読みのうえ、ご確認ください。',
      agreementListed: 'ご確認ください：{text}',
    },
    'zh-CN': {
      agreementMissing: '请勾选此项以继续。',
      agreementChanged: '此内容已更新，请重新阅读并确认。',
      agreementListed: '请确认：{text}',
    },
    'ar-SA': {
      agreementMissing: 'يُرجى تحديد هذا المربع للمتابعة.',
      agreementChanged: 'تغيّر هذا النص. يُرجى قراءته وتأكيده مرة أخرى.',
      agreementListed: 'يُرجى التأكيد: {text}',
    },
    'es-ES': {
      agreementMissing: 'Marque esta casilla para continuar.',
      agreementChanged: 'Este texto ha cambiado. Le rogamos que lo lea y lo confirme de nuevo.',
      agreementListed: 'Confirme, por favor: {text}',
    },
  },
)
