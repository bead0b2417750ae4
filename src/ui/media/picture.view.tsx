import { useCallback } from 'react'
import { picture } from './picture.styles'

export interface PictureImage {
  src: string
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Of `src` in pixels: its shape is known before it is there. */
  width: number
  height: number
  /** Empty for a picture that says nothing the text does not say. */
  alt: string
  /** Other pictures for other windows, first match first. */
  sources?: { media: string; srcSet: string; sizes?: string }[]
  /** The part that must stay in sight when the box is narrower: fractions 0 to 1 from the top left. */
  focalPoint?: readonly [number, number] | undefined
}

interface PictureProps {
  image: PictureImage
  /** The picture that the visitor waits for: loaded before everything else. */
  isLead?: boolean
  /** Out of sight, and wanted before it comes near. */
  isEager?: boolean
  className?: string
  /** It cannot be had, also when that was so before React came. */
  onBroken?: () => void
  /** It is there. */
  onReady?: () => void
}

/** The only way a view shows a photograph; fills its box, which has the shape. */
export function Picture(props: PictureProps) {
  const { image, isLead = false, isEager = isLead, className = '', onBroken, onReady } = props
  const { sources = [], focalPoint, alt, ...attributes } = image
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element?.complete || !element.currentSrc) return
      if (element.naturalWidth === 0) onBroken?.()
      else onReady?.()
    },
    [onBroken, onReady],
  )
  const [x, y] = focalPoint ?? []
  const img = (
    <img
      ref={ref}
      {...attributes}
      alt={alt}
      className={`${picture} ${className}`}
      loading={isEager ? 'eager' : 'lazy'}
      decoding={isLead ? 'auto' : 'async'}
      fetchPriority={isLead ? 'high' : undefined}
      data-focal-x={tenths(x)}
      data-focal-y={tenths(y)}
      onError={onBroken}
      onLoad={onReady}
    />
  )
  // Without a `<picture>` React prints a preload before each eager one, right where it stands.
  if (sources.length === 0 && !isEager) return img
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.media} {...source} />
      ))}
      {img}
    </picture>
  )
}

/** A strict policy allows no style attribute: the styles know each tenth. */
function tenths(fraction: number | undefined): number | undefined {
  if (fraction === undefined || !Number.isFinite(fraction)) return undefined
  return Math.round(Math.min(1, Math.max(0, fraction)) * 10)
}
