import { JoinedMessage, JoinOffer } from '../../features/join/join-offer.view'
import { button } from '../../ui/form/button.styles'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import type { OneClickJoinModel } from './one-click-join.model'
import type { OneClickJoinProps } from './one-click-join.schema'
import { card, teaser } from './one-click-join.styles'

interface ViewProps {
  props: OneClickJoinProps
  model: OneClickJoinModel
}

export function OneClickJoin({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel, offerText } = props
  const { program } = model
  const Title = `h${headingLevel}` as 'h2'
  const isJoined = model.state === 'ready' && model.offer.state === 'joined'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={card}>
        <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
          {fillText(isJoined ? labels.joined : labels.title, { program })}
        </Title>
        {model.state === 'overlay' ? (
          <div className={teaser}>
            <p>{labels.offer}</p>
            <Link className={button} href={model.href} onClick={model.onClick}>
              {labels.join}
            </Link>
          </div>
        ) : (
          <>
            {model.offer.state === 'form' && (
              <JoinOffer {...{ id, labels, offerText }} model={model.offer} />
            )}
            <JoinedMessage labels={labels} model={model.offer} isOld={model.isOld} />
          </>
        )}
      </div>
    </section>
  )
}
