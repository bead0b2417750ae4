import { css } from '@linaria/core'
import { color, font, size } from '../tokens'

/**
 * A block of a page: full width, its content in the 1200 px container, with the page's vertical
 * rhythm. The attributes of its placeholder may change both (`placeholder.styles.ts`).
 */
export const section = css`
  padding: var(--foyer-block-start, var(--foyer-rhythm)) var(--foyer-edge)
    var(--foyer-block-end, 0px);
`

/** Heading of a section, of any level. */
export const sectionTitle = css`
  margin: 0;
  font: ${font.displayWeight} ${size.xxl} / 1.2 ${font.display};
  text-wrap: balance;

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.4;
  }
`

/** Heading inside a section: of a group, a card, a question. */
export const groupTitle = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.5;
  }
`

/** Small line above a heading. */
export const eyebrow = css`
  margin: 0;
  color: ${color.accent};
  font: 600 ${size.xs} / 1.5 ${font.body};
  letter-spacing: var(--foyer-eyebrow-spacing);
  text-transform: var(--foyer-eyebrow-case);
`
