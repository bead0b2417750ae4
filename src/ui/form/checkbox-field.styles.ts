import { css } from '@linaria/core'
import { color, forcedColors, motion, radius, size, space } from '../tokens'

/** Box and label side by side; the row is as high as a touch target. */
export const row = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  column-gap: ${space.m};
`

/** Drawn by CSS to look alike in every theme. With forced colours the system draws its own. */
export const box = css`
  position: relative;
  appearance: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 10px 0 0;
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.s};
  background: ${color.surface};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  /* Touch target of 44 px. */
  &::after {
    position: absolute;
    inset: -11.5px;
    content: '';
  }

  &::before {
    position: absolute;
    inset: 3px;
    background: ${color.onAccent};
    clip-path: polygon(7% 53%, 18% 42%, 40% 63%, 82% 16%, 94% 27%, 41% 86%);
    content: '';
    opacity: 0;
  }

  &:hover:not([aria-disabled='true']) {
    border-color: ${color.text};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    opacity: 1;
  }

  &:focus-visible {
    border-radius: ${radius.s};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${color.border};
    background: ${color.raised};
    cursor: not-allowed;
  }

  &:is(:disabled, [aria-disabled='true'])::before {
    background: ${color.muted};
  }

  ${forcedColors} {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`

export const words = css`
  display: block;
  min-block-size: 44px;
  padding-block: 10px;
  color: ${color.text};
  font-size: ${size.m};
  line-height: 1.5;
  cursor: pointer;
  overflow-wrap: anywhere;

  & p,
  & div {
    display: inline;
  }

  & a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.7;
  }
`

export const more = css`
  grid-column: 2;

  & > p {
    margin-block-start: calc(-1 * ${space.s});
  }
`
