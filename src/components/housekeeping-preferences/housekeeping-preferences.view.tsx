import { StayForm } from '../../features/booking/changes/stay-form.view'
import { choice as card, choices as group } from '../../features/checkout/choices.styles'
import { KeepNote } from '../../features/checkout/keep-note.view'
import { Section } from '../../ui/layout/section.view'
import { RichText } from '../../ui/text/rich-text.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { HousekeepingPreferencesModel } from './housekeeping-preferences.model'
import type { HousekeepingPreferencesProps } from './housekeeping-preferences.schema'
import { content, skeleton } from './housekeeping-preferences.styles'

interface ViewProps {
  props: HousekeepingPreferencesProps
  model: HousekeepingPreferencesModel
}

export function HousekeepingPreferences({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel, text } = props
  return (
    <Section id={id} title={labels.title} headingLevel={headingLevel}>
      <div className={content}>
        <RichText html={text} />
        <Unanswered labels={labels} model={model} skeleton={skeleton} />
        {model.state === 'ready' && (
          <>
            <fieldset className={group} aria-labelledby={`${id}-title`}>
              {model.choices.map(({ choice, code, isChosen }) => (
                <label key={choice} className={card}>
                  <input
                    type="radio"
                    form={model.form}
                    name={model.name}
                    value={code}
                    defaultChecked={isChosen}
                    onChange={() => model.onChoose(code)}
                  />
                  <span>
                    <b>{labels[choice]}</b>
                    <small>{labels[`${choice}Text`]}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            {model.note && <KeepNote labels={labels} note={model.note} />}
            {model.save && <StayForm labels={labels} {...model.save} />}
          </>
        )}
      </div>
    </Section>
  )
}
