import { useCallback } from 'react'
import { picture } from './picture.styles'

export interface PictureImage {
  src: string
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Size of `src` in pixels, so that the box has its shape before the picture loads. */
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
  /** Other pictures by media query; the first match is used. */
  sources?: { media: string; srcSet: string; sizes?: string }[]
  /**
   * The point that stays in sight when the box crops the picture: fractions 0 to 1 from the top
   * left.
   */
  focalPoint?: readonly [number, number] | undefined
}

interface PictureProps {
  image: PictureImage
  /** The main picture of the page, loaded with high priority. */
  isLead?: boolean
  /** Loaded before the picture comes near the window. */
  isEager?: boolean
  className?: string
  /** The picture failed to load, possibly before hydration. */
  onBroken?: () => void
  /** The picture has loaded. */
  onReady?: () => void
}

/** The only way a view shows a photograph. The picture fills its box, which sets the shape. */
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
  // Without a `<picture>` React prints a preload link before each eager image.
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

/**
 * A strict content security policy allows no style attribute, so the styles have a rule for each
 * tenth.
 */
function tenths(fraction: number | undefined): number | undefined {
  if (fraction === undefined || !Number.isFinite(fraction)) return undefined
  return Math.round(Math.min(1, Math.max(0, fraction)) * 10)
}
