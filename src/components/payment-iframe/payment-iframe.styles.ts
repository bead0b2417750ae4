import { css } from '@linaria/core'
import { color, font, from, radius, size, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 40rem;
`

export const title = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.4 ${font.display};
`

/** The frame lies over its skeleton; the strut keeps the height that the author has reserved. */
export const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    visibility: hidden;
    /* The form of the provider in most languages, in one column and in two. */
    min-block-size: 25rem;

    /* Its labels take two lines in the narrowest windows. */
    @media (max-width: 22em) {
      min-block-size: 28.25rem;
    }

    ${from.m} {
      min-block-size: 21.5rem;
    }
  }
`

export const skeleton = css`
  border-radius: ${radius.m};
  background: ${color.skeleton};

  @media (scripting: none) {
    display: none;
  }
`

export const frame = css`
  display: block;
  inline-size: 100%;
  border: 0;
  background: ${color.surface};
  /* A frame of another scheme than its document has a white ground. */
  color-scheme: normal;
  opacity: 0;

  &[data-state='ready'] {
    opacity: 1;
  }

  /* Over the page: the challenge of a bank is higher than the form, and must not move what is below. */
  &[data-challenge] {
    position: fixed;
    inset: 0;
    z-index: 60;
    box-sizing: border-box;
    inline-size: min(100vw - 1rem, 40rem);
    max-block-size: calc(100vh - 1rem);
    margin: auto;
    border-radius: ${radius.m};
    box-shadow: 0 0 0 100vmax ${color.backdrop};
  }
`

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  align-items: center;
`

/** Where a message comes: nothing beside it moves when it does. */
export const notices = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  &:empty {
    display: none;
  }
`
