import { fillText } from '../../ui/fill-text'
import { Icon } from '../../ui/icon.view'
import { checkIcon } from '../../ui/icons/check'
import { copyIcon } from '../../ui/icons/copy'
import { phoneIcon } from '../../ui/icons/phone'
import { pinIcon } from '../../ui/icons/pin'
import { Link } from '../../ui/link.view'
import type { HotelDetailsOverlayModel } from './hotel-details-overlay.model'
import type { HotelDetailsOverlayProps } from './hotel-details-overlay.schema'
import { action, actions, facts, list, plain } from './hotel-details-overlay.styles'
import type { HotelDetails } from './hotel-facts'

type Labels = HotelDetailsOverlayProps['labels']
type Model = HotelDetailsOverlayModel

interface AddressProps {
  text: string
  map: string | null
  copy: Model['copy']
  labels: Labels
  onFollow: Model['onFollow']
}

export function Address({ text, map, copy, labels, onFollow }: AddressProps) {
  return (
    <>
      <address className={plain}>{text}</address>
      <div className={actions}>
        {map && (
          <Link
            className={action}
            href={map}
            newTabLabel={labels.newTab}
            onClick={() => onFollow('map')}
          >
            <Icon path={pinIcon} />
            {labels.map}
          </Link>
        )}
        <button type="button" className={action} onClick={copy.run}>
          <Icon path={copy.state === 'done' ? checkIcon : copyIcon} />
          {labels.copy}
        </button>
        <span role="status">
          {copy.state === 'done' && labels.copied}
          {copy.state === 'failed' && labels.copyFailed}
        </span>
      </div>
    </>
  )
}

interface PhoneProps {
  href: string
  text: string
  name: string
  onFollow: Model['onFollow']
}

export function Phone({ href, text, name, onFollow }: PhoneProps) {
  return (
    <div className={actions}>
      <Link className={action} href={href} aria-label={name} onClick={() => onFollow('phone')}>
        <Icon path={phoneIcon} />
        <bdi dir="ltr">{text}</bdi>
      </Link>
    </div>
  )
}

export function Policies({
  policies,
  labels,
}: {
  policies: HotelDetails['policies']
  labels: Labels
}) {
  return (
    <dl className={facts}>
      {policies.map(({ name, text }) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Directions({ directions }: { directions: HotelDetails['directions'] }) {
  return (
    <dl className={facts}>
      {directions.map(({ from, distance, text }) => (
        <div key={from + text}>
          <dt>
            {from}
            {distance && <bdi>{distance}</bdi>}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Amenities({
  amenities,
  labels,
}: {
  amenities: HotelDetails['amenities']
  labels: Labels
}) {
  return (
    <ul className={list}>
      {amenities.map(({ name, isPaid }) => (
        <li key={name}>{isPaid ? fillText(labels.paid, { amenity: name }) : name}</li>
      ))}
    </ul>
  )
}
