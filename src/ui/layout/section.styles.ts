import { css } from '@linaria/core'
import { color, font, size } from '../tokens'

/**
 * A block of a page: as wide as the page, its content in the 1200 px container, the rhythm of the
 * page above it. Its placeholder says where it is otherwise (`placeholder.styles.ts`).
 */
export const section = css`
  padding: var(--foyer-block-start, var(--foyer-rhythm)) var(--foyer-edge)
    var(--foyer-block-end, 0px);
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
