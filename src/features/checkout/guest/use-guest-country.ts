import { useEffect, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { useQuery } from '../../../hooks/use-query'
import { cartDetailsQuery } from '../cart-details.operations'
import { CHECKOUT_FORM, type PartValues } from '../details.rules'
import { detailsVariables } from '../use-checkout-part'
import { COUNTRY_FIELD, guestCountry } from './guest-country.rules'

/**
 * Where the guest lives, as the form of the page has it now: ISO 3166 alpha-2. `isStored`: as the server
 * knows it from the cart.
 */
export function useGuestCountry(): { country: string; isStored: boolean } {
  const { context } = usePage()
  const answer = useQuery(cartDetailsQuery, detailsVariables(context.page))
  const stored = answer.state === 'ready' ? (answer.data.cartDetails ?? []) : []
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    const read = () => {
      const form = document.getElementById(CHECKOUT_FORM) as HTMLFormElement | null
      const field = form?.elements.namedItem(COUNTRY_FIELD)
      if (field && 'value' in field) setTyped(String(field.value))
    }
    read()
    document.addEventListener('input', read)
    return () => document.removeEventListener('input', read)
  }, [])
  const known = Object.fromEntries(stored.map(({ name, value }) => [name, value]))
  const all: PartValues = typed === null ? known : { [COUNTRY_FIELD]: typed }
  const country = guestCountry(all, context.locale)
  return { country, isStored: country === guestCountry(known, context.locale) }
}
