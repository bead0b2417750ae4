import type { Page } from '../../services/page/page'

const SHOWN = 'insurance.shown'
const PURCHASED = 'insurance.purchased'
const ENTRIES = ['insurance.data', PURCHASED, SHOWN]

/** Removes the stored data of a travel insurance: data, purchased, shown (S1 §4, K2). */
export function clearInsurance(page: Page): void {
  for (const entry of ENTRIES) page.storage.session.remove(entry)
}

/** Whether an insurance was bought for the trip (W72). */
export function isInsured({ storage: { session } }: Pick<Page, 'storage'>): boolean {
  return Boolean(session.get(PURCHASED))
}

/** Notes that the visitor has seen the offer; returns whether it was for the first time (W44). */
export function noteInsuranceShown(page: Pick<Page, 'storage'>): boolean {
  return isFirst(page, SHOWN)
}

/** Notes that an insurance was bought; returns whether it was for the first time (W44). */
export function noteInsurancePurchased(page: Pick<Page, 'storage'>): boolean {
  return isFirst(page, PURCHASED)
}

function isFirst({ storage: { session } }: Pick<Page, 'storage'>, entry: string): boolean {
  if (session.get(entry)) return false
  session.set(entry, 'true')
  return true
}
