import { css } from '@linaria/core'
import { color, font, size, space } from '../../ui/tokens'

/** One column on a phone; on wider screens the disclosure stays beside the link. */
export const banner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} ${space.xl};
  align-items: center;
  padding: ${space.l};

  @container (inline-size >= 36rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 15rem);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  @container (inline-size >= 52rem) {
    grid-template-columns: 10rem minmax(0, 1fr) minmax(0, 16rem);
    padding: ${space.l} ${space.xl};

    & > :first-child {
      grid-column: 1;
    }
  }
`

export const logo = css`
  inline-size: 144px;
  max-inline-size: 100%;
  block-size: 48px;
  object-fit: contain;
  object-position: left center;

  [dir='rtl'] & {
    object-position: right center;
  }
`

/** The name in place of a logo. */
export const brand = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
  overflow-wrap: anywhere;
`

export const message = css`
  min-inline-size: 0;
  font-size: ${size.m};
  line-height: 1.6;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  & p {
    margin: 0;
  }

  & p + p {
    margin-block-start: ${space.s};
  }

  & a {
    color: ${color.accent};
    text-underline-offset: 0.2em;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.8;
  }
`
