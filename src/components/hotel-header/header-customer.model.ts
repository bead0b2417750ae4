import { useEffect } from 'react'
import {
  accessHeaders,
  savedPropertiesAtom,
} from '../../features/save-hotel/saved-properties.service'
import { usePage } from '../../hooks/page-store'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { headerCustomerCall } from '../../rules/site/page-calls'
import type { HotelHeaderAuthQuery } from '../../services/graphql/operations'
import type { Page } from '../../services/page/page'
import { maySave, type Visitor, visitorAtom } from '../../services/session/visitor'
import { callJson } from '../../services/transport/rest'
import { hotelHeaderAuthQuery } from './hotel-header.operations'

type Customer = NonNullable<HotelHeaderAuthQuery['customer']>

/**
 * Loads the customer of a signed-in or remembered visitor, for the heart's list: by the header's query
 * and by the header's own call, whichever answers first (W02 Data).
 */
export function useHeaderCustomer(propertyId: string | undefined): void {
  const page = usePage()
  const visitor = usePageValue(visitorAtom)
  const adopt = usePageAction(savedPropertiesAtom)
  const member = propertyId !== undefined && maySave(visitor) ? visitor : null
  const answer = useQuery(
    hotelHeaderAuthQuery,
    member && propertyId !== undefined ? { propertyId, customerId: member.customerId } : null,
    { fresh: true, headers: accessHeaders(visitor) },
  )
  const customer = answer.state === 'ready' ? answer.data.customer : null
  useEffect(() => adopt(customer), [customer, adopt])
  useEffect(() => {
    if (member) void fetchCustomer(page, member).then(adopt)
  }, [page, member, adopt])
}

/** POST header customer data (C.2): a failure is logged and counts as no customer [spec]. */
async function fetchCustomer(
  page: Page,
  visitor: Visitor & { customerId: string },
): Promise<Customer | null> {
  try {
    const answer = await callJson(page, headerCustomerCall(page.site), {
      body: { customerId: visitor.customerId },
      headers: accessHeaders(visitor),
    })
    const { customer } = (answer ?? {}) as { customer?: Partial<Customer> | null }
    return customer?.id && customer.revisionToken && Array.isArray(customer.savedProperties)
      ? (customer as Customer)
      : null
  } catch (cause) {
    page.log('error', `hotel header customer|${String(cause)}`)
    return null
  }
}
