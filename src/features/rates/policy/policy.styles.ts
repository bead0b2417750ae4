import { css } from '@linaria/core'
import { color, radius, space, tint } from '../../../ui/tokens'

/** The rule that costs money when it is not read. */
export const policy = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m};
  border-inline-start: 4px solid ${color.warning};
  border-radius: ${radius.s};
  background: ${tint(color.warning)};

  & > p {
    margin: 0;
    line-height: 1.6;
  }

  &[data-free] {
    border-inline-start-color: ${color.success};
    background: ${tint(color.success)};
  }
`

/** Keeps its place until it is told, so that nothing moves then. */
export const left = css`
  visibility: hidden;

  &[data-live] {
    visibility: visible;
  }
`
