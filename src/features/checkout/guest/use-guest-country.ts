import { useEffect, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { useQuery } from '../../../hooks/use-query'
import { cartDetailsQuery } from '../cart-details.operations'
import { CHECKOUT_FORM } from '../details.rules'
import { detailsVariables } from '../use-checkout-part'
import { COUNTRY_FIELD, guestCountry } from './guest-country.rules'

interface GuestCountry {
  /** ISO 3166 alpha-2. */
  country: string
  /** As the server knows it from the cart. */
  isStored: boolean
}

/** Where the guest lives, as the form of the page has it now. */
export function useGuestCountry(): GuestCountry {
  const { context } = usePage()
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

  return { country: typed ?? stored, isStored: typed === null }
}
