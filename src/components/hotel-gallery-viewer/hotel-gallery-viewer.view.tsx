import { Dialog, Spinner } from '../../ui/dialog/dialog.view'
import { Chips } from '../../ui/disclosure/chips.view'
import { button } from '../../ui/form/button.styles'
import { Icon } from '../../ui/media/icon.view'
import { chevronIcon } from '../../ui/media/icons/chevron'
import { Picture } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import type { HotelGalleryViewerModel } from './hotel-gallery-viewer.model'
import type { HotelGalleryViewerProps } from './hotel-gallery-viewer.schema'
import {
  arrow,
  caption,
  chips,
  count,
  failed,
  info,
  large,
  shell,
  slide,
  stage,
  stageBox,
  thumb,
  thumbs,
  viewer,
} from './hotel-gallery-viewer.styles'

type Ready = Extract<HotelGalleryViewerModel, { state: 'ready' }>
type Labels = HotelGalleryViewerProps['labels']

export function HotelGalleryViewer({
  props,
  model,
}: {
  props: HotelGalleryViewerProps
  model: HotelGalleryViewerModel
}) {
  const { labels } = props
  return (
    <div className={shell} data-theme="dark">
      <Dialog
        id={`${props.id}-dialog`}
        title={model.title}
        headingLevel={props.headingLevel}
        size="full"
        isFlush
        isInline={model.isInline}
        isOpen={model.state !== 'closed' && !model.isInline}
        onOpen={model.open}
        onClose={model.close}
        labels={labels}
        {...(model.state === 'ready' ? { initialFocus: model.stage.focus } : {})}
      >
        {(model.state === 'closed' || model.state === 'loading') && (
          <Spinner label={labels.loading} />
        )}
        {model.state === 'failed' && <Failed labels={labels} retry={model.retry} />}
        {model.state === 'ready' && <Photos props={props} model={model} />}
      </Dialog>
    </div>
  )
}

function Photos({ props, model }: { props: HotelGalleryViewerProps; model: Ready }) {
  const { labels, showThumbs } = props
  const { photos, index } = model
  const current = photos[index]
  const what = { n: index + 1, total: photos.length, photo: current?.alt ?? '' }
  return (
    <div className={viewer} data-inline={model.isInline || undefined}>
      {model.categories.length > 0 && <Categories model={model} labels={labels} />}
      <Stage model={model} labels={labels} name={fillText(labels.position, what)} />
      {/* Hidden, because the region's name and the picture's alternative text contain both. */}
      <div className={info} aria-hidden="true">
        {photos.length > 1 && <bdi className={count}>{fillText(labels.count, what)}</bdi>}
        <p className={caption}>{current?.alt}</p>
      </div>
      {showThumbs && photos.length > 1 && <Thumbs model={model} labels={labels} />}
    </div>
  )
}

/** Buttons stay at the ends, so that they keep the focus. */
function Stage({ model, labels, name }: { model: Ready; labels: Labels; name: string }) {
  const { photos, index, step } = model
  return (
    <div className={stageBox}>
      {/* biome-ignore-start lint/a11y: what scrolls is a stop of its own */}
      <div
        ref={model.stage.ref}
        className={stage}
        role="group"
        aria-roledescription={labels.viewer}
        aria-label={name}
        tabIndex={0}
      >
        {/* biome-ignore-end lint/a11y: what scrolls is a stop of its own */}
        {photos.map(({ id, image, isReady, onReady, onBroken }, at) => (
          <div
            key={id}
            className={slide}
            aria-hidden={at !== index || undefined}
            data-loading={!isReady || undefined}
          >
            {image && (
              <Picture
                image={image}
                isLead={at === index}
                isEager
                className={large}
                onReady={onReady}
                onBroken={onBroken}
              />
            )}
          </div>
        ))}
      </div>
      {photos.length > 1 && (
        <>
          <button
            type="button"
            className={arrow}
            data-to="previous"
            aria-label={labels.previous}
            aria-disabled={index === 0 || undefined}
            onClick={() => step(-1)}
          >
            <Icon path={chevronIcon} />
          </button>
          <button
            type="button"
            className={arrow}
            data-to="next"
            aria-label={labels.next}
            aria-disabled={index === photos.length - 1 || undefined}
            onClick={() => step(1)}
          >
            <Icon path={chevronIcon} />
          </button>
        </>
      )}
    </div>
  )
}

function Categories({ model, labels }: { model: Ready; labels: Labels }) {
  return (
    <Chips
      className={chips}
      label={labels.categories}
      chips={model.categories.map(({ word, isChosen, choose }) => ({
        text: labels[word],
        isChosen,
        choose,
      }))}
    />
  )
}

function Thumbs({ model, labels }: { model: Ready; labels: Labels }) {
  const { photos, index, thumbsRef } = model
  return (
    <ul ref={thumbsRef} className={thumbs} aria-label={labels.thumbs}>
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <button
            type="button"
            className={thumb}
            aria-label={fillText(labels.position, {
              n: at + 1,
              total: photos.length,
              photo: photo.alt,
            })}
            aria-current={at === index || undefined}
            onClick={photo.show}
          >
            <Picture image={photo.thumb} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Failed({ labels, retry }: { labels: Labels; retry: (() => void) | null }) {
  return (
    <div className={failed} role="alert">
      <p>{labels.failed}</p>
      {retry && (
        <button type="button" className={button} onClick={retry}>
          {labels.retry}
        </button>
      )}
    </div>
  )
}
