import { CHECKOUT_FORM, type CheckoutStep } from './details.rules'

/**
 * The button that Enter in a field of the page's form presses is its first one. Stands before every button
 * of the form that does something else than the form's own step.
 */
export function DefaultButton({ step }: { step: CheckoutStep }) {
  return <button type="submit" form={CHECKOUT_FORM} name="step" value={step} hidden />
}
