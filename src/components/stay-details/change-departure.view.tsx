import { panel, panelTitle } from '../../features/checkout/panel.styles'
import { button } from '../../ui/form/button.styles'
import { TextField } from '../../ui/form/text-field.view'
import { Message } from '../../ui/text/message.view'
import type { DepartureForm } from './stay-details.model'
import type { StayDetailsProps } from './stay-details.schema'
import { changeForm, dates } from './stay-details.styles'

interface ChangeDepartureProps {
  id: string
  labels: StayDetailsProps['labels']
  change: DepartureForm
}

/** Another departure of a stay that has begun: one date, which every browser asks for by itself. */
export function ChangeDeparture({ id, labels, change }: ChangeDepartureProps) {
  const { fragment, title, name, problem, checkOut, earliest, hint } = change
  return (
    <details id={fragment} className={panel} open>
      <summary>
        <span className={panelTitle}>{title}</span>
      </summary>
      <form method="post" action={change.action} className={changeForm}>
        {problem !== null && (
          <Message kind="error" kindLabel={labels.error} title={labels[problem]} />
        )}
        <input type="hidden" name="stay" value={change.stay} />
        <div className={dates}>
          <TextField
            id={`${id}-departure`}
            name={name}
            type="date"
            label={labels.newDeparture}
            hint={hint}
            labels={labels}
            min={earliest}
            defaultValue={checkOut < earliest ? earliest : checkOut}
            required
          />
        </div>
        <p>
          <button type="submit" className={button} data-kind="primary">
            {labels.seePrice}
          </button>
        </p>
      </form>
    </details>
  )
}
