import { css } from '@linaria/core'
import { color, font, size, space } from '../../ui/tokens'

export const failed = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  padding-block: ${space.xxl};
  text-align: center;

  p {
    margin: 0;
    color: ${color.danger};
    font-weight: 600;
  }

  a {
    color: ${color.accent};
  }
`

/** The elements of a fragment have none of our classes, so they are styled here. */
export const statement = css`
  max-inline-size: 68ch;

  h2,
  h3,
  h4 {
    margin-block: ${space.l} ${space.s};
    font: ${font.displayWeight} ${size.l} / 1.35 ${font.display};
  }

  p,
  ul {
    margin-block: 0 ${space.m};
  }

  a {
    color: ${color.accent};
  }

  time {
    color: ${color.muted};
  }
`
