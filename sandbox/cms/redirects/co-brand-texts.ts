import { localized } from '../../seed/hotels/localized'
import { fill } from '../../seed/pages/page-parts'
import type { Locale } from '../../seed/seed-types'

const texts = {
  title: localized(
    'On to {partner}',
    'Weiter zu {partner}',
    '{partner}のサイトへ移動します',
    '前往 {partner}',
    'الانتقال إلى {partner}',
    'Rumbo a {partner}',
  ),
  text: localized(
    'You’re leaving {chainName}. {partner} offers the card, and your application at {host} is between you and them.',
    'Sie verlassen {chainName}. {partner} bietet die Karte an, und was Sie bei {host} beantragen, vereinbaren Sie mit {partner}.',
    '{chainName}のサイトはここまでです。カードは{partner}が発行し、{host}でのお申し込みはお客様と{partner}との間で行われます。',
    '您即将离开 {chainName}。该卡由 {partner} 发行，您在 {host} 的申请由您与 {partner} 之间办理。',
    'أنت تغادر موقع {chainName}. تُصدر {partner} البطاقة، وما تطلبه في {host} يكون بينك وبينها.',
    'Va a salir de {chainName}. {partner} ofrece la tarjeta, y su solicitud en {host} queda entre usted y ellos.',
  ),
  goOn: localized(
    'Continue to {host}',
    'Weiter zu {host}',
    '{host}へ進む',
    '继续前往 {host}',
    'المتابعة إلى {host}',
    'Continuar a {host}',
  ),
  sandbox: localized(
    'This is the sandbox: nobody answers at that address.',
    'Dies ist die Testumgebung: Unter dieser Adresse antwortet niemand.',
    'これはサンドボックスです。このアドレスには応答するサイトがありません。',
    '这是测试环境：该地址没有网站应答。',
    'هذه بيئة تجريبية: لا يرد أحد على هذا العنوان.',
    'Esto es un entorno de pruebas: nadie responde en esa dirección.',
  ),
}

/** The texts of the page that leads to a card. */
export function coBrandTexts(
  locale: Locale,
  values: { partner: string; host: string; chainName: string },
): Record<keyof typeof texts, string> {
  const { partner, chainName } = values
  // Isolates the address, so that it is not reordered between Arabic words.
  const all = { partner, chainName, host: `\u2066${values.host}\u2069` }
  const say = (name: keyof typeof texts) => fill(texts[name][locale], all)
  return { title: say('title'), text: say('text'), goOn: say('goOn'), sandbox: say('sandbox') }
}

export const CO_BRAND_STYLES = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0 }
main { display: grid; justify-items: center; gap: 1rem; max-inline-size: 30rem; padding: 1.5rem; text-align: center; overflow-wrap: anywhere }
.card { display: grid; align-items: end; inline-size: 12rem; aspect-ratio: 1.586; margin-block-end: .5rem; padding: 1rem; box-sizing: border-box; border-radius: .75rem; background: linear-gradient(120deg, #17324d, #2f6f8f); color: #fff; font-weight: 600; text-align: start }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3 }
p { margin: 0 }
.quiet { opacity: .75; font-size: .875rem }
button { min-block-size: 44px; margin-block: .5rem; padding: .5rem 1.5rem; border: 0; border-radius: .5rem; background: #17324d; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button:hover { background: #2f6f8f }
button:focus-visible { outline: 2px solid; outline-offset: 3px }
@media (prefers-color-scheme: dark) { button { background: #cfe6f2; color: #0d2233 } button:hover { background: #fff } }
`
