import { css } from '@linaria/core'
import { color, font, from, radius, size, space, tint } from '../../ui/tokens'

/** 96 px at least (B.7), and as high for every visitor. */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.m};
  align-items: center;
  min-block-size: 96px;
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

  & > :is(a, span) {
    justify-self: start;
  }

  ${from.s} {
    grid-template-columns: minmax(0, 1fr) auto;

    &:has(> svg) {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }

    & > svg {
      display: block;
    }

    & > :is(a, span) {
      justify-self: end;
    }
  }

  /* A visitor whom the site knows is greeted, and sees no offer to strangers before. */
  :root[data-known] foyer-widget:not([status='failed']) &[data-state='unknown'] {
    border-color: transparent;
    background: ${color.skeleton};

    & > * {
      visibility: hidden;
    }
  }
`

/** The shown words, and words that keep their place, one above the other. */
export const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-inline-size: 0;
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > * {
    grid-area: 1 / 1;
  }

  & p {
    margin: 0;
  }
`

export const title = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
`

export const covered = css`
  visibility: hidden;
`
