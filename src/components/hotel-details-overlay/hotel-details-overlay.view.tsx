import type { ReactNode } from 'react'
import type { HotelFacts } from '../../features/property/hotel-facts.rules'
import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { Icon } from '../../ui/media/icon.view'
import { alertIcon } from '../../ui/media/icons/alert'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { HotelDetailsOverlayModel } from './hotel-details-overlay.model'
import type { HotelDetailsOverlayProps } from './hotel-details-overlay.schema'
import {
  failed,
  header,
  icon,
  name,
  section,
  skeleton,
  skeletons,
} from './hotel-details-overlay.styles'
import { Address, Amenities, Directions, Phone, Policies } from './hotel-details-sections.view'

type Labels = HotelDetailsOverlayProps['labels']

export function HotelDetailsOverlay({
  props,
  model,
}: {
  props: HotelDetailsOverlayProps
  model: HotelDetailsOverlayModel
}) {
  return (
    <Dialog
      id={`${props.id}-dialog`}
      title={props.labels.title}
      headingLevel={props.headingLevel}
      size="l"
      isInline={model.isInline}
      isOpen={model.state !== 'closed' && !model.isInline}
      onOpen={model.open}
      onClose={model.close}
      labels={props.labels}
    >
      <Content props={props} model={model} />
    </Dialog>
  )
}

interface ContentProps {
  props: HotelDetailsOverlayProps
  model: HotelDetailsOverlayModel
}

function Content({ props, model }: ContentProps) {
  const { labels } = props
  if (model.state === 'closed') {
    return (
      <>
        <HeaderSkeleton />
        <Skeleton labels={labels} />
      </>
    )
  }
  const { hotel } = model
  return (
    <>
      {hotel ? <Header hotel={hotel} /> : model.state === 'loading' && <HeaderSkeleton />}
      {model.state === 'failed' && <Failed labels={labels} retry={model.retry} />}
      {props.sections.map((kind) => (
        <Section key={kind} kind={kind} props={props} model={model} />
      ))}
      {model.state === 'loading' && <Skeleton labels={labels} />}
    </>
  )
}

type SectionProps = ContentProps & { kind: HotelDetailsOverlayProps['sections'][number] }

/** An empty section is left out with its heading. */
function Section({ kind, props, model }: SectionProps) {
  const { labels } = props
  if (model.state === 'closed') return null
  const { hotel } = model
  const details = model.state === 'ready' ? model.details : null
  const Heading = `h${Math.min(props.headingLevel + 1, 6)}` as 'h3'
  const titled = (children: ReactNode) => (
    <section className={section} aria-labelledby={`${props.id}-${kind}`}>
      <Heading id={`${props.id}-${kind}`}>{labels[kind]}</Heading>
      {children}
    </section>
  )
  switch (kind) {
    case 'address':
      return hotel?.addressText
        ? titled(
            <Address
              text={hotel.addressText}
              map={model.map}
              copy={model.copy}
              labels={labels}
              onFollow={model.onFollow}
            />,
          )
        : null
    case 'phone':
      return hotel?.phone
        ? titled(
            <Phone
              {...hotel.phone}
              name={fillText(labels.call, { hotel: hotel.name, phone: hotel.phone.text })}
              onFollow={model.onFollow}
            />,
          )
        : null
    case 'policies':
      return details?.policies.length
        ? titled(<Policies policies={details.policies} labels={labels} />)
        : null
    case 'directions':
      return details?.directions.length
        ? titled(<Directions directions={details.directions} />)
        : null
    case 'amenities':
      return details?.amenities.length
        ? titled(<Amenities amenities={details.amenities} labels={labels} />)
        : null
  }
}

/** The compact hotel header: icon, name, city; no heart and no prices (W64). */
function Header({ hotel }: { hotel: HotelFacts }) {
  return (
    <div className={header}>
      {hotel.logo && <img className={icon} src={hotel.logo.src} alt="" width={120} height={40} />}
      <div>
        <p className={name}>{hotel.name}</p>
        {hotel.city && <p>{hotel.city}</p>}
      </div>
    </div>
  )
}

function HeaderSkeleton() {
  return (
    <div className={header} aria-hidden="true">
      <span className={skeleton} data-part="icon" />
      <span className={skeleton} data-part="name" />
    </div>
  )
}

function Skeleton({ labels }: { labels: Labels }) {
  return (
    <>
      <p className={visuallyHidden} role="status">
        {labels.loading}
      </p>
      <div className={skeletons} aria-hidden="true">
        <span className={skeleton} />
        <span className={skeleton} />
        <span className={skeleton} />
      </div>
    </>
  )
}

function Failed({ labels, retry }: { labels: Labels; retry: () => void }) {
  return (
    <div className={failed} role="alert">
      <Icon path={alertIcon} />
      <p>{labels.failed}</p>
      <button type="button" className={button} onClick={retry}>
        {labels.retry}
      </button>
    </div>
  )
}
