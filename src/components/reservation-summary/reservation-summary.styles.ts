import { css } from '@linaria/core'
import { bigLetters, color, from, print, radius, size, space } from '../../ui/tokens'

/** In a column beside a form, which is as long as the form, it stays in sight. */
export const panel = css`
  box-sizing: border-box;
  padding-inline: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  & > div {
    border: 0;
  }

  & > div > div {
    border: 0;
  }

  ${from.l} {
    max-inline-size: 360px;

    &[data-sticky-aside] {
      position: sticky;
      inset-block-start: calc(var(--foyer-sticky-top, 0px) + ${space.m});
      /* Room for the booking bar below it as well. */
      max-block-size: calc(100vh - var(--foyer-sticky-top, 0px) - 8rem - 2 * ${space.m});
      overflow-y: auto;
    }
  }

  ${bigLetters} {
    &[data-sticky-aside] {
      position: static;
      max-block-size: none;
    }
  }

  ${print} {
    &[data-sticky-aside] {
      position: static;
      max-block-size: none;
      overflow: visible;
    }
  }
`

export const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-block-end: ${space.m};

  & table {
    margin-block-start: 0;
  }
`

export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  font-size: ${size.s};
`

export const rooms = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  font-size: ${size.s};
  line-height: 1.5;
  overflow-wrap: anywhere;
  list-style: none;

  & b {
    display: block;
  }
`

export const skeleton = css`
  min-block-size: 4rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};

  ${from.l} {
    max-inline-size: 360px;
    min-block-size: 32rem;
  }
`
