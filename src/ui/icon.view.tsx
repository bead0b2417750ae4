import { icon } from './icon.styles'

/** Drawn for this project on a grid of 24, stroke 1.75. */
const PATHS = {
  heart:
    'M12 20.2S3.6 15.3 3.6 9.4A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.4 2.6c0 5.9-8.4 10.8-8.4 10.8Z',
  phone:
    'M6.2 3.8h3l1.4 4.1-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4.1 1.4v3a1.9 1.9 0 0 1-2.1 1.9A15.6 15.6 0 0 1 4.3 5.9a1.9 1.9 0 0 1 1.9-2.1Z',
  pin: 'M12 21s6.8-6 6.8-11.2a6.8 6.8 0 1 0-13.6 0C5.2 15 12 21 12 21Zm0-8.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.4M12 7.6v.1',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm6 9.5 6 6 6-6',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.4 9.5h17.2M3.4 14.5h17.2M12 3c-5 5.4-5 12.6 0 18 5-5.4 5-12.6 0-18Z',
  check: 'm5 12.8 4.4 4.4L19.2 7',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.6m0 2.6v.1',
}

export type IconName = keyof typeof PATHS

/** Decorative: whatever it stands beside says it in words. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill={filled ? 'currentColor' : 'none'} />
    </svg>
  )
}
