import { css } from '@linaria/core'
import { color, font, size, space } from '../tokens'

/**
 * A block of a page: as wide as the page, its content in the 1200 px container, the rhythm of the
 * page above it. Inside of another widget (a dialog, an accordion) the edges are that widget's; the
 * page model has none.
 */
export const section = css`
  padding: var(--foyer-block-start, var(--foyer-rhythm)) var(--foyer-edge) 0;

  :global(foyer-widget:not([type='page-model']) foyer-widget) {
    --foyer-edge: 0px;
    --foyer-rhythm: ${space.l};
  }

  /* On a ground of its own it has room below as well. */
  [data-theme='dark'] > & {
    padding-block-end: var(--foyer-rhythm);
  }

  /* What a heading stands over belongs to it. */
  :global(foyer-widget[type='heading'] + *) {
    --foyer-block-start: ${space.l};
  }
`

/** The heading of a section, whatever its level. */
export const sectionTitle = css`
  margin: 0;
  font: ${font.displayWeight} ${size.xxl} / 1.2 ${font.display};
  text-wrap: balance;

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.4;
  }
`

/** A heading inside of a section: of a group, a card, a question. */
export const groupTitle = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.5;
  }
`

/** The small line over a heading. */
export const eyebrow = css`
  margin: 0;
  color: ${color.accent};
  font: 600 ${size.xs} / 1.5 ${font.body};
  letter-spacing: var(--foyer-eyebrow-spacing);
  text-transform: var(--foyer-eyebrow-case);
`
