import { css } from '@linaria/core'
import { color, space } from '../../ui/tokens'

export const lead = css`
  margin: 0 0 ${space.m};
  color: ${color.muted};
  line-height: 1.6;
`

/** As high as the page in it says; about that high from the start. */
export const frame = css`
  display: block;
  inline-size: 100%;
  min-block-size: 30rem;
  border: 0;

  /* As large as the dialog, so that what is in it comes to life, and nothing to scroll to. */
  &[data-loading] {
    position: absolute;
    inset: 0;
    block-size: 100%;
    min-block-size: 0;
    visibility: hidden;
  }
`
