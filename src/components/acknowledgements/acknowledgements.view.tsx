import { card, group, read } from '../../features/checkout/agreement/agreement.styles'
import { AgreementBox, AskedField } from '../../features/checkout/agreement/agreement.view'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { scripted } from '../../ui/text/hidden.styles'
import { RichText } from '../../ui/text/rich-text.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { AcknowledgementsModel } from './acknowledgements.model'
import type { AcknowledgementsProps } from './acknowledgements.schema'
import { line } from './acknowledgements.styles'

interface ViewProps {
  props: AcknowledgementsProps
  model: AcknowledgementsModel
}

export function Acknowledgements({ props, model }: ViewProps) {
  const { id, labels, headingLevel, groupLabel } = props
  if (model.state === 'none') return null
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <fieldset className={group} aria-labelledby={`${id}-title`}>
        <Title id={`${id}-title`} className={groupTitle} tabIndex={-1}>
          {groupLabel || labels.group}
        </Title>
        <div className={card}>
          {model.state === 'loading' ? (
            <>
              <div className={scripted} aria-hidden="true">
                <span className={line} />
                <span className={line} />
              </div>
              <SlowStatus label={labels.busy} />
            </>
          ) : (
            <>
              <AskedField form={model.form} {...model.asked} />
              {model.statements.map((statement) =>
                statement.kind === 'text' ? (
                  <RichText key={statement.id} className={read} html={statement.html} />
                ) : (
                  <div key={statement.id}>
                    <AgreementBox
                      id={`${id}-${statement.id}`}
                      form={model.form}
                      agreement={statement}
                      labels={labels}
                    />
                  </div>
                ),
              )}
            </>
          )}
        </div>
      </fieldset>
    </section>
  )
}
