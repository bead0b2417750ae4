import { CHECKOUT_STEPS } from '../../features/checkout/details.rules'
import { searchInput } from '../../features/stay/search-input.rules'
import { isFlagOn } from '../../rules/codes/flags'
import { parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import type { PageContext } from '../../services/page/page-context'

/** The cart whose rooms the page can pay with points: only a page of the booking has the form for it. */
export function cartOf({ id, cart, stay }: PageContext['page']): string | null {
  return cart && !stay && CHECKOUT_STEPS.has(id) ? cart : null
}

/**
 * The question for a search; null without a hotel or dates, and for a booked stay. The answer is the same whether
 * the search asks for rates in points or not.
 */
export function searchQuestion(search: StaySearch, { propertyId, stay }: PageContext['page']) {
  const id = search.propertyId ?? propertyId
  if (!id || !search.checkIn || stay) return null
  return { search: searchInput({ ...search, propertyId: id, usePoints: false }) }
}

interface Question {
  cartId?: string
  search?: ReturnType<typeof searchInput>
}

/** The question of a page's address; null for a page without a cart, and without a search. */
export function questionOf({ page, site, mode, renderedAt }: PageContext): Question | null {
  if (mode === 'edit' || !isFlagOn(site, 'points')) return null
  const cartId = cartOf(page)
  if (cartId) return { cartId }
  if (CHECKOUT_STEPS.has(page.id)) return null
  const query = new URLSearchParams(page.search)
  return searchQuestion(parseSearch(query, site, renderedAt ?? Date.now()), page)
}
