import { css } from '@linaria/core'
import { color, font, radius, size, space } from '../src/ui/tokens'

export const gallery = css`
  padding-block-end: ${space.xxl};
`

export const head = css`
  padding: ${space.xl} var(--foyer-edge) 0;

  & h1 {
    margin: 0 0 ${space.s};
    font: ${font.displayWeight} ${size.display} / 1.1 ${font.display};
  }

  & p {
    max-inline-size: 44rem;
    margin: 0;
  }
`

export const group = css`
  margin-block-start: var(--foyer-rhythm);

  & > h2 {
    margin: 0;
    padding: 0 var(--foyer-edge) ${space.s};
    border-block-end: 1px solid ${color.borderStrong};
    font: ${font.displayWeight} ${size.xxl} / 1.2 ${font.display};
  }
`

export const tile = css`
  padding-block: ${space.l};
  border-block-end: 1px solid ${color.border};

  & > header {
    padding: 0 var(--foyer-edge) ${space.m};
    color: ${color.muted};
    font-size: ${size.s};
  }

  & > header > * {
    margin: 0;
    font: inherit;
  }

  & > header a {
    color: ${color.accent};
    font-weight: 600;
  }
`

/** Limits a sticky bar to its tile, and a single control to the width of the page. */
export const place = css`
  position: relative;
  isolation: isolate;

  &:is([data-type='save-hotel'], [data-type='language-selector']) {
    padding-inline: var(--foyer-edge);
  }
`

export const overlay = css`
  display: block;
  inline-size: calc(100% - 2 * var(--foyer-edge));
  block-size: 45rem;
  margin-inline: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`
