import type { MouseEvent } from 'react'
import {
  type AgreementProblem,
  ASKED,
  agreementOf,
  isAgreementName,
} from '../../features/checkout/agreement/agreement.rules'
import type { Agreement } from '../../features/checkout/agreement/agreement.view'
import {
  consentPart,
  consentsFor,
  isMarketing,
  NOTICE_FIELD,
} from '../../features/checkout/consent/consent.rules'
import { useGuestCountry } from '../../features/checkout/guest/use-guest-country'
import { useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { stripTags } from '../../rules/content/plain-text'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import { fillText } from '../../ui/text/fill-text'
import type { LegalConsentProps } from './legal-consent.schema'

/** One consent with its box. */
export interface AskedConsent {
  agreement: Agreement
  links: readonly { label: string; href: string; newTab: boolean }[]
}

export type LegalConsentModel =
  /** A guest from there is asked nothing. */
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'ready'
      form: string
      /** Ids of the boxes that keep from booking, and the field that tells them. */
      asked: { name: string; ids: string[] }
      required: readonly AskedConsent[]
      choices: readonly AskedConsent[]
      /** What the guest is told in place of a box; null for nothing. */
      notice: { name: string; types: string; text: string; privacyHref: string | null } | null
      /** Opens the privacy statement in the dialog of the page. */
      onLink: (event: MouseEvent<HTMLElement>) => void
    }

/** A page that a dialog can show. */
const FRAGMENT = /^(\/[\w-]+)?\/(.+\/)?(experience-)?fragments\//

/** What guests agree to about their data, by the rules of where they live (W40). */
export function useLegalConsent(props: LegalConsentProps): LegalConsentModel {
  const { context, site } = usePage()
  const { labels, consents, optOutCountries, privacyHref } = props
  const track = useTrack('legal-consent', props)
  const localPath = usePageValue(localPathAtom)
  const { country } = useGuestCountry()
  const part = useCheckoutPart(consentPart, (field, problem) => {
    const text = stripTags(String(consents.find(({ type }) => type === field)?.text ?? ''))
    if (problem === 'agreementMissing') return fillText(labels.agreementListed, { text })
    return labels[problem as AgreementProblem]
  })
  if (part.state === 'loading' && context.page.cart && context.mode !== 'edit')
    return { state: 'loading' }

  const { phoneHiddenCountries } = site
  const named = consents.filter(({ type }) => isAgreementName(type))
  const { asked, noticed } = consentsFor(named, { country, optOutCountries, phoneHiddenCountries })
  if (asked.length + noticed.length === 0) return { state: 'none' }
  const boxes = asked.map(({ type, version, text, required, links }): AskedConsent => {
    const { isTicked, hasChanged } = agreementOf(part.values, type, version)
    const changed = hasChanged && required ? 'agreementChanged' : null
    return {
      agreement: {
        id: type,
        name: part.nameOf(type),
        version,
        html: text,
        // A booking never depends on marketing.
        isRequired: required && !isMarketing(type),
        isTicked,
        problem: (part.problems[type] as AgreementProblem | undefined) ?? changed,
        onToggle: () => track('consent_toggle', { type }),
      },
      links: links.map(({ label, href, newTab }) => ({ label, newTab, href: localPath(href) })),
    }
  })
  const isRequired = ({ agreement }: AskedConsent) => agreement.isRequired
  const names = { 'marketing-email': labels.channelEmail, 'marketing-post': labels.channelPost }
  const channels = noticed.map((type) => names[type])
  return {
    state: 'ready',
    form: part.form,
    asked: {
      name: part.nameOf(ASKED),
      ids: boxes.filter(isRequired).map(({ agreement }) => agreement.id),
    },
    required: boxes.filter(isRequired),
    choices: boxes.filter((box) => !isRequired(box)),
    notice:
      noticed.length > 0
        ? {
            name: part.nameOf(NOTICE_FIELD),
            types: noticed.join(' '),
            text: fillText(labels.notice, {
              channels: new Intl.ListFormat(context.locale, { type: 'conjunction' }).format(
                channels,
              ),
            }),
            privacyHref: privacyHref ? localPath(privacyHref) : null,
          }
        : null,
    onLink(event) {
      const link = (event.target as Element).closest('a')
      const href = link?.getAttribute('href') ?? ''
      if (!link || !isPlainClick(event) || !FRAGMENT.test(href)) return
      if (context.mode !== 'edit' && openOverlay('privacy-statement', { src: unprefixed(href) }))
        event.preventDefault()
    },
  }

  /** The dialog puts the site's sub-directory before the address itself. */
  function unprefixed(href: string): string {
    const { contextPath } = context
    return contextPath && href.startsWith(`${contextPath}/`) ? href.slice(contextPath.length) : href
  }
}
