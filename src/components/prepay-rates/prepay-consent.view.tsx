import { card, group } from '../../features/checkout/agreement/agreement.styles'
import { AgreementBox, AskedField } from '../../features/checkout/agreement/agreement.view'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import { isolated } from '../../ui/text/isolated'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { PrepayConsentModel } from './prepay-consent.model'
import type { PrepayRatesProps } from './prepay-rates.schema'

interface ViewProps {
  props: PrepayRatesProps
  model: Exclude<PrepayConsentModel, { state: 'none' }>
}

/** What is charged at the booking, with the box that agrees to it. */
export function PrepayConsent({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={group}>
        <Title id={`${id}-title`} className={groupTitle} tabIndex={-1}>
          {labels.consentTitle}
        </Title>
        {model.state === 'failed' ? (
          <Message
            kind="error"
            kindLabel={labels.error}
            title={labels.somethingWrong}
            cta={{ label: labels.retry, onClick: model.retry }}
          >
            {labels.consentFailed}
          </Message>
        ) : (
          <div className={card}>
            {model.state === 'loading' ? (
              <>
                <p className={scripted} aria-hidden="true">
                  {labels.busy}
                </p>
                <SlowStatus label={labels.busy} />
              </>
            ) : (
              <Consent props={props} model={model} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}

type Consent = Extract<PrepayConsentModel, { state: 'consent' }>

function Consent({ props, model }: { props: PrepayRatesProps; model: Consent }) {
  const { id, labels, text, termsHref } = props
  const { form, asked, box, amount, day, nonRefundable, before } = model
  return (
    <>
      <p>
        {amount
          ? fillText(labels.charged, { amount: isolated(amount), day })
          : fillText(labels.chargedHidden, { day })}
      </p>
      {nonRefundable.length > 0 && <p>{nonRefundable.join(' ')}</p>}
      {String(text) !== '' && <RichText html={text} />}
      {termsHref && (
        <p>
          <Link href={termsHref}>{labels.terms}</Link>
        </p>
      )}
      <AskedField form={form} {...asked} />
      <div>
        <AgreementBox
          id={`${id}-${box.id}`}
          form={form}
          agreement={box}
          hint={before ? fillText(labels.amountBefore, { amount: before }) : undefined}
          labels={labels}
        />
      </div>
    </>
  )
}
