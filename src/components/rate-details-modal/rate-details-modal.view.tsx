import { FailedChoiceMessage } from '../../features/booking/cart/failed-choice.view'
import { SelectRate } from '../../features/booking/cart/select-rate.view'
import { RateTermsView } from '../../features/rates/details/rate-details.view'
import { Dialog } from '../../ui/dialog/dialog.view'
import { SelectField } from '../../ui/form/select-field.view'
import { groupTitle } from '../../ui/layout/section.styles'
import type { RateDetailsModalModel } from './rate-details-modal.model'
import type { RateDetailsModalProps } from './rate-details-modal.schema'
import { beside, choice, notice, sides, totalText } from './rate-details-modal.styles'

interface ViewProps {
  props: RateDetailsModalProps
  model: RateDetailsModalModel
}

type Open = Extract<RateDetailsModalModel, { state: 'open' }>

export function RateDetailsModal({ props, model }: ViewProps) {
  const { id, labels, headingLevel, showNightly } = props
  if (model.state === 'none') return null
  const open = model.state === 'open' ? model : null
  const compared = open?.comparison?.details ?? null
  return (
    <Dialog
      id={`${id}-dialog`}
      title={open?.title ?? labels.rateDetails}
      headingLevel={headingLevel}
      labels={labels}
      size="l"
      viewHeight={70}
      initialFocus="title"
      isOpen={open !== null}
      onOpen={() => {}}
      onClose={model.close}
      buttons={open && <Buttons props={props} model={open} />}
    >
      {open && <Failed {...{ props }} model={open} />}
      {open?.comparison && <Choice {...{ props }} comparison={open.comparison} />}
      <div className={compared ? sides : undefined}>
        <div>
          {compared && open?.details.state === 'ready' && (
            <p className={groupTitle}>{open.details.rate}</p>
          )}
          <RateTermsView
            labels={labels}
            headingLevel={headingLevel + 1}
            details={open?.details ?? { state: 'loading' }}
            isNightlyOpen={showNightly}
          />
        </div>
        {compared && (
          <div className={beside}>
            {compared.state === 'ready' && <p className={groupTitle}>{compared.rate}</p>}
            <RateTermsView
              labels={labels}
              headingLevel={headingLevel + 1}
              details={compared}
              isNightlyOpen={showNightly}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface ButtonsProps {
  props: RateDetailsModalProps
  model: Open
}

/** Of the rate that the dialog shows, not of one that it has shown before. */
function Failed({ props: { labels }, model: { details, select } }: ButtonsProps) {
  const isShown = details.state !== 'ready' || details.productId === select?.failed?.rate.id
  if (!select?.failed || !isShown) return null
  return (
    <div className={notice}>
      <FailedChoiceMessage labels={labels} form={select.form} failed={select.failed} />
    </div>
  )
}

function Buttons({ props: { labels }, model }: ButtonsProps) {
  const { details, select, selectName } = model
  if (details.state !== 'ready') return null
  const { productId, quoteToken, total } = details
  return (
    <>
      <p className={totalText}>
        {total === null ? (
          labels.confidential
        ) : (
          <>
            {labels.total} <b>{total}</b>
          </>
        )}
      </p>
      {select && (
        <SelectRate
          labels={labels}
          select={select}
          rate={{ id: productId, quoteToken, selectName }}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  props: RateDetailsModalProps
  comparison: NonNullable<Open['comparison']>
}

function Choice({ props: { id, labels }, comparison }: ChoiceProps) {
  return (
    <div className={choice}>
      <SelectField
        id={`${id}-compare`}
        labels={labels}
        label={labels.compareWith}
        value={comparison.chosenId}
        onChange={({ currentTarget }) => comparison.choose(currentTarget.value)}
      >
        <option value="">{labels.compareNone}</option>
        {comparison.choices.map((rate) => (
          <option key={rate.id} value={rate.id}>
            {rate.name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
