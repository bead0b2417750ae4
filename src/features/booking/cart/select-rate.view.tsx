import type { FormEvent, ReactNode } from 'react'
import { button as buttonStyle } from '../../../ui/form/button.styles'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import { type ChosenRate, rateOf, rateValue } from './choice.rules'
import type { SelectLabels } from './select.labels'
import type { RateForm, SelectForm } from './use-select-form'

/** The rate that a button chooses. */
export interface SelectedRate extends ChosenRate {
  /** Room, rate and total, for the name of the button. */
  selectName: string
}

interface FormProps {
  form: RateForm
  /** For the buttons of a list, which stand outside of their form. */
  id?: string
  children?: ReactNode
}

/**
 * The form whose buttons choose rates; without a script it works as it is. A list has one for all its
 * rates: a form and its fields for each were a sixth of its elements (docs/decisions/0067).
 */
export function RatesForm({ form, id, children }: FormProps) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (button) form.choose(rateOf(button.value), event.currentTarget)
  }
  return (
    <form id={id} method="post" action={form.action} onSubmit={choose}>
      {form.fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  )
}

interface ButtonProps {
  labels: SelectLabels
  rate: SelectedRate
  isBusy: boolean
  /** The id of its form, for a button outside of it. */
  form?: string
}

/** The button of a rate. */
export function SelectButton({ labels, rate, isBusy, form }: ButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      name="rate"
      value={rateValue(rate)}
      className={buttonStyle}
      data-kind="primary"
      data-busy={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {labels.select}
      <span className={visuallyHidden}> {rate.selectName}</span>
    </button>
  )
}

interface StatusProps {
  labels: SelectLabels
  isBusy: boolean
}

/** Says that a room is on its way. */
export function SelectStatus({ labels, isBusy }: StatusProps) {
  return (
    <span role="status" className={visuallyHidden}>
      {isBusy && labels.selecting}
    </span>
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
  const isBusy = busyId === rate.id
  return (
    <RatesForm form={form}>
      <SelectButton {...{ labels, rate, isBusy }} />
      <SelectStatus {...{ labels, isBusy }} />
    </RatesForm>
  )
}
