import { fillText } from '../../../ui/text/fill-text'
import type { RateTermsState } from './use-rate-terms'

/** Room and rate of shown terms, and the name of the button that chooses them. */
export function rateNames(
  details: RateTermsState,
  labels: { rateNamed: string; selectNamed: string; confidential: string },
): { name: string; selectName: string } {
  if (details.state !== 'ready') return { name: '', selectName: '' }
  const { room, rate, spokenTotal: price } = details
  return {
    name: room && rate ? fillText(labels.rateNamed, { room, rate }) : room || rate,
    selectName: fillText(labels.selectNamed, { room, rate, price: price ?? labels.confidential }),
  }
}
