import { useEffect, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { useQuery } from '../../../hooks/use-query'
import { cartDetailsQuery } from '../cart-details.operations'
import { CHECKOUT_FORM } from '../details.rules'
import { detailsVariables } from '../use-checkout-part'
import { COUNTRY_FIELD, guestCountry } from './guest-country.rules'

/** HTML as the browser may put it into the page. */
type SafeHtml = (html: string) => string

interface GuestCountry {
  /** ISO 3166 alpha-2. */
  country: string
  /** As the server knows it from the cart. */
  isStored: boolean
  /**
   * Of every HTML that depends on the country: what came with the page is a string, which Trusted Types
   * keep from being put into the page again.
   */
  htmlOf: SafeHtml
}

/** Where the guest lives, as the form of the page has it now. */
export function useGuestCountry(): GuestCountry {
  const { context, log } = usePage()
  const answer = useQuery(cartDetailsQuery, detailsVariables(context.page))
  const details = answer.state === 'ready' ? (answer.data.cartDetails ?? []) : []
  const values = Object.fromEntries(details.map(({ name, value }) => [name, value]))
  const stored = guestCountry(values, context.locale)
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    const read = () => {
      const form = document.getElementById(CHECKOUT_FORM) as HTMLFormElement | null
      const field = form?.elements.namedItem(COUNTRY_FIELD)
      if (!field || !('value' in field)) return
      const country = guestCountry({ [COUNTRY_FIELD]: String(field.value) }, context.locale)
      setTyped(country === stored ? null : country)
    }
    read()
    document.addEventListener('input', read)
    return () => document.removeEventListener('input', read)
  }, [stored, context.locale])

  const wanted = typed ?? stored
  const [first] = useState(stored)
  const [sanitise, setSanitise] = useState<SafeHtml | null>(null)
  const isOther = wanted !== first
  useEffect(() => {
    if (!isOther || sanitise) return
    import('../../../services/content/sanitise').then(
      ({ sanitiseRichText }) => setSanitise(() => onceEach(sanitiseRichText)),
      (cause) => log('error', `sanitiser: ${String(cause)}`),
    )
  }, [isOther, sanitise, log])
  // Until the sanitiser is there, the texts are those of the country before.
  const country = sanitise ? wanted : first
  return { country, isStored: country === stored, htmlOf: sanitise ?? asIs }
}

const asIs: SafeHtml = (html) => html

/** The same text gives the same object, so that nothing is put into the page twice. */
function onceEach(sanitise: SafeHtml): SafeHtml {
  const known = new Map<string, string>()
  return (html) => {
    if (typeof html !== 'string') return html
    const safe = known.get(html) ?? sanitise(html)
    known.set(html, safe)
    return safe
  }
}
