import { css } from '@linaria/core'
import { font, size, space } from '../../ui/tokens'

/** Limited to a readable width; a long word breaks. */
export const heading = css`
  max-inline-size: 28em;
  margin: 0;
  font: ${font.displayWeight} ${size.xxl} / 1.2 ${font.display};
  overflow-wrap: anywhere;
  text-wrap: balance;

  &[data-size='s'] {
    font-size: ${size.l};
    line-height: 1.3;
  }

  &[data-size='m'] {
    font-size: ${size.xl};
    line-height: 1.25;
  }

  &[data-size='xl'] {
    font-size: ${size.display};
    line-height: 1.1;
  }

  &[data-align='center'] {
    margin-inline: auto;
    text-align: center;
  }

  :lang(de) & {
    hyphens: auto;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) &[data-size] {
    line-height: 1.4;
  }
`

export const line = css`
  display: block;
  margin-block-end: ${space.s};
`
