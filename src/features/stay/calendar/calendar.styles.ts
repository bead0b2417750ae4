import { css } from '@linaria/core'
import {
  bigLetters,
  color,
  forcedChosen,
  forcedColors,
  from,
  motion,
  radius,
  shadow,
  size,
  space,
} from '../../../ui/tokens'

/** The bands lie behind the days, but not behind the ground of a dialog. */
export const calendar = css`
  position: relative;
  isolation: isolate;

  /* Takes from the dialog's padding what seven prices need in a window of 320 px. */
  &[data-layout='list'] {
    margin-inline: -0.75rem;
  }
`

/** Two buttons beside the titles of the months. */
export const pager = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  display: flex;
  justify-content: space-between;

  & > button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.text};
    rotate: 90deg;
    cursor: pointer;
  }

  & > button:last-child {
    rotate: -90deg;
  }

  [dir='rtl'] & > button {
    rotate: -90deg;
  }

  [dir='rtl'] & > button:last-child {
    rotate: 90deg;
  }

  & > button:hover {
    background: ${color.raised};
  }

  & > button[aria-disabled='true'] {
    color: ${color.border};
    cursor: not-allowed;
  }

  ${forcedColors} {
    & > button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

export const months = css`
  display: grid;
  gap: ${space.l};

  [data-layout='pair'] > & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* The browser skips what is out of sight; six weeks and the title are about this high. */
  [data-layout='list'] > & > div {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 23rem;
  }
`

export const month = css`
  inline-size: 100%;
  border-collapse: collapse;
  /* Equal columns, whatever their days say. */
  table-layout: fixed;

  & > caption {
    min-block-size: 44px;
    padding-block: ${space.s};
    font-weight: 600;
    line-height: 28px;
  }

  /* Seven columns have to fit a window of 320 px, also with letters of twice the size. */
  & th {
    padding: 0 0 ${space.xs};
    color: ${color.muted};
    font-size: min(${size.xs}, 3.6vw);
    font-weight: 400;
    white-space: nowrap;
  }

  & td {
    padding: 1px 0;
    vertical-align: top;
  }
`

/** The band of a stay runs behind its days; arrival and departure end it in their middle. */
export const cell = css`
  position: relative;

  &::before {
    position: absolute;
    inset: 1px 0;
    z-index: -1;
    content: '';
  }

  &:is([data-part='from'], [data-preview='from'])::before {
    inset-inline-start: 50%;
  }

  &:is([data-part='to'], [data-preview='to'])::before {
    inset-inline-end: 50%;
  }

  &[data-preview]::before {
    border-block: 1px dashed ${color.borderStrong};
  }

  &:is([data-part='from'], [data-part='inside'], [data-part='to'])::before {
    border-block: 1px solid transparent;
    background: color-mix(in oklab, ${color.accent} 16%, ${color.surface});
  }

`

export const day = css`
  display: grid;
  justify-items: center;
  align-content: center;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-size: min(${size.m}, 5.5vw);
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color ${motion.quick};

  [data-prices] & {
    align-content: start;
    padding-block: ${space.xs};
  }

  &:hover {
    border-color: ${color.borderStrong};
  }

  &:focus-visible {
    position: relative;
    border-radius: ${radius.m};
    outline-offset: -2px;
  }

  &[aria-current] > span:first-child {
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  &[aria-disabled='true'] {
    color: ${color.muted};
    cursor: not-allowed;
  }

  &[aria-disabled='true'] > span:first-child {
    text-decoration: line-through;
  }

  &[aria-disabled='true']:hover {
    border-color: transparent;
  }

  :is([data-part='only'], [data-part='from'], [data-part='to']) > & {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  :is([data-part='only'], [data-part='from'], [data-part='to']) > &:focus-visible {
    outline-offset: 2px;
  }

  ${forcedColors} {
    border-color: Canvas;

    &[aria-disabled='true'] {
      color: GrayText;
    }

    [data-part='inside'] > & {
      border-color: Highlight;
    }

    :is([data-part='only'], [data-part='from'], [data-part='to']) > & {
      ${forcedChosen}
    }
  }
`

/** Keeps its lines while prices are on their way, so that no week moves. */
export const price = css`
  display: block;
  min-block-size: 1lh;
  max-inline-size: 100%;
  font-size: min(${size.xs}, 2.7vw);
  line-height: 1.3;
  overflow-wrap: anywhere;

  & > span {
    display: block;
    min-block-size: 1lh;
  }

  /* Two months beside each other have larger letters, and columns as narrow as a phone's. */
  [data-layout='pair'] & > span {
    font-size: 0.8em;
  }
`

export const remark = css`
  margin: ${space.m} 0 0;

  [data-layout='list'] > & {
    margin: 0 0 ${space.m};
    padding-inline: 0.75rem;
  }

  color: ${color.muted};
  font-size: ${size.s};
`

/** Two lines, also while the second has no text: what stands beside them stays where it is. */
export const summary = css`
  min-block-size: 3em;
  margin: 0;
  font-size: min(${size.s}, 4.5vw);
  line-height: 1.5;
  text-wrap: pretty;
  word-break: keep-all;

  /* A dialog gives each part of its footer the same width. */
  && {
    flex: 1 1 100%;

    ${from.m} {
      flex-basis: 12rem;
    }
  }

  & > strong,
  & > span {
    display: block;
  }

  & > span {
    color: ${color.muted};
  }

  ${bigLetters} {
    & ~ button {
      padding-inline: ${space.s};
      font-size: 4.5vw;
    }
  }
`

/** Below the fields, as wide as a popup of the site (docs/decisions/0040). */
export const popup = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  z-index: 60;
  inline-size: min(744px, 100vw - 2 * var(--foyer-gutter));
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.popup};
`

export const footer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.s};
  margin-block-start: ${space.m};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};
`
