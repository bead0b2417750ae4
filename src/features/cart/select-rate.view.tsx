import type { FormEvent } from 'react'
import { button } from '../../ui/form/button.styles'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { SelectLabels } from './select.labels'
import type { ChosenRate, RateForm, SelectForm } from './use-select-form'

/** The rate that a form chooses. */
export interface SelectedRate extends ChosenRate {
  /** Room, rate and total, for the name of the button. */
  selectName: string
}

interface RateProps {
  form: RateForm
  rate: SelectedRate
}

/** Attributes of a form that chooses a rate; without a script it works as it is. */
export function selectForm({ form, rate }: RateProps) {
  return {
    method: 'post',
    action: form.action,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      form.choose(rate, event.currentTarget)
    },
  } as const
}

/** What such a form sends. */
export function SelectFields({ form, rate }: RateProps) {
  return (
    <>
      {form.fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input type="hidden" name="productId" value={rate.id} />
      {rate.quoteToken && <input type="hidden" name="quoteToken" value={rate.quoteToken} />}
    </>
  )
}

interface ButtonProps {
  labels: SelectLabels
  rate: SelectedRate
  isBusy: boolean
}

/** Its button, which says that the room is on its way. */
export function SelectButton({ labels, rate, isBusy }: ButtonProps) {
  return (
    <>
      <button
        type="submit"
        className={button}
        data-kind="primary"
        data-busy={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        {labels.select}
        <span className={visuallyHidden}> {rate.selectName}</span>
      </button>
      <span role="status" className={visuallyHidden}>
        {isBusy && labels.selecting}
      </span>
    </>
  )
}

interface SelectRateProps {
  labels: SelectLabels
  select: SelectForm
  rate: SelectedRate
}

/** A form that is nothing but its button. */
export function SelectRate({ labels, select, rate }: SelectRateProps) {
  const { form, busyId } = select
  return (
    <form {...selectForm({ form, rate })}>
      <SelectFields {...{ form, rate }} />
      <SelectButton {...{ labels, rate }} isBusy={busyId === rate.id} />
    </form>
  )
}
