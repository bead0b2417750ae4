/** Names of the design tokens; their values are custom properties in `page.styles.ts`. */
export const color = {
  text: 'var(--foyer-color-text)',
  muted: 'var(--foyer-color-text-muted)',
  surface: 'var(--foyer-color-surface)',
  raised: 'var(--foyer-color-surface-raised)',
  inverse: 'var(--foyer-color-surface-inverse)',
  onInverse: 'var(--foyer-color-on-inverse)',
  onInverseMuted: 'var(--foyer-color-on-inverse-muted)',
  border: 'var(--foyer-color-border)',
  borderStrong: 'var(--foyer-color-border-strong)',
  accent: 'var(--foyer-color-accent)',
  accentStrong: 'var(--foyer-color-accent-strong)',
  onAccent: 'var(--foyer-color-on-accent)',
  star: 'var(--foyer-color-star)',
  danger: 'var(--foyer-color-danger)',
  bone: 'var(--foyer-color-bone)',
  backdrop: 'var(--foyer-color-backdrop)',
  focus: 'var(--foyer-color-focus)',
}

/** Steps of 4 px at the browser's default text size. */
export const space = {
  xs: '0.25rem',
  s: '0.5rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.5rem',
  xxl: '4rem',
}

export const radius = { s: '4px', m: '8px', l: '16px', pill: '999px' }

export const font = {
  body: 'var(--foyer-font-body)',
  display: 'var(--foyer-font-display)',
}

export const size = {
  xs: '0.8125rem',
  s: '0.875rem',
  m: '1rem',
  l: '1.25rem',
  xl: '1.625rem',
  xxl: 'clamp(1.875rem, 1.4rem + 2vw, 2.75rem)',
}

export const shadow = {
  bar: '0 1px 0 var(--foyer-color-border), 0 6px 20px -12px rgb(20 24 36 / 30%)',
  popup: '0 24px 64px -16px rgb(20 24 36 / 45%)',
}

/** Widths of catalogue B.0 as media queries. */
export const from = {
  s: '@media (min-width: 576px)',
  m: '@media (min-width: 768px)',
  l: '@media (min-width: 992px)',
  xl: '@media (min-width: 1200px)',
}

/** The 1200 px container of B.0. */
export const container = 'min(1200px, 100% - 2 * var(--foyer-gutter))'

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
