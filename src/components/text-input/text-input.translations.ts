import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './text-input.labels'
import type { TextInputProps } from './text-input.schema'

export const translations: Translations<TextInputProps['labels']> = withShared(shared, {
  'de-DE': {
    requiredError: 'Bitte füllen Sie das Feld „{label}“ aus.',
    patternError:
      'Bitte prüfen Sie „{label}“: Die Angabe ist unvollständig oder enthält einen Tippfehler.',
    maxError: 'Bitte kürzen Sie „{label}“ auf {max} Zeichen.',
    count: 'Zeichen: {count}',
    countOf: 'Zeichen: {count} von {max}',
  },
  'ja-JP': {
    requiredError: '「{label}」を入力してください。',
    patternError: '「{label}」に不足または入力の誤りがあります。ご確認ください。',
    maxError: '「{label}」は{max}文字以内で入力してください。',
    count: '文字数：{count}',
    countOf: '文字数：{max}文字中{count}文字',
  },
  'zh-CN': {
    requiredError: '请填写“{label}”。',
    patternError: '请检查“{label}”：内容不完整或有误。',
    maxError: '“{label}”最多可填写{max}个字符。',
    count: '字符数：{count}',
    countOf: '字符数：{count}/{max}',
  },
  'ar-SA': {
    requiredError: 'يُرجى تعبئة حقل «{label}».',
    patternError: 'يُرجى التحقق من صحة ما أدخلته في حقل «{label}».',
    maxError: 'يُرجى اختصار حقل «{label}»: الحد الأقصى لعدد الأحرف {max}.',
    count: 'عدد الأحرف: {count}',
    countOf: 'عدد الأحرف: {count} من {max}',
  },
  'es-ES': {
    requiredError: 'Rellene el campo «{label}», por favor.',
    patternError: 'Revise el campo «{label}»: está incompleto o contiene una errata.',
    maxError: 'Acorte el campo «{label}» a {max} caracteres, por favor.',
    count: 'Caracteres: {count}',
    countOf: 'Caracteres: {count} de {max}',
  },
})
