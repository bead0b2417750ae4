import { plainPage } from '../cms/page/plain-page'
import { html } from '../control/html'
import type { Locale } from '../seed/seed-types'

/** A page that needs neither the database nor the renderer. */
export function failurePage(locale: Locale, status: 500 | 503): string {
  const { title, away, broken, again } = TEXTS[locale]
  return plainPage({
    locale,
    title,
    stylesheet: '/site.css',
    main: html`<h1>${title}</h1>
<p>${status === 503 ? away : broken}</p>
<p><a href="">${again}</a></p>`,
  })
}

interface Texts {
  title: string
  away: string
  broken: string
  again: string
}

const TEXTS: Record<Locale, Texts> = {
  'en-US': {
    title: 'We can’t show this page right now',
    away: 'Our site is briefly unavailable. Please try again in a few seconds.',
    broken: 'Something went wrong on our side. We have made a note of it.',
    again: 'Try again',
  },
  'de-DE': {
    title: 'Diese Seite lässt sich gerade nicht anzeigen',
    away: 'Unsere Website ist einen Moment lang nicht erreichbar. Bitte versuchen Sie es in wenigen Sekunden erneut.',
    broken: 'Bei uns ist etwas schiefgegangen. Wir haben es festgehalten.',
    again: 'Erneut versuchen',
  },
  'ja-JP': {
    title: '現在このページを表示できません',
    away: 'サイトに一時的に接続できません。数秒後にもう一度お試しください。',
    broken: '当方で問題が発生しました。内容は記録しております。',
    again: 'もう一度試す',
  },
  'zh-CN': {
    title: '暂时无法显示此页面',
    away: '我们的网站暂时无法访问。请稍等几秒后重试。',
    broken: '我们这边出现了错误，问题已记录。',
    again: '重试',
  },
  'ar-SA': {
    title: 'يتعذر عرض هذه الصفحة حاليًا',
    away: 'موقعنا غير متاح مؤقتًا. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
    broken: 'حدث خطأ من جانبنا، وقد سجّلناه.',
    again: 'إعادة المحاولة',
  },
  'es-ES': {
    title: 'Ahora mismo no podemos mostrar esta página',
    away: 'Nuestro sitio no está disponible por un momento. Por favor, inténtelo de nuevo dentro de unos segundos.',
    broken: 'Algo ha ido mal por nuestra parte. Hemos tomado nota.',
    again: 'Intentarlo de nuevo',
  },
}
