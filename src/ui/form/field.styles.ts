import { css } from '@linaria/core'
import { color, errorLine, forcedColors, motion, print, radius, size, space } from '../tokens'

/** A field as a block of its own, as wide as its answers. */
export const fieldBlock = css`
  --foyer-block-start: ${space.m};
  max-inline-size: calc(30rem + 2 * var(--foyer-edge));
`

export const label = css`
  display: block;
  color: ${color.text};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.5;
`

export const star = css`
  color: ${color.danger};
`

export const hint = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.5;
`

/** At least 16 px, because iOS zooms in on smaller text. */
export const input = css`
  display: block;
  inline-size: 100%;
  min-block-size: 48px;
  margin-block-start: ${space.xs};
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  font-size: max(16px, ${size.m});
  line-height: 1.5;
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &:hover:enabled:read-write {
    border-color: ${color.text};
  }

  &:focus-visible {
    border-radius: ${radius.m};
    outline-offset: 1px;
  }

  /* With the button of its picker in focus, a date field does not count as focused itself. */
  &[type='date']:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:read-only {
    border-color: ${color.border};
    background: ${color.raised};
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.raised};
    color: ${color.muted};
    cursor: not-allowed;
    opacity: 1;
  }

  /* Addresses, numbers and passwords are written from left to right, aligned to the page's side. */
  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }

  ${forcedColors} {
    &[aria-invalid='true'] {
      outline: 2px solid CanvasText;
      outline-offset: -2px;
    }

    &[aria-invalid='true']:focus-visible {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }
  }
`

/** A field with a button inside; the text ends before the button. */
export const withEnd = css`
  position: relative;

  & > input {
    padding-inline-end: 56px;
  }

  /* The button stands at the end of the page's direction, whatever the field's direction. */
  [dir='rtl'] & > input[dir='ltr'] {
    padding-inline: 56px ${space.m};
  }

  & > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radius.m};
    background: transparent;
    color: ${color.muted};
    cursor: pointer;
  }

  & > button:hover {
    color: ${color.text};
  }
`

/** Reserves a line for the error, so that an error moves nothing. */
export const below = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: calc${errorLine};
  padding-block-start: ${space.xs};
  font-size: ${size.s};
  line-height: 1.5;
`

export const errorText = css`
  display: flex;
  gap: ${space.xs};
  min-inline-size: 0;
  margin: 0;
  color: ${color.danger};
  overflow-wrap: anywhere;

  & svg {
    inline-size: 1.5em;
    block-size: 1.5em;
    padding: 0.15em;
  }
`

export const counterText = css`
  flex: none;
  margin: 0;
  margin-inline-start: auto;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  ${print} {
    display: none;
  }
`
