import { groupTitle, section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { coinsIcon } from '../../ui/media/icons/coins'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import { PrepayConsent } from './prepay-consent.view'
import type { PrepayRatesModel } from './prepay-rates.model'
import type { PrepayRatesProps } from './prepay-rates.schema'
import { block, card, content } from './prepay-rates.styles'

interface ViewProps {
  props: PrepayRatesProps
  model: PrepayRatesModel
}

export function PrepayRates({ props, model }: ViewProps) {
  const { id, labels, headingLevel, text } = props
  if (model.state === 'none') return null
  if (model.state !== 'ready') return <PrepayConsent props={props} model={model} />
  const { nonRefundable, termsHref } = model
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={`${section} ${block}`} aria-labelledby={`${id}-title`}>
      <div className={card}>
        <Icon path={coinsIcon} />
        <div className={content}>
          <Title id={`${id}-title`} className={groupTitle} tabIndex={-1}>
            {labels.title}
          </Title>
          {String(text) === '' ? <p>{labels.text}</p> : <RichText html={text} />}
          {nonRefundable.length > 0 && <p>{nonRefundable.join(' ')}</p>}
          {termsHref && (
            <p>
              <Link href={termsHref}>{labels.terms}</Link>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
