import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import type { PrivacyChoicesGiven, PrivacyChoicesModel } from './privacy-choices.model'
import { choices as choicesStyle } from './privacy-choices.styles'

interface ViewProps extends PrivacyChoicesGiven {
  model: PrivacyChoicesModel
}

/** Three equal buttons: to refuse is as easy as to accept. */
export function PrivacyChoices({ props, model, choices }: ViewProps) {
  const { id, labels, headingLevel } = props
  const { chosen, hasSignal, save } = model
  const formId = `${id}-choices-form`
  const field = { labels: { required: '' } }
  return (
    <Dialog
      id={`${id}-choices-dialog`}
      title={labels.choicesTitle}
      headingLevel={headingLevel}
      initialFocus="title"
      isOpen={choices.isOpen}
      onClose={choices.close}
      labels={labels}
      buttons={
        <>
          <button
            type="button"
            className={button}
            onClick={() => save({ analytics: false, marketing: false })}
          >
            {labels.refuseAll}
          </button>
          <button
            type="button"
            className={button}
            onClick={() => save({ analytics: true, marketing: true })}
          >
            {labels.acceptAll}
          </button>
          <button type="submit" form={formId} className={button}>
            {labels.saveChoices}
          </button>
        </>
      }
    >
      {model.state === 'open' && (
        <form
          id={formId}
          className={choicesStyle}
          onSubmit={(event) => {
            event.preventDefault()
            const values = new FormData(event.currentTarget)
            save({ analytics: values.has('analytics'), marketing: values.has('marketing') })
          }}
        >
          <p>{labels.choicesIntro}</p>
          <CheckboxField
            {...field}
            id={`${id}-necessary`}
            label={labels.necessary}
            hint={labels.necessaryHint}
            defaultChecked
            isDisabled
          />
          <CheckboxField
            {...field}
            id={`${id}-statistics`}
            name="analytics"
            label={labels.statistics}
            hint={labels.statisticsHint}
            defaultChecked={chosen.analytics}
          />
          <CheckboxField
            {...field}
            id={`${id}-marketing`}
            name="marketing"
            label={labels.marketing}
            hint={hasSignal ? labels.signalOn : labels.marketingHint}
            defaultChecked={chosen.marketing}
            isDisabled={hasSignal}
          />
        </form>
      )}
    </Dialog>
  )
}
