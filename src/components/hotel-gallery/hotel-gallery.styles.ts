import { css } from '@linaria/core'
import { color, from, motion, print, radius, size, space } from '../../ui/tokens'

/** The width from which the mosaic is shown (E4-03). */
const fromMosaic = '@media (min-width: 1024px)'

/** The size of the mosaic: at 1200 px its large picture has exactly the requested size. */
export const frame = css`
  container-type: inline-size;
`

/** A row that the browser scrolls; in wide windows a mosaic, unless it is set to be a row. */
export const list = css`
  display: flex;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  /* An empty text: with "none" Safari would remove the list's role. */
  list-style-type: '';
  scroll-behavior: smooth;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;

  > * {
    flex: none;
    inline-size: min(100%, 358px);
    aspect-ratio: 358 / 160;
    scroll-snap-align: start;
  }

  ${from.m} {
    > * {
      inline-size: calc((100% - ${space.s}) / 2);
      aspect-ratio: 451 / 366;
    }
  }

  ${fromMosaic} {
    > * {
      inline-size: min(100%, 562px);
      aspect-ratio: 562 / 366;
    }

    &[data-layout='mosaic']:not([data-count='1']) {
      display: grid;
      grid-template-columns: minmax(0, 562fr) minmax(0, 311fr) minmax(0, 311fr);
      grid-auto-rows: calc((30.5cqi - ${space.s}) / 2);
      overflow: visible;
    }

    &[data-layout='mosaic']:not([data-count='1']) > * {
      inline-size: auto;
      aspect-ratio: auto;
    }

    &[data-layout='mosaic'] > [data-extra] {
      display: none;
    }

    &[data-layout='mosaic'] > :first-child,
    &[data-layout='mosaic'][data-count='2'] > *,
    &[data-layout='mosaic'][data-count='3'] > *,
    &[data-layout='mosaic'][data-count='4'] > :nth-child(2) {
      grid-row: span 2;
    }

    &[data-layout='mosaic'][data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }

  ${print} {
    flex-wrap: wrap;
    overflow: visible;
  }
`

export const tile = css`
  display: block;
  block-size: 100%;
  border-radius: ${radius.m};
  background: ${color.skeleton};
  color: ${color.text};
  overflow: hidden;

  /* The row clips its overflow. */
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.m};
  }

  img {
    transition: scale ${motion.calm};
  }

  &:hover img {
    scale: 1.03;
  }
`

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-block-size: calc(44px + ${space.m});
  padding-block-start: ${space.m};

  /* Small enough to fit beside the arrows on a phone. */
  > button {
    min-inline-size: 0;
    padding-inline: ${space.m};
    overflow-wrap: anywhere;
  }

  @media (scripting: none) {
    display: none;
  }

  ${print} {
    display: none;
  }
`

export const pages = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;

  ${fromMosaic} {
    &[data-layout='mosaic'] {
      display: none;
    }
  }
`

export const arrow = css`
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.text};
  cursor: pointer;

  &:hover {
    background: ${color.raised};
  }

  &[aria-disabled='true']:not([data-author-inert]) {
    border-color: ${color.border};
    color: ${color.muted};
    cursor: not-allowed;
    opacity: 0.6;
  }

  svg {
    rotate: -90deg;
  }

  &[data-to='previous'] svg {
    rotate: 90deg;
  }

  [dir='rtl'] & svg {
    rotate: 90deg;
  }

  [dir='rtl'] &[data-to='previous'] svg {
    rotate: -90deg;
  }
`

export const count = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
`

/** Beside the button if it fits, else in its own row. */
export const chips = css`
  inline-size: 100%;
  min-block-size: 44px;
  /* Room for the focus ring, which the row would cut off. */
  margin: -5px;
  padding: 5px;

  ${from.m} {
    flex-wrap: wrap;
    overflow: visible;
  }

  ${fromMosaic} {
    inline-size: auto;
  }
`

export const skeleton = css`
  border-radius: ${radius.m};
  background: ${color.skeleton};
`

export const sample = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.s};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.m};
  color: ${color.muted};
  font-size: ${size.s};
`
