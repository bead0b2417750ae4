import type { ReactNode } from 'react'
import type { Picture } from '../../features/property/hotel-facts.rules'
import { quickLink, quickText } from '../../features/property/quick-link.styles'
import { PhoneLink, ReviewsLink } from '../../features/property/quick-links.view'
import { Heart } from '../../features/save-hotel/heart.view'
import { ParsedEnd } from '../../ui/layout/parsed-end.view'
import { revealWhenParsed } from '../../ui/layout/reveal-when-parsed.styles'
import { Icon } from '../../ui/media/icon.view'
import { infoIcon } from '../../ui/media/icons/info'
import { pinIcon } from '../../ui/media/icons/pin'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { HotelHeaderModel, LiveMode } from './hotel-header.model'
import type { HotelHeaderProps } from './hotel-header.schema'
import {
  actions,
  addressLine,
  addressText,
  city,
  header,
  heartPlace,
  inner,
  logoPlace,
  name,
  nameLink,
  note,
  noteSpace,
  notes,
  picturePlace,
  rating,
  skeleton,
  title,
} from './hotel-header.styles'

interface ViewProps {
  props: HotelHeaderProps
  model: HotelHeaderModel
}

type Ready = Extract<HotelHeaderModel, { state: 'ready' }>

export function HotelHeader({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const isFull = model.variant === 'full'
  const Name = isFull && props.isMainHeading ? 'h1' : 'p'
  if (model.state === 'loading') {
    return (
      <Frame model={model} label={props.labels.loading} isEmpty>
        {isFull && <span className={picturePlace} />}
        <Title {...model}>
          <span className={`${name} ${skeleton}`} />
        </Title>
        <SlowStatus label={props.labels.loading} />
        <span className={logoPlace}>
          <span className={skeleton} />
        </span>
        {isFull && (
          <>
            <span className={addressLine}>
              <span className={skeleton} />
            </span>
            <span className={actions}>
              <span className={skeleton} />
            </span>
          </>
        )}
      </Frame>
    )
  }
  if (model.state === 'nameOnly') {
    return (
      <Frame model={model} label={model.name}>
        <Title {...model}>
          <Name className={name}>{model.name}</Name>
        </Title>
      </Frame>
    )
  }
  const { hotel, site, logo, onFollow } = model
  return (
    <>
      <Frame model={model} label={hotel.name}>
        {isFull && <Photo picture={hotel.picture} />}
        <Title {...model}>
          <Name className={name}>
            <Link
              className={nameLink}
              href={site?.href}
              newTabLabel={site?.isExternal ? props.labels.newTab : undefined}
              onClick={() => onFollow('name')}
            >
              {hotel.name}
            </Link>
          </Name>
          {!isFull && hotel.city && <p className={city}>{hotel.city}</p>}
        </Title>
        <span className={logoPlace} data-chain={model.isChainBrand || undefined}>
          {logo && (
            <img
              src={logo.src}
              alt={logo.alt}
              width={isFull ? 176 : 32}
              height={isFull ? 44 : 32}
            />
          )}
        </span>
        {isFull && <Details props={props} model={model} />}
      </Frame>
      <Notes props={props} model={model} />
    </>
  )
}

/** The frame of the header, with the same size loaded and loading. */
function Frame({
  model,
  label,
  isEmpty,
  children,
}: {
  model: { variant: 'full' | 'compact' } & LiveMode
  label: string
  isEmpty?: boolean
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page has one banner, the site's; this is a named group
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a header is not interactive
    <header
      role="group"
      className={isEmpty ? `${header} ${scripted}` : header}
      aria-label={label}
      data-variant={model.variant}
      onPointerEnter={model.onHover}
    >
      <div className={`${inner} ${revealWhenParsed}`}>
        {children}
        <ParsedEnd />
      </div>
    </header>
  )
}

/** A live region: a name that arrives late is announced. */
function Title({ live, children }: { live: LiveMode['live']; children: ReactNode }) {
  return (
    <div className={title} aria-live={live}>
      {children}
    </div>
  )
}

/** Lazy: on small screens it has no box, so it is not loaded. */
function Photo({ picture }: { picture: Picture | null }) {
  return (
    <span className={picturePlace}>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          width={120}
          height={90}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}

function Details({ props, model }: { props: HotelHeaderProps; model: Ready }) {
  const { labels } = props
  const { hotel, save, onFollow } = model
  const { addressText: address, phone, reviews } = hotel
  const names = { hotel: hotel.name }
  return (
    <>
      <span className={addressLine}>
        {props.showAddress && address && (
          <Link
            className={addressText}
            href={model.map}
            newTabLabel={labels.newTab}
            onClick={() => onFollow('map')}
          >
            <Icon path={pinIcon} />
            <span>{address}</span>
            <span className={visuallyHidden}>, {labels.showOnMap}</span>
          </Link>
        )}
      </span>
      <div className={actions}>
        {reviews && (
          <ReviewsLink
            {...reviews}
            className={rating}
            labels={labels}
            locale={model.locale}
            onClick={() => onFollow('reviews')}
          />
        )}
        {props.showPhone && phone && (
          <PhoneLink
            {...phone}
            name={fillText(labels.call, { ...names, phone: phone.text })}
            onClick={() => onFollow('phone')}
          />
        )}
        {props.showDetailsLink && <DetailsLink labels={labels} model={model} />}
        <span className={heartPlace}>
          <Heart
            control={save}
            showLabel="fromM"
            labels={{
              ...labels,
              saveName: fillText(
                model.isSignInToSave ? labels.signInToSave : labels.saveName,
                names,
              ),
              savedName: fillText(labels.savedName, names),
            }}
          />
        </span>
      </div>
    </>
  )
}

function DetailsLink({ labels, model }: { labels: HotelHeaderProps['labels']; model: Ready }) {
  const { site, showDetails, onFollow } = model
  const content = (
    <>
      <Icon path={infoIcon} />
      <span className={quickText}>{labels.details}</span>
    </>
  )
  if (showDetails) {
    return (
      <button
        type="button"
        className={`${quickLink} ${scripted}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          showDetails()
        }}
        {...model.detailsCommand}
      >
        {content}
      </button>
    )
  }
  if (!site) return null
  return (
    <Link
      className={quickLink}
      href={site.href}
      newTabLabel={site.isExternal ? labels.newTab : undefined}
      onClick={() => onFollow('details')}
    >
      {content}
    </Link>
  )
}

function Notes({ props, model }: { props: HotelHeaderProps; model: Ready }) {
  const { labels, ratingDisclaimer } = props
  const { memberRate, hotel, variant } = model
  const hasRatingNote = variant === 'full' && hotel.reviews?.needsNote && ratingDisclaimer
  if (memberRate === 'possible' && !hasRatingNote) return <div className={noteSpace} />
  if (!memberRate && !hasRatingNote) return null
  return (
    <div className={notes}>
      {memberRate && memberRate !== 'possible' && (
        <p className={note}>
          <Icon path={infoIcon} />
          <span>
            {fillText(memberRate.isOwn ? labels.ownRate : labels.memberRate, {
              program: memberRate.program,
            })}{' '}
            {memberRate.signIn && <Link {...memberRate.signIn}>{labels.signIn}</Link>}
          </span>
        </p>
      )}
      {hasRatingNote && <RichText html={ratingDisclaimer} className={note} />}
    </div>
  )
}
