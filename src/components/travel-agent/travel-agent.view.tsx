import { KeepNote } from '../../features/checkout/keep-note.view'
import { panel } from '../../features/checkout/panel.styles'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { SelectField } from '../../ui/form/select-field.view'
import { TextField } from '../../ui/form/text-field.view'
import { Section } from '../../ui/layout/section.view'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { TravelAgentModel } from './travel-agent.model'
import type { TravelAgentProps } from './travel-agent.schema'
import { agency, content, fields, removal, skeleton, warning, wide } from './travel-agent.styles'

interface ViewProps {
  props: TravelAgentProps
  model: TravelAgentModel
}

type Ready = Extract<TravelAgentModel, { state: 'ready' }>

export function TravelAgent({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel } = props
  return (
    <Section id={id} title={labels.title} headingLevel={headingLevel}>
      <div className={content}>
        <Unanswered labels={labels} model={model} skeleton={skeleton} />
        {model.state === 'ready' && (
          <>
            <details className={panel} open={model.isOpen}>
              <summary>
                <KnownAgent labels={labels} model={model} />
              </summary>
              <Fields props={props} model={model} />
            </details>
            <p role="status" className={visuallyHidden}>
              {model.isRemoved && labels.removed}
            </p>
          </>
        )}
      </div>
    </Section>
  )
}

/** What is stored, else the question. */
function KnownAgent({ labels, model }: { labels: TravelAgentProps['labels']; model: Ready }) {
  const { entered } = model
  if (!entered) return <span className={agency}>{labels.open}</span>
  return (
    <span className={agency}>
      {fillText(labels.entered, { number: entered.number })}
      {entered.name && <small>{entered.name}</small>}
    </span>
  )
}

function Fields({ props, model }: { props: TravelAgentProps; model: Ready }) {
  const { id, labels, programs, allowRemove } = props
  const { form, values, problems } = model
  const texts: Record<string, string> = labels
  const field = (name: string) => ({
    id: `${id}-${name}`,
    form,
    name: model.nameOf(name),
    defaultValue: values[name],
    labels,
    error: texts[problems[name] ?? ''],
  })
  const onInput = (name: string) => ({
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
      model.onInput(name, currentTarget.value),
  })
  return (
    <fieldset ref={model.fieldsRef} className={fields} aria-labelledby={`${id}-title`}>
      <div>
        <TextField
          {...field('number')}
          {...onInput('number')}
          label={labels.number}
          hint={labels.numberHint}
          inputMode="numeric"
          dir="ltr"
          maxLength={20}
          autoComplete="off"
          onBlur={model.onNumber}
        />
        <p role="status" className={warning}>
          {model.isUnusual && !problems.number && labels.numberUnusual}
        </p>
      </div>
      <TextField
        {...field('name')}
        {...onInput('name')}
        label={labels.name}
        maxLength={40}
        autoComplete="section-agent organization"
      />
      <TextField
        {...field('email')}
        {...onInput('email')}
        label={labels.agentEmail}
        type="email"
        maxLength={80}
        autoComplete="section-agent email"
      />
      {programs.length > 0 && (
        <SelectField
          {...field('programme')}
          {...onInput('programme')}
          label={labels.programme}
          hint={labels.programmeHint}
        >
          <option value="">{labels.noProgramme}</option>
          {programs.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...field('billing')}
        {...onInput('billing')}
        label={labels.billing}
        maxLength={40}
        autoComplete="off"
      />
      {model.hasCommission && (
        <div className={wide}>
          {/* Unticking is stored as well. */}
          <input type="hidden" form={form} name={model.nameOf('commission')} value="" />
          <CheckboxField
            id={`${id}-commission`}
            form={form}
            name={model.nameOf('commission')}
            value="yes"
            defaultChecked={values.commission === 'yes'}
            labels={labels}
            label={labels.commission}
            onChange={({ currentTarget }) =>
              model.onInput('commission', currentTarget.checked ? 'yes' : '')
            }
          />
        </div>
      )}
      <div className={wide}>
        <KeepNote labels={labels} note={model.note} />
        {allowRemove && model.entered && (
          <button type="button" className={removal} onClick={model.remove}>
            {labels.remove}
          </button>
        )}
      </div>
    </fieldset>
  )
}
