import type { Fixture } from '../../mapping/define-widget'
import type { PrivacyStatementModalModel } from './privacy-statement-modal.model'
import type { PrivacyStatementModalInput } from './privacy-statement-modal.schema'

type Case = Fixture<PrivacyStatementModalInput, PrivacyStatementModalModel>

const props: PrivacyStatementModalInput = { src: '/fragments/privacy-statement' }

const TEXT =
  '<p><time datetime="2026-09-01">Version of September 1, 2026</time></p>' +
  '<h3>What we keep</h3><p>Your name and how to reach you, for as long as you are a member.</p>' +
  '<h3>What you can do</h3><p>Ask us what we know of you, correct it, or have it removed.</p>'

const open: Extract<PrivacyStatementModalModel, { isInline: boolean }> = {
  state: 'ready',
  isLive: false,
  isInline: true,
  href: '/fragments/privacy-statement',
  bodyRef: (element) => {
    element?.replaceChildren(new DOMParser().parseFromString(TEXT, 'text/html').body)
  },
  close: () => {},
}

export const minimal: Case = { props, model: { state: 'closed' }, isEmpty: true }

export const full: Case = { props, model: open }

export const loading: Case = { props, model: { ...open, state: 'loading', bodyRef: () => {} } }

export const failed: Case = { props, model: { ...open, state: 'failed', bodyRef: () => {} } }

export const notPrintable: Case = { props: { ...props, printable: false }, model: open }
