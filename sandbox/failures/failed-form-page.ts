import { hasCardNumber } from '../../src/rules/validation/card-number'
import { formLabels } from '../../src/ui/labels/form.labels'
import { plainPage } from '../cms/page/plain-page'
import { html } from '../control/html'
import type { Locale } from '../seed/seed-types'
import type { RefusedField } from './refused-fields'

interface FailedForm {
  locale: Locale
  /** Where the form was sent to. */
  action: string
  /** What it was sent with. */
  fields: Readonly<Record<string, string>>
  /** Of the page that it stands on. */
  backHref: string
  /** What is to be corrected, by name; without them the call itself has failed. */
  refused?: Readonly<Record<string, RefusedField>> | null
}

/** What is asked for again: the page does not repeat it. */
const SECRETS = ['password', 'confirmPassword', 'code'] as const
type Secret = (typeof SECRETS)[number]

/**
 * The page after a form without a script that could not be carried out: it says so, or which fields are to be
 * corrected, and sends the form again with all that was typed. It needs neither the database nor the renderer,
 * nothing is stored, and the numbers of cards and secrets are left out.
 */
export function failedFormPage({ locale, action, fields, backHref, refused }: FailedForm): string {
  const { title, text, kept, corrected, noCards, again, send, back, ...labels } = TEXTS[locale]
  const isSecret = (name: string): name is Secret => SECRETS.some((secret) => secret === name)
  const sent = Object.entries(fields).filter(([, value]) => !hasCardNumber(value))
  const wrong = new Map(Object.entries(refused ?? {}))
  const [first] = sent.map(([name]) => name).filter((name) => wrong.has(name))
  const inputs = sent.map(([name, value]) => {
    const field = wrong.get(name)
    if (!field && (!isSecret(name) || value === ''))
      return html`<input type="hidden" name="${name}" value="${value}">`
    const type = isSecret(name) && name !== 'code' ? 'password' : 'text'
    const label = field?.label ?? (isSecret(name) ? labels[name] : name)
    return html`<p><label>${label}<br><input name="${name}" type="${type}" value="${isSecret(name) ? '' : value}"${
      field && html` aria-invalid="true" aria-describedby="wrong-${name}"`
    }${name === first && html` autofocus`} required></label>${
      field && html`<span class="problem" id="wrong-${name}">${field.sentence}</span>`
    }</p>`
  })
  const hasCard = sent.length < Object.keys(fields).length
  const heading = refused
    ? { ...formLabels.english, ...formLabels.translations[locale] }.summary
    : title
  return plainPage({
    locale,
    title: heading,
    stylesheet: '/site.css',
    main: html`<h1>${heading}</h1>
<p role="alert">${refused ? corrected : `${text} ${kept}`}</p>
${hasCard && html`<p>${noCards}</p>`}
<form class="failed-form" method="post" action="${action}">
${inputs}
<p><button type="submit">${refused ? send : again}</button></p>
</form>
<p><a href="${backHref}">${back}</a></p>`,
  })
}

interface Texts extends Record<Secret, string> {
  title: string
  text: string
  kept: string
  corrected: string
  noCards: string
  again: string
  send: string
  back: string
}

const TEXTS: Record<Locale, Texts> = {
  'en-US': {
    title: 'That didn’t work',
    text: 'Something went wrong on our side, and we can’t tell whether it was done.',
    kept: 'What you entered is kept on this page. Please try again.',
    corrected: 'Everything else that you entered is kept on this page.',
    noCards: 'We left out the field with a card number in it.',
    again: 'Try again',
    send: 'Send',
    back: 'Back without your entry',
    password: 'Password',
    confirmPassword: 'Repeat the password',
    code: 'Code',
  },
  'de-DE': {
    title: 'Das hat nicht geklappt',
    text: 'Bei uns ist etwas schiefgegangen, und wir wissen nicht, ob es ausgeführt wurde.',
    kept: 'Ihre Eingaben sind auf dieser Seite noch da. Bitte versuchen Sie es erneut.',
    corrected: 'Alles andere, was Sie eingegeben haben, ist auf dieser Seite noch da.',
    noCards: 'Das Feld mit einer Kartennummer haben wir weggelassen.',
    again: 'Erneut versuchen',
    send: 'Senden',
    back: 'Zurück ohne Ihre Eingaben',
    password: 'Passwort',
    confirmPassword: 'Passwort wiederholen',
    code: 'Code',
  },
  'ja-JP': {
    title: '処理できませんでした',
    text: '当方で問題が発生し、処理が完了したか確認できません。',
    kept: '入力内容はこのページに残っています。もう一度お試しください。',
    corrected: 'その他の入力内容は、このページに残っています。',
    noCards: 'カード番号を含む項目は除きました。',
    again: 'もう一度試す',
    send: '送信',
    back: '入力内容を破棄して戻る',
    password: 'パスワード',
    confirmPassword: 'パスワード（確認）',
    code: 'コード',
  },
  'zh-CN': {
    title: '操作未成功',
    text: '我们这边出现了错误，无法确认操作是否已完成。',
    kept: '您填写的内容仍保留在此页面。请重试。',
    corrected: '您填写的其他内容仍保留在此页面。',
    noCards: '我们已去掉含有卡号的内容。',
    again: '重试',
    send: '发送',
    back: '放弃填写的内容并返回',
    password: '密码',
    confirmPassword: '再次输入密码',
    code: '验证码',
  },
  'ar-SA': {
    title: 'لم تنجح العملية',
    text: 'حدث خطأ من جانبنا، ولا نعلم هل نُفّذ الطلب.',
    kept: 'ما أدخلته محفوظ في هذه الصفحة. يُرجى المحاولة مرة أخرى.',
    corrected: 'كل ما عدا ذلك مما أدخلته محفوظ في هذه الصفحة.',
    noCards: 'حذفنا الحقل الذي يحتوي على رقم بطاقة.',
    again: 'إعادة المحاولة',
    send: 'إرسال',
    back: 'العودة دون ما أدخلته',
    password: 'كلمة المرور',
    confirmPassword: 'تكرار كلمة المرور',
    code: 'الرمز',
  },
  'es-ES': {
    title: 'No ha funcionado',
    text: 'Algo ha ido mal por nuestra parte y no sabemos si se ha llegado a hacer.',
    kept: 'Lo que ha escrito sigue en esta página. Por favor, inténtelo de nuevo.',
    corrected: 'Todo lo demás que ha escrito sigue en esta página.',
    noCards: 'Hemos omitido el campo que contenía un número de tarjeta.',
    again: 'Intentarlo de nuevo',
    send: 'Enviar',
    back: 'Volver sin sus datos',
    password: 'Contraseña',
    confirmPassword: 'Repetir la contraseña',
    code: 'Código',
  },
}
