import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

/** The background is dark in every scheme. */
export const shell = css`
  background: transparent;
`

export const viewer = css`
  display: grid;
  grid-template-rows: auto minmax(min(12rem, 35dvh), 1fr) auto auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;

  &[data-inline] {
    block-size: 36rem;
  }
`

export const chips = css`
  grid-row: 1;
  margin: 0;
  padding: ${space.s} ${space.m};

  ${from.m} {
    justify-content: safe center;
  }
`

export const stageBox = css`
  position: relative;
  grid-row: 2;
  min-block-size: 0;
`

export const stage = css`
  display: flex;
  block-size: 100%;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-behavior: smooth;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`

export const slide = css`
  position: relative;
  flex: none;
  inline-size: 100%;
  min-block-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  &[data-loading]::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1.25rem);
    inset-inline-start: calc(50% - 1.25rem);
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border: 3px solid ${color.border};
    border-block-start-color: ${color.accent};
    border-radius: ${radius.round};
    animation: photo-on-its-way 0.9s linear infinite;
  }

  @keyframes photo-on-its-way {
    to {
      rotate: 1turn;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-loading]::before {
      animation-duration: 4s;
    }
  }
`

/** Shows the whole photo, portrait or landscape. */
export const large = css`
  && {
    position: absolute;
    inset: 0;
    object-fit: contain;
  }
`

export const arrow = css`
  position: absolute;
  inset-block-start: calc(50% - 24px);
  display: inline-grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  padding: 0;
  border: 1px solid color-mix(in oklab, ${color.onScrim} 40%, transparent);
  border-radius: ${radius.round};
  background: color-mix(in oklab, ${color.scrim} 72%, transparent);
  color: ${color.onScrim};
  cursor: pointer;

  &[data-to='previous'] {
    inset-inline-start: ${space.s};
  }

  &[data-to='next'] {
    inset-inline-end: ${space.s};
  }

  &:hover {
    background: ${color.scrim};
  }

  &[aria-disabled='true']:not([data-author-inert]) {
    opacity: 0.35;
    cursor: not-allowed;
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

/** Always two lines high, so that the photos do not move. */
export const info = css`
  display: flex;
  grid-row: 3;
  align-items: baseline;
  justify-content: center;
  gap: ${space.m};
  min-block-size: calc(3em + 2 * ${space.s});
  padding: ${space.s} ${space.m};
`

export const count = css`
  flex: none;
  color: ${color.muted};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
`

export const caption = css`
  margin: 0;
  text-wrap: balance;
`

export const thumbs = css`
  display: none;
  grid-row: 4;

  ${from.m} {
    display: flex;
    justify-content: safe center;
    gap: ${space.s};
    margin: 0;
    padding: ${space.xs} ${space.m} ${space.m};
    overflow-x: auto;
    list-style: none;
    scrollbar-width: thin;
  }

  /* In a low window the space is for the photo. */
  @media (max-height: 560px) {
    display: none;
  }
`

export const thumb = css`
  display: block;
  inline-size: 112px;
  block-size: 72px;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: ${color.skeleton};
  opacity: 0.6;
  overflow: hidden;
  cursor: pointer;

  &:hover,
  &[aria-current] {
    opacity: 1;
  }

  &[aria-current] {
    outline: 2px solid ${color.text};
    outline-offset: 2px;
  }

  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
    opacity: 1;
  }
`

export const failed = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.xl} ${space.m};
  text-align: center;

  p {
    margin: 0;
  }
`
