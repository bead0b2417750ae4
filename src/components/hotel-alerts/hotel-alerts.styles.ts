import { css } from '@linaria/core'
import { color, print, shadow, space } from '../../ui/tokens'

/** Near the top of a page: closer than its sections are to each other. */
export const place = css`
  --foyer-block-start: ${space.m};

  &[data-held] {
    position: relative;
    z-index: 10;
  }

  &[data-held='grown'] {
    block-size: 0;
  }

  &[data-held='grown'] > section {
    background: ${color.surface};
    box-shadow: ${shadow.card};
  }

  ${print} {
    block-size: auto !important;
  }
`

/** In front of what follows there is as much room as above. */
export const list = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  padding-block-end: ${space.m};
  list-style: none;
`

/** Without a script, and on paper, nobody can ask for more. */
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
  margin-block: calc(-1 * ${space.xs}) ${space.m};

  ${print} {
    display: none;
  }
`
