import { button } from '../../ui/form/button.styles'
import { ParsedEnd } from '../../ui/layout/parsed-end.view'
import { revealWhenParsed } from '../../ui/layout/reveal-when-parsed.styles'
import { Icon } from '../../ui/media/icon.view'
import { pauseIcon } from '../../ui/media/icons/pause'
import { playIcon } from '../../ui/media/icons/play'
import { Picture } from '../../ui/media/picture.view'
import { scripted } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { HeroBannerModel } from './hero-banner.model'
import type { HeroBannerProps } from './hero-banner.schema'
import {
  action,
  control,
  film,
  hero,
  lead,
  media,
  skeleton,
  text,
  title,
} from './hero-banner.styles'
import type { HeroVideo } from './hero-video.model'

type Ready = Extract<HeroBannerModel, { state: 'ready' }>

export function HeroBanner({ props, model }: { props: HeroBannerProps; model: HeroBannerModel }) {
  if (model.state === 'none') return null
  const { labels, isMainHeading, headingLevel, align, height, overlay } = props
  const look = {
    className: hero,
    'data-align': align,
    'data-height': height,
    'data-overlay': Math.round(overlay / 10) * 10,
  }
  if (model.state === 'loading') {
    return (
      <div {...look} className={`${hero} ${scripted}`}>
        <div className={media} aria-hidden="true" />
        <div className={text} aria-hidden="true">
          <span className={`${title} ${skeleton}`} data-main={isMainHeading || undefined}>
            {props.heading}
          </span>
        </div>
        <SlowStatus label={labels.loading} />
      </div>
    )
  }
  const { heading, isMain, html, lines, picture, video, cta } = model
  const Heading = isMain ? 'h1' : (`h${headingLevel}` as 'h2')
  const titleId = `${props.id}-title`
  return (
    <section {...look} aria-labelledby={titleId}>
      <div className={media}>
        {picture && <Picture image={picture} isLead={isMain} onBroken={model.onBroken} />}
        {video && <Film video={video} labels={labels} />}
      </div>
      <div className={`${text} ${revealWhenParsed}`}>
        <Heading id={titleId} className={title} data-main={isMainHeading || undefined}>
          {heading}
        </Heading>
        {html && <RichText className={lead} html={html} />}
        {lines.map((line) => (
          <p key={line} className={lead}>
            {line}
          </p>
        ))}
        {cta && <Action cta={cta} newTab={labels.newTab} onFollow={model.onFollow} />}
        <ParsedEnd />
      </div>
    </section>
  )
}

function Action(props: { cta: NonNullable<Ready['cta']>; newTab: string; onFollow: () => void }) {
  const { href, label, isNewTab, style } = props.cta
  return (
    <Link
      className={`${button} ${action}`}
      data-kind={style}
      href={href}
      newTabLabel={isNewTab ? props.newTab : undefined}
      onClick={props.onFollow}
    >
      {label}
    </Link>
  )
}

/** The picture below has the same content, so the video is decorative. */
function Film({ video, labels }: { video: HeroVideo; labels: HeroBannerProps['labels'] }) {
  const { src, captions, status } = video
  const isPlaying = status === 'playing'
  return (
    <>
      <div aria-hidden="true">
        {/* biome-ignore lint/a11y/useMediaCaption: it has no sound; captions are its author's choice */}
        <video
          ref={video.videoRef}
          className={film}
          data-status={status}
          src={src}
          playsInline
          preload="none"
          disablePictureInPicture
          onPlaying={video.onPlaying}
          onEnded={video.onEnded}
          onError={video.onFailed}
        >
          {captions && (
            <track
              kind="captions"
              src={captions}
              srcLang={video.language}
              label={labels.captions}
              default
            />
          )}
        </video>
      </div>
      {status !== 'waiting' && (
        <button
          type="button"
          className={control}
          aria-label={isPlaying ? labels.pause : labels.play}
          onClick={video.toggle}
        >
          <Icon path={isPlaying ? pauseIcon : playIcon} />
        </button>
      )}
    </>
  )
}
