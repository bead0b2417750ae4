/**
 * Names of the design tokens. Their values are custom properties in `page.styles.ts`, which a chain
 * re-themes with one stylesheet of its own (`themes/` has two). What a theme cannot change, because
 * a media query takes no custom property, stands here as it is.
 */
export const color = {
  text: 'var(--foyer-color-text)',
  muted: 'var(--foyer-color-text-muted)',
  surface: 'var(--foyer-color-surface)',
  raised: 'var(--foyer-color-surface-raised)',
  inverse: 'var(--foyer-color-surface-inverse)',
  onInverse: 'var(--foyer-color-on-inverse)',
  onInverseMuted: 'var(--foyer-color-on-inverse-muted)',
  brand: 'var(--foyer-color-brand)',
  onBrand: 'var(--foyer-color-on-brand)',
  border: 'var(--foyer-color-border)',
  borderStrong: 'var(--foyer-color-border-strong)',
  accent: 'var(--foyer-color-accent)',
  accentStrong: 'var(--foyer-color-accent-strong)',
  onAccent: 'var(--foyer-color-on-accent)',
  star: 'var(--foyer-color-star)',
  info: 'var(--foyer-color-info)',
  success: 'var(--foyer-color-success)',
  warning: 'var(--foyer-color-warning)',
  danger: 'var(--foyer-color-danger)',
  skeleton: 'var(--foyer-color-skeleton)',
  backdrop: 'var(--foyer-color-backdrop)',
  scrim: 'var(--foyer-color-scrim)',
  onScrim: 'var(--foyer-color-on-scrim)',
  focus: 'var(--foyer-color-focus)',
}

/** The ground of a message: a breath of its colour on the surface. */
export const tint = (of: string) => `color-mix(in oklab, ${of} 8%, ${color.surface})`

/**
 * Percent of `color.scrim` that text on a picture needs under itself where the whole picture lies
 * under `overlay` percent already: both together are 64, so that text has 4.5:1 on a white picture.
 */
export const scrimUnderText = (overlay: number): number =>
  overlay >= 64 ? 0 : Math.ceil(100 - (100 * 36) / (100 - overlay))

/** The ground of text on a picture for who asks for more contrast; by day and night the same. */
export const scrimGround = `color-mix(in srgb, ${color.scrim} var(--foyer-scrim-least), transparent)`

/** Steps of 4 px at the browser's default text size. */
export const space = {
  xs: 'var(--foyer-space-xs)',
  s: 'var(--foyer-space-s)',
  m: 'var(--foyer-space-m)',
  l: 'var(--foyer-space-l)',
  xl: 'var(--foyer-space-xl)',
  xxl: 'var(--foyer-space-xxl)',
}

export const radius = {
  s: 'var(--foyer-radius-s)',
  m: 'var(--foyer-radius-m)',
  l: 'var(--foyer-radius-l)',
  /** Of buttons and fields' companions: a pill, a soft or a sharp corner. */
  control: 'var(--foyer-radius-control)',
  round: '999px',
}

export const font = {
  body: 'var(--foyer-font-body)',
  display: 'var(--foyer-font-display)',
  displayWeight: 'var(--foyer-font-display-weight)',
}

/** Text sizes; the last two grow with the window. */
export const size = {
  xs: 'var(--foyer-size-xs)',
  s: 'var(--foyer-size-s)',
  m: 'var(--foyer-size-m)',
  l: 'var(--foyer-size-l)',
  xl: 'var(--foyer-size-xl)',
  xxl: 'var(--foyer-size-xxl)',
  display: 'var(--foyer-size-display)',
}

export const shadow = {
  bar: 'var(--foyer-shadow-bar)',
  card: 'var(--foyer-shadow-card)',
  popup: 'var(--foyer-shadow-popup)',
}

/** Durations are nothing for who wants less motion: a transition made of them needs no more care. */
export const motion = {
  quick: 'var(--foyer-duration-quick) var(--foyer-ease)',
  calm: 'var(--foyer-duration-calm) var(--foyer-ease)',
}

/** Widths of B.0 as media queries. */
export const from = {
  s: '@media (min-width: 576px)',
  m: '@media (min-width: 768px)',
  l: '@media (min-width: 992px)',
  xl: '@media (min-width: 1200px)',
}

/** So few letters to a line that what stands side by side has no room: a phone with its text made larger. */
export const bigLetters = '@media (max-width: 19em)'

/** The 1200 px container of B.0. */
export const container = 'min(1200px, 100% - 2 * var(--foyer-gutter))'

/** Of what stays at the top of the window, and of what stays below that: one row from XL, two before. */
export const stickyHeight = { top: '4rem', below: '104px', belowFromXl: '56px' }

/** Height of the line for an error, which is below every field. */
export const errorLine = `(1.5 * ${size.s} + ${space.xs})`

/** There for a screen reader, not for the eye. */
export const unseen = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const moreContrast = '@media (prefers-contrast: more)'
export const forcedColors = '@media (forced-colors: active)'

/** Of what is chosen, in forced colours: the pair that the system has for it. */
export const forcedChosen = `
  border-color: Highlight;
  background: Highlight;
  color: HighlightText;
  forced-color-adjust: none;
`
export const print = '@media print'
