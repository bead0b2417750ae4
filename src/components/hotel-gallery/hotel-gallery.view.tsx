import { Chips } from '../../ui/disclosure/chips.view'
import { button } from '../../ui/form/button.styles'
import { section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { chevronIcon } from '../../ui/media/icons/chevron'
import { photosIcon } from '../../ui/media/icons/photos'
import { Picture } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { GalleryCategory, HotelGalleryModel } from './hotel-gallery.model'
import type { HotelGalleryProps } from './hotel-gallery.schema'
import {
  arrow,
  bar,
  chips,
  count,
  frame,
  list,
  pages,
  sample,
  skeleton,
  tile,
} from './hotel-gallery.styles'

type Ready = Extract<HotelGalleryModel, { state: 'ready' }>
type Labels = HotelGalleryProps['labels']

export function HotelGallery({
  props,
  model,
}: {
  props: HotelGalleryProps
  model: HotelGalleryModel
}) {
  if (model.state === 'none') return null
  if (model.state === 'loading') return <Skeleton props={props} />
  if (model.state === 'sample') return <Sample props={props} />
  const { labels } = props
  const { title, photos, layout, total, isRow, carousel, viewAll, viewerCommand } = model
  const titleId = `${props.id}-title`
  const Heading = `h${props.headingLevel}` as 'h2'
  const hasPages = total > 1 && layout !== 'single'
  const role = isRow && hasPages && { role: 'group', 'aria-roledescription': labels.carousel }
  return (
    <section className={section} aria-labelledby={titleId}>
      <Heading id={titleId} className={visuallyHidden}>
        {title}
      </Heading>
      <div className={frame} {...(role ? { ...role, 'aria-label': title } : {})}>
        <ul ref={carousel.ref} className={list} data-layout={layout} data-count={tilesOf(photos)}>
          {photos.map(({ id, image, href, isExtra, onOpen, onBroken }, index) => (
            // By its place: when a broken photo gives way to the next one, nothing moves.
            // biome-ignore lint/suspicious/noArrayIndexKey: the picture in it has a key of its own
            <li key={index} data-extra={isExtra || undefined}>
              <Link
                className={tile}
                href={href}
                onClick={onOpen}
                {...(viewerCommand && {
                  'aria-haspopup': 'dialog',
                  'aria-controls': viewerCommand.commandfor,
                })}
              >
                <Picture key={id} image={image} isEager={index === 0} onBroken={onBroken} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={bar}>
          {hasPages && <Pages model={model} labels={labels} />}
          {viewAll && (
            <button
              type="button"
              className={button}
              onClick={(event) => {
                event.preventDefault()
                viewAll()
              }}
              {...viewerCommand}
            >
              <Icon path={photosIcon} />
              {fillText(labels.viewAll, { n: total })}
            </button>
          )}
          {model.categories.length > 0 && (
            <Categories categories={model.categories} labels={labels} />
          )}
        </div>
      </div>
    </section>
  )
}

/** How many places of a mosaic are taken. */
function tilesOf(photos: Ready['photos']): number {
  return photos.filter(({ isExtra }) => !isExtra).length
}

/** A button at the row's end stays, so that it keeps the focus. */
function Pages({ model, labels }: { model: Ready; labels: Labels }) {
  const { carousel, total, layout } = model
  const { position, step } = carousel
  const values = { n: position + 1, total }
  return (
    <div className={pages} data-layout={layout}>
      <button
        type="button"
        className={arrow}
        data-to="previous"
        aria-label={labels.previous}
        aria-disabled={position === 0 || undefined}
        onClick={() => step(-1)}
      >
        <Icon path={chevronIcon} />
      </button>
      <button
        type="button"
        className={arrow}
        data-to="next"
        aria-label={labels.next}
        aria-disabled={position === total - 1 || undefined}
        onClick={() => step(1)}
      >
        <Icon path={chevronIcon} />
      </button>
      <p className={count}>
        <bdi aria-hidden="true">{fillText(labels.count, values)}</bdi>
        <span className={visuallyHidden}>{fillText(labels.position, values)}</span>
      </p>
    </div>
  )
}

function Categories({ categories, labels }: { categories: GalleryCategory[]; labels: Labels }) {
  return (
    <Chips
      className={chips}
      label={labels.categories}
      chips={categories.map(({ word, isChosen, choose }) => ({
        text: labels[word],
        isChosen,
        choose,
      }))}
    />
  )
}

/** As high as the photos will be. */
function Skeleton({ props }: { props: HotelGalleryProps }) {
  const { layout, labels } = props
  const tiles = layout === 'single' ? 1 : props.maxInline
  const hasChips = props.categories && props.source === 'property'
  return (
    <div className={`${section} ${scripted}`}>
      <div className={frame} aria-hidden="true">
        <div className={list} data-layout={layout} data-count={tiles}>
          {Array.from({ length: tiles }, (_, tile) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all the same
            <div key={tile} className={skeleton} />
          ))}
        </div>
        <div className={bar}>
          <span className={pages} data-layout={layout} />
          {hasChips && <span className={chips} />}
        </div>
      </div>
      <SlowStatus label={labels.loading} />
    </div>
  )
}

/** Three places for photos, for an author who has none yet. */
function Sample({ props }: { props: HotelGalleryProps }) {
  const { layout, labels, id } = props
  const Heading = `h${props.headingLevel}` as 'h2'
  const tiles = layout === 'single' ? [1] : [1, 2, 3]
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={visuallyHidden}>
        {labels.titleAlone}
      </Heading>
      <div className={frame}>
        <ul className={list} data-layout={layout} data-count={tiles.length}>
          {tiles.map((n) => (
            <li key={n} className={sample}>
              <Icon path={photosIcon} />
              {fillText(labels.sample, { n })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
