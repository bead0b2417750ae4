import {
  ContactActions,
  CopyButton,
  MapLink,
  PhoneAction,
} from '../../features/property/address/contact-actions.view'
import { fillText } from '../../ui/text/fill-text'
import type { HotelDetails } from './hotel-details'
import type { HotelDetailsOverlayModel } from './hotel-details-overlay.model'
import type { HotelDetailsOverlayProps } from './hotel-details-overlay.schema'
import { facts, list, plain } from './hotel-details-overlay.styles'

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
      <ContactActions>
        {map && <MapLink href={map} labels={labels} onClick={() => onFollow('map')} />}
        <CopyButton state={copy.state} onClick={copy.run} labels={labels} />
      </ContactActions>
    </>
  )
}

interface PhoneProps {
  href: string
  text: string
  name: string
  onFollow: Model['onFollow']
}

export function Phone({ onFollow, ...phone }: PhoneProps) {
  return (
    <ContactActions>
      <PhoneAction {...phone} onClick={() => onFollow('phone')} />
    </ContactActions>
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
