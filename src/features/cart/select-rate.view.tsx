import type { FormEvent } from 'react'
import { button } from '../../ui/form/button.styles'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { SelectLabels } from './select.labels'
import type { ChosenRate, SelectForm } from './use-select-form'

/** The rate that a form chooses. */
export interface SelectedRate extends ChosenRate {
  /** Room, rate and total, for the name of the button. */
  selectName: string
}

interface RateProps {
  select: SelectForm
  rate: SelectedRate
}

/** Attributes of a form that chooses a rate; without a script it works as it is. */
export function selectForm({ select, rate }: RateProps) {
  return {
    method: 'post',
    action: select.action,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      select.choose(rate, event.currentTarget)
    },
  } as const
}

/** What such a form sends. */
export function SelectFields({ select, rate }: RateProps) {
  return (
    <>
      {select.fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input type="hidden" name="productId" value={rate.id} />
      {rate.quoteToken && <input type="hidden" name="quoteToken" value={rate.quoteToken} />}
    </>
  )
}

/** Its button, which says that the room is on its way. */
export function SelectButton({ labels, select, rate }: RateProps & { labels: SelectLabels }) {
  const isBusy = select.busyId === rate.id
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

/** A form that is nothing but its button. */
export function SelectRate(props: RateProps & { labels: SelectLabels }) {
  return (
    <form {...selectForm(props)}>
      <SelectFields {...props} />
      <SelectButton {...props} />
    </form>
  )
}
