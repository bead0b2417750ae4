import { css } from '@linaria/core'
import { color, space } from '../../ui/tokens'

export const lead = css`
  margin: 0 0 ${space.m};
  color: ${color.muted};
  line-height: 1.6;
`

/** Has the height that the framed page sends; initially about that height. */
export const frame = css`
  display: block;
  inline-size: 100%;
  min-block-size: 30rem;
  border: 0;

  /* As large as the dialog, so that the framed page's widgets are in view; it does not scroll. */
  &[data-loading] {
    position: absolute;
    inset: 0;
    block-size: 100%;
    min-block-size: 0;
    visibility: hidden;
  }
`
