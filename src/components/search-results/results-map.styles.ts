import { css } from '@linaria/core'
import {
  color,
  forcedChosen,
  forcedColors,
  from,
  motion,
  radius,
  shadow,
  size,
  space,
} from '../../ui/tokens'

/** A map has west at its left in every script. */
export const box = css`
  position: relative;
  overflow: clip;
  block-size: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.raised};
  isolation: isolate;
  user-select: none;

  & > img {
    position: absolute;
    left: 0;
    top: 0;
    max-inline-size: none;
    pointer-events: none;
  }
`

export const ground = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: transparent;
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  ${forcedColors} {
    border: 1px solid;
  }

  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -4px;
  }
`

export const markers = css`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The price on a label whose point is the place; a dot without a price. */
export const marker = css`
  position: absolute;
  left: 0;
  top: 0;
  z-index: 1;
  min-block-size: 1.9rem;
  padding: 0 ${space.s};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.card};
  font: inherit;
  font-size: ${size.xs};
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  translate: -50% calc(-100% - 7px);
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  &::before {
    content: '';
    position: absolute;
    inset: -9px;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(100% - 4px);
    left: 50%;
    inline-size: 8px;
    block-size: 8px;
    border: inherit;
    border-left: 0;
    border-top: 0;
    background: inherit;
    rotate: 45deg;
    translate: -50% 0;
    direction: ltr;
  }

  &:empty {
    z-index: 0;
    min-inline-size: 15px;
    min-block-size: 15px;
    padding: 0;
    border: 2px solid ${color.surface};
    background: ${color.accent};
    translate: -50% -50%;
  }

  &:empty::after {
    display: none;
  }

  &[data-sold-out]:empty {
    background: ${color.muted};
  }

  &:hover,
  &:focus-visible,
  &[data-active] {
    z-index: 2;
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  ${forcedColors} {
    &[data-active] {
      ${forcedChosen}
    }
  }
`

/** At the foot of the map, over it. */
export const card = css`
  position: absolute;
  inset-block-end: ${space.m};
  inset-inline: ${space.m};
  z-index: 3;
  display: grid;
  gap: ${space.s};
  max-block-size: calc(100% - 2 * ${space.m});
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.popup};
  font-size: ${size.s};
  line-height: 1.5;
  overflow: auto;
  user-select: text;

  ${from.s} {
    inset-inline-end: auto;
    inline-size: min(22rem, 100% - 2 * ${space.m});
  }

  & > p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & > p:first-of-type {
    padding-inline-end: 32px;
    font-size: ${size.m};
    font-weight: 600;
    word-break: keep-all;
  }

  & > p > a {
    color: inherit;
    text-underline-offset: 0.2em;
  }

  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    border-radius: ${radius.m};
    background: none;
    color: inherit;
    cursor: pointer;
  }
`

export const tools = css`
  position: absolute;
  inset-block-start: ${space.s};
  inset-inline-end: ${space.s};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.xs};

  & > button {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 ${space.s};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    box-shadow: ${shadow.card};
    font: inherit;
    font-size: ${size.s};
    cursor: pointer;
  }

  & > button:hover {
    background: ${color.raised};
  }

  & > button[aria-disabled] {
    color: ${color.muted};
    cursor: default;
  }

  ${forcedColors} {
    & > button[aria-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/** Below the tools, over what the visitor has moved there. */
export const search = css`
  position: absolute;
  inset-block-start: calc(44px + 2 * ${space.s});
  inset-inline: 0;
  z-index: 1;
  inline-size: fit-content;
  margin-inline: auto;
  box-shadow: ${shadow.popup};
`

export const credit = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  padding: 0 ${space.xs};
  border-start-start-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${size.xs};
  pointer-events: none;
`
