import { type MouseEvent, useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { safeHref } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PictureImage } from '../../ui/media/picture.view'
import type { LinkBannerProps } from './link-banner.schema'
import { type Columns, tilePicture } from './tile-picture'

export interface Tile {
  title: string
  text: string
  /** Null for an invalid address: the tile is no link. */
  href: string | null
  isNewTab: boolean
  /** Null without a picture, or if it failed to load: the title is on a plain colour. */
  picture: PictureImage | null
  onBroken: () => void
  onFollow: (event: MouseEvent) => void
}

export type LinkBannerModel =
  | { state: 'none' }
  /** `hasOddColumns`: the author gets a message that the number of columns was changed. */
  | { state: 'ready'; columns: Columns; hasOddColumns: boolean; tiles: Tile[] }

export function useLinkBanner(props: LinkBannerProps): LinkBannerModel {
  const { id, items } = props
  const page = usePage()
  const { mode } = page.context
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('link-banner', props)
  const [broken, setBroken] = useState<readonly string[]>([])

  const columns = isColumns(props.columns) ? props.columns : 2
  const hasOddColumns = columns !== props.columns
  useEffect(() => {
    if (hasOddColumns) page.log('warn', `link-banner#${id}: columns is not 1, 2 or 4`)
  }, [hasOddColumns, id, page])

  const shown = items.filter(({ title }) => title.trim() !== '')
  if (shown.length === 0) return { state: 'none' }
  return {
    state: 'ready',
    columns,
    hasOddColumns: hasOddColumns && mode === 'edit',
    tiles: shown.map(({ title, text, href, newTab, image }, index) => {
      const picture = tilePicture(image, {
        columns,
        count: shown.length,
        dynamicMedia: page.site.dynamicMedia,
      })
      return {
        title,
        text,
        href: safeHref(href) && localPath(href),
        isNewTab: newTab,
        picture: picture && broken.includes(picture.src) ? null : picture,
        onBroken: () => setBroken((all) => (picture ? [...all, picture.src] : all)),
        onFollow: (event) => {
          if (mode === 'edit') event.preventDefault()
          else track('link_banner_click', { index })
        },
      }
    }),
  }
}

function isColumns(count: number): count is Columns {
  return [1, 2, 4].includes(count)
}
