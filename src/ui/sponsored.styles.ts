import { css } from '@linaria/core'
import { color, size, space } from './tokens'

/** What has to be known stands over the link, as wide as it. */
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

/** Small, and still to be read. */
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
