import { css } from '@linaria/core'
import { color, print, radius, size, space } from '../../ui/tokens'

/**
 * The box of a partner's offer. Its content uses container queries, because the same offer stands
 * in a column and across a page.
 */
export const paper = css`
  container-type: inline-size;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  ${print} {
    display: none;
  }
`

/** The disclosure stands above the link, in the same width. */
export const sponsored = css`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  min-inline-size: 0;

  @media (max-width: 575.98px) {
    & > a {
      inline-size: 100%;
    }
  }
`

/** Small but legible. */
export const fine = css`
  color: ${color.muted};
  font-size: ${size.xs};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }

  & p + p,
  & > * + * {
    margin-block-start: ${space.xs};
  }

  & a {
    color: inherit;
    text-underline-offset: 0.2em;
  }

  & a:hover {
    color: ${color.accentStrong};
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.8;
  }
`
