import { section, sectionTitle } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { arrowIcon } from '../../ui/media/icons/arrow'
import { Picture } from '../../ui/media/picture.view'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { CrossSellOffersModel, OfferCard } from './cross-sell-offers.model'
import type { CrossSellOffersProps } from './cross-sell-offers.schema'
import { action, card, disclosure, photo, row, text, words } from './cross-sell-offers.styles'

interface ViewProps {
  props: CrossSellOffersProps
  model: CrossSellOffersModel
}

export function CrossSellOffers({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  if (model.state === 'waiting') return <div ref={model.listRef} />
  const { id, labels, heading, headingLevel } = props
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={sectionTitle}>
        {heading || labels.title}
      </Title>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none */}
      <ul className={row} role="list" ref={model.listRef}>
        {model.offers.map((offer) => (
          <li key={offer.id} data-offer={offer.id}>
            <Card props={props} offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The link is the title and covers the card; what the card says below its text is decoration. */
function Card({
  props: { labels, headingLevel },
  offer,
}: {
  props: CrossSellOffersProps
  offer: OfferCard
}) {
  const Name = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const { title, picture, onBroken, isPartner, isNewTab, link } = offer
  return (
    <article className={card}>
      {picture && (
        <div className={photo}>
          <Picture image={picture} onBroken={onBroken} />
        </div>
      )}
      <div className={words}>
        {offer.disclosure && <p className={disclosure}>{offer.disclosure}</p>}
        <Name>
          <Link
            href={link.href}
            {...(isPartner && { rel: 'sponsored noopener' as const })}
            newTabLabel={isNewTab ? labels.newTab : undefined}
            onPointerEnter={link.onApproach}
            onFocus={link.onApproach}
            onClick={link.onClick}
          >
            {title}
          </Link>
        </Name>
        {'html' in offer.text ? (
          <RichText className={text} html={offer.text.html} />
        ) : (
          offer.text.text && <p className={text}>{offer.text.text}</p>
        )}
        <span className={action} data-new-tab={isNewTab || undefined} aria-hidden="true">
          {offer.action || labels.more}
          <Icon path={arrowIcon} />
        </span>
      </div>
    </article>
  )
}
