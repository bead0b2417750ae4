import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './text-input.labels'
import type { TextInputProps } from './text-input.schema'

export const translations: Translations<TextInputProps['labels']> = withShared(shared, {
  'de-DE': {
    requiredError: 'Bitte füllen Sie das Feld „{label}“ aus.',
    patternError: 'Bitte prüfen Sie Ihre Eingabe im Feld „{label}“.',
    maxError: 'Bitte geben Sie im Feld „{label}“ höchstens {max} Zeichen ein.',
    count: 'Zeichen: {count}',
    countOf: 'Zeichen: {count} von {max}',
  },
  'ja-JP': {
    requiredError: '「{label}」を入力してください。',
    patternError: '「{label}」の入力内容をご確認ください。',
    maxError: '「{label}」は{max}文字以内で入力してください。',
    count: '文字数：{count}',
    countOf: '文字数：{max}文字中{count}文字',
  },
  'zh-CN': {
    requiredError: '请填写“{label}”。',
    patternError: '“{label}”格式不正确，请检查后重新填写。',
    maxError: '“{label}”最多可填写{max}个字符。',
    count: '字符数：{count}',
    countOf: '字符数：{count}/{max}',
  },
  'ar-SA': {
    requiredError: 'يُرجى تعبئة حقل «{label}».',
    patternError: 'يُرجى التحقق من صحة ما أدخلته في حقل «{label}».',
    maxError: 'يُرجى اختصار حقل «{label}» إلى {max} حرفًا كحد أقصى.',
    count: 'عدد الأحرف: {count}',
    countOf: 'عدد الأحرف: {count} من {max}',
  },
})
