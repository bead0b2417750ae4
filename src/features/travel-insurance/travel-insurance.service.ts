import type { Page } from '../../services/page/page'

const ENTRIES = ['insurance.data', 'insurance.purchased', 'insurance.shown']

/** Removes the stored data of a travel insurance: data, purchased, shown (S1 §4, K2). */
export function clearInsurance(page: Page): void {
  for (const entry of ENTRIES) page.storage.session.remove(entry)
}
