import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../../src/server/print/json-script'
import type { Locale } from '../../seed/seed-types'

const PATH = '/consent-tool.js'

interface Texts {
  title: string
  text: string
  all: string
  analytics: string
  none: string
}

const TEXTS: Record<Locale, Texts> = {
  'en-US': {
    title: 'Your privacy choices',
    text: 'How may we use what we learn from your visit?',
    all: 'Allow all',
    analytics: 'Visit statistics only',
    none: 'Only what’s necessary',
  },
  'de-DE': {
    title: 'Ihre Datenschutzeinstellungen',
    text: 'Wie dürfen wir nutzen, was wir aus Ihrem Besuch erfahren?',
    all: 'Alles erlauben',
    analytics: 'Nur Besuchsstatistik',
    none: 'Nur das Nötige',
  },
  'ja-JP': {
    title: 'プライバシー設定',
    text: 'ご利用から得た情報の取り扱いをお選びください。',
    all: 'すべて許可',
    analytics: 'アクセス数の計測のみ',
    none: '必要なもののみ',
  },
  'zh-CN': {
    title: '您的隐私选项',
    text: '我们可以如何使用您访问时的信息？',
    all: '全部允许',
    analytics: '仅统计访问量',
    none: '仅必要项',
  },
  'ar-SA': {
    title: 'خيارات الخصوصية',
    text: 'ماذا يمكننا أن نفعل بما نعرفه من زيارتك؟',
    all: 'السماح بالكل',
    analytics: 'إحصاءات الزيارة فقط',
    none: 'الضروري فقط',
  },
  'es-ES': {
    title: 'Sus opciones de privacidad',
    text: '¿Cómo podemos usar lo que sabemos por su visita?',
    all: 'Permitir todo',
    analytics: 'Solo estadísticas de visitas',
    none: 'Solo lo necesario',
  },
}

/**
 * Replaces a vendor's consent tool and tag manager: opens a dialog on `consent-open`, raises
 * `consent-changed`, and defines the tag manager's global, which is notified (C.22). It does not open
 * automatically and sends no data. The pages of the sandbox have the footer's own dialog in its place, all
 * but `/sandbox/widgets` (docs/decisions/0112).
 */
const SCRIPT = `const texts = JSON.parse(document.getElementById('consent-tool').dataset.texts)
globalThis._satellite = { events: [], track(event, detail) { this.events.push({ event, detail }) } }
const element = (name, text, className = '') => Object.assign(document.createElement(name), { textContent: text, className })
addEventListener('consent-open', () => {
  const dialog = document.createElement('dialog')
  const title = Object.assign(element('h2', texts.title), { id: 'consent-title' })
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.className = 'consent'
  const text = element('p', texts.text)
  for (const { style } of [title, text]) style.margin = 0
  dialog.append(title, text)
  for (const [label, analytics, marketing] of [[texts.all, true, true], [texts.analytics, true, false], [texts.none, false, false]]) {
    const button = Object.assign(element('button', label, 'button'), { type: 'button' })
    button.style.font = 'inherit'
    button.addEventListener('click', () => {
      dialog.close()
      dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics, marketing } }))
    })
    dialog.append(button)
  }
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
})
`

export function registerConsentTool(fastify: FastifyInstance) {
  fastify.get(PATH, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('text/javascript; charset=utf-8')
      .send(SCRIPT),
  )
}

/** The tool's script on a page. */
export function consentToolScript(locale: Locale, nonce: string): string {
  const texts = escapeHtml(JSON.stringify(TEXTS[locale]))
  return `<script async src="${PATH}" id="consent-tool" data-texts="${texts}" nonce="${escapeHtml(nonce)}"></script>\n`
}
