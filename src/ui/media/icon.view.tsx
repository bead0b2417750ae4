import { icon } from './icon.styles'

interface IconProps {
  /** A path of `icons/`: drawn for this project on a grid of 24, stroke 1.75. */
  path: string
  filled?: boolean
}

/** Decorative: the text beside the icon says the same. */
export function Icon({ path, filled = false }: IconProps) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fill={filled ? 'currentColor' : 'none'} />
    </svg>
  )
}
