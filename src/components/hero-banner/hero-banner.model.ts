import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useMainHeading } from '../../hooks/use-main-heading'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { stripTags } from '../../rules/content/plain-text'
import { isDynamicMedia, pictureOf } from '../../rules/content/renditions'
import type { HeroBannerQuery } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PictureImage } from '../../ui/media/picture.view'
import { heroBannerQuery } from './hero-banner.operations'
import type { HeroBannerProps } from './hero-banner.schema'
import { heroPicture } from './hero-picture'
import { type HeroVideo, useHeroVideo } from './hero-video.model'

export type HeroBannerModel =
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'ready'
      heading: string
      /** Whether the title is the page's h1, of which there is one. */
      isMain: boolean
      /** The author's rich text; null if the hotel's text is shown. */
      html: string | null
      /** The hotel's text, plain. */
      lines: string[]
      /** Null if it failed to load: a plain colour replaces it. */
      picture: PictureImage | null
      onBroken: () => void
      video: HeroVideo | null
      cta: { href: string; label: string; isNewTab: boolean; style: 'primary' | 'ghost' } | null
      onFollow: () => void
    }

export function useHeroBanner(props: HeroBannerProps): HeroBannerModel {
  const page = usePage()
  const { mode } = page.context
  const answer = useHotelHero(props.source === 'property')
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('hero-banner', props)
  const [broken, setBroken] = useState<string | null>(null)
  const isLoading = answer.state === 'loading' && mode !== 'edit'
  const video = useHeroVideo(isLoading ? undefined : props.video)

  const hasFailed = answer.state === 'failed'
  useEffect(() => {
    if (hasFailed) page.log('error', 'error fetching hero banner data')
  }, [hasFailed, page])

  const isMain = useMainHeading(props.id, props.isMainHeading)

  if (isLoading) return { state: 'loading' }
  const hotel = answer.state === 'ready' ? answer.data : null
  const picture =
    pictureOfHotel(hotel, props.height) ?? authoredPicture(props, page.site.dynamicMedia)
  if (!picture && mode !== 'edit') return { state: 'none' }

  const lines = [hotel?.text, hotel?.offer].map(stripTags).filter(Boolean)
  const { cta } = props
  return {
    state: 'ready',
    heading: stripTags(hotel?.heading) || props.heading,
    isMain,
    html: lines.length === 0 && props.text ? props.text : null,
    lines,
    picture: picture?.src === broken ? null : picture,
    onBroken: () => setBroken(picture?.src ?? null),
    video,
    cta: cta?.label
      ? {
          href: localPath(cta.href),
          label: cta.label,
          isNewTab: cta.newTab,
          style: cta.style,
        }
      : null,
    onFollow: () => track('hero_click'),
  }
}

function pictureOfHotel(hotel: HotelHero | null, height: HeroBannerProps['height']) {
  const [image] = hotel?.image ?? []
  const found = image && pictureOf(image)
  return found ? heroPicture(found, { alt: image.altText ?? '', height }) : null
}

/** The poster of a video replaces the author's picture. */
function authoredPicture({ image, video, height }: HeroBannerProps, dynamicMedia: string[]) {
  const path = video?.poster ?? image?.src ?? ''
  const isDynamic = isDynamicMedia(path, dynamicMedia)
  const { alt = '', focalPoint } = image ?? {}
  return heroPicture({ path, isDynamic }, { alt, focalPoint, height })
}

type HotelHero = NonNullable<HeroBannerQuery['heroBanner']>

/** The picture and texts of the page's hotel; `ready` and empty if they are not requested. */
function useHotelHero(
  isWanted: boolean,
): { state: 'loading' | 'failed' } | { state: 'ready'; data: HotelHero | null } {
  const { locale, page } = usePage().context
  const isAsked = isWanted && page.propertyId !== undefined
  const answer = useQuery(heroBannerQuery, isAsked ? { propertyId: page.propertyId, locale } : null)
  if (!isAsked) return { state: 'ready', data: null }
  if (answer.state !== 'ready') return { state: answer.state }
  return { state: 'ready', data: answer.data.heroBanner }
}
