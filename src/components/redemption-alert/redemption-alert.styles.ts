import { css } from '@linaria/core'
import { color, font, from, print, radius, size, space, tint } from '../../ui/tokens'

/** A title above lines of text, in the box of a message. */
const messageHeight = (lines: number) =>
  `calc(2px + 2 * ${space.m} + 1.5 * ${size.m} + ${lines} * 1.6 * ${size.s})`

/** Near the top of a page, with a smaller distance than between sections. */
export const place = css`
  --foyer-block-start: ${space.l};

  &[data-state='place'] > div {
    min-block-size: ${messageHeight(2)};
  }

  ${from.s} {
    &[data-state='place'] > div {
      min-block-size: ${messageHeight(1)};
    }
  }

  &[data-state='place'][data-variant='mini'] > div {
    min-block-size: 96px;
  }

  &[data-hidden] > div {
    visibility: hidden;
  }

  &[data-state='place'] {
    display: none;
  }

  /* Others than the visitors whom the site knows get no notice. */
  :root[data-known] foyer-widget:not([status='failed']) &[data-state='place'] {
    display: block;
  }

  ${print} {
    &[data-hidden],
    &[data-state='place'] {
      display: none !important;
    }
  }
`

/** As high as the other small cards (B.7). */
export const card = css`
  display: grid;
  min-block-size: 96px;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s} ${space.m};
  align-items: center;
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${tint(color.accent)};

  & > svg {
    display: none;
    inline-size: 2rem;
    block-size: 2rem;
    color: ${color.accent};
  }

  & > a {
    grid-row: 2;
    justify-self: start;
  }

  & > button {
    align-self: start;
  }

  ${from.s} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;

    & > svg {
      display: block;
    }

    & > a {
      grid-row: auto;
    }

    & > button {
      align-self: center;
    }
  }
`

export const words = css`
  min-inline-size: 0;
  line-height: 1.5;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const title = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
`
