import { css } from '@linaria/core'
import { color, print, shadow, space } from '../../ui/tokens'

/** Near the top of a page, with a smaller distance than between sections. */
export const place = css`
  --foyer-block-start: ${space.l};

  &[data-held] {
    position: relative;
    z-index: 10;
  }

  &[data-held='grown'] {
    block-size: 0;
  }

  &[data-held='grown'] > section {
    padding-block-end: ${space.l};
    background: ${color.surface};
    box-shadow: ${shadow.card};
  }

  ${print} {
    block-size: auto !important;
  }
`

export const list = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Without a script and in print all notices are shown. */
export const item = css`
  border-radius: inherit;

  @media (scripting: none) {
    &[data-shown='extra'] {
      display: list-item;
    }
  }

  ${print} {
    &[data-shown='extra'] {
      display: list-item;
    }
  }
`

export const more = css`
  margin-block-start: ${space.m};

  ${print} {
    display: none;
  }
`
