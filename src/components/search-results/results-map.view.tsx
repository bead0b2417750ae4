import { PriceBlock } from '../../features/rates/price-block.view'
import { refusalText } from '../../features/rates/refusal.view'
import { button } from '../../ui/form/button.styles'
import { Icon } from '../../ui/media/icon.view'
import { closeIcon } from '../../ui/media/icons/close'
import { minusIcon } from '../../ui/media/icons/minus'
import { plusIcon } from '../../ui/media/icons/plus'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import type { MapLink, MapMarker, ResultsMapModel } from './results-map.model'
import { box, card, credit, ground, marker, markers, search, tools } from './results-map.styles'
import type { SearchResultsProps } from './search-results.schema'

interface ResultsMapProps {
  props: SearchResultsProps
  map: MapLink
  model: ResultsMapModel
}

/** The map; the list beside it says the same. */
export function ResultsMap({ props, map, model }: ResultsMapProps) {
  const { id, labels, mapCredit } = props
  const isReady = model.state === 'ready'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads out of what is in it
    <div className={box} ref={model.boxRef} onKeyDown={model.onKeyDown}>
      {isReady &&
        model.tiles.map(({ key, src, left, top, width, height }) => (
          <img
            key={key}
            alt=""
            decoding="async"
            draggable={false}
            {...{ src, width, height }}
            style={{ transform: `translate(${left}px, ${top}px)` }}
          />
        ))}
      <button
        type="button"
        data-ground=""
        className={ground}
        aria-label={labels.mapName}
        aria-describedby={`${id}-map-help`}
        {...model.ground}
      />
      <span id={`${id}-map-help`} hidden>
        {labels.mapHelp}
      </span>
      {isReady && (
        <>
          {model.searchHref && (
            <Link className={`${button} ${search}`} data-kind="primary" href={model.searchHref}>
              {labels.mapSearch}
            </Link>
          )}
          <ul className={markers} aria-label={labels.mapName}>
            {model.markers.map((shown) => (
              <li key={shown.hotel.id}>
                <Marker
                  marker={shown}
                  isEntered={model.isEntered}
                  open={model.open}
                  reveal={model.reveal}
                  onActive={map.onActive}
                />
                {shown.isOpen && <HotelCard {...{ props, map }} shown={shown} open={model.open} />}
              </li>
            ))}
          </ul>
          <div className={tools}>
            <Tool label={labels.mapZoomIn} icon={plusIcon} onClick={model.zoomIn} />
            <Tool label={labels.mapZoomOut} icon={minusIcon} onClick={model.zoomOut} />
            <button type="button" onClick={model.showAll}>
              {labels.mapShowAll}
            </button>
          </div>
          {mapCredit && <small className={credit}>{mapCredit}</small>}
        </>
      )}
    </div>
  )
}

interface ToolProps {
  label: string
  icon: string
  /** Null: there is nothing nearer or farther. */
  onClick: (() => void) | null
}

function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={onClick === null || undefined}
      onClick={onClick ?? undefined}
    >
      <Icon path={icon} />
      <span className={visuallyHidden}>{label}</span>
    </button>
  )
}

interface MarkerProps {
  marker: MapMarker
  isEntered: boolean
  open: (hotelId: string | null) => void
  reveal: (marker: MapMarker) => void
  onActive: MapLink['onActive']
}

function Marker({ marker: shown, isEntered, open, reveal, onActive }: MarkerProps) {
  const { hotel, at, text, name, isActive, isOpen } = shown
  return (
    <button
      type="button"
      className={marker}
      data-marker={hotel.id}
      data-active={isActive || isOpen || undefined}
      data-sold-out={hotel.refusal ? '' : undefined}
      aria-label={name}
      aria-expanded={isOpen}
      tabIndex={isEntered ? 0 : -1}
      style={{ transform: `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)` }}
      onClick={() => open(isOpen ? null : hotel.id)}
      onPointerEnter={() => onActive(hotel.id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => {
        reveal(shown)
        onActive(hotel.id)
      }}
      onBlur={() => onActive(null)}
    >
      {text && <bdi>{text}</bdi>}
    </button>
  )
}

interface HotelCardProps {
  props: SearchResultsProps
  map: MapLink
  shown: MapMarker
  open: (hotelId: string | null) => void
}

function HotelCard({ props: { id, labels }, map, shown: { hotel }, open }: HotelCardProps) {
  const { nights, rooms, locale } = map
  const title = `${id}-map-${hotel.id}`
  return (
    <section className={card} aria-labelledby={title}>
      <button
        type="button"
        aria-label={fillText(labels.mapClose, { title: hotel.name })}
        onClick={() => open(null)}
      >
        <Icon path={closeIcon} />
      </button>
      <p id={title}>
        <Link href={hotel.href}>{hotel.name}</Link>
      </p>
      {hotel.refusal && <p>{refusalText(hotel.refusal, labels, locale)}</p>}
      {hotel.lowest && (
        <PriceBlock
          {...{ labels, nights, rooms, locale }}
          pricing={hotel.lowest}
          convert={hotel.convert}
        />
      )}
    </section>
  )
}
