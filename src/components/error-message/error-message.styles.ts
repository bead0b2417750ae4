import { css } from '@linaria/core'
import { color, font, from, print, radius, size, space } from '../../ui/tokens'

/** Has no height without an error. */
export const stack = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.m} var(--foyer-edge) 0;

  ${from.m} {
    padding-block-start: ${space.l};
  }
`

export const number = css`
  white-space: nowrap;
`

export const fields = css`
  padding-inline-start: 1.25em;

  /* The bullet stands at the first line of a link that wraps. */
  & a {
    display: inline-block;
    padding-block: ${space.xs};
    vertical-align: top;
  }
`

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.l};
  max-inline-size: 44rem;
  padding-block-end: var(--foyer-rhythm);
`

/** The picture of a reception bell. */
export const sign = css`
  display: grid;
  place-items: center;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.accent};
  font-size: 1.375rem;

  ${print} {
    display: none;
  }
`

export const pageTitle = css`
  margin: 0;
  font: ${font.displayWeight} ${size.display} / 1.1 ${font.display};
  overflow-wrap: anywhere;
  text-wrap: balance;

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.35;
  }
`

export const lead = css`
  max-inline-size: 60ch;
  color: ${color.muted};
  font-size: ${size.l};
  line-height: 1.6;

  & p {
    margin: 0;
  }

  & p + p {
    margin-block-start: ${space.s};
  }

  & a {
    color: ${color.accent};
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.8;
  }
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  inline-size: 100%;

  & > * {
    flex: 1 1 auto;
  }

  ${from.s} {
    & > * {
      flex-grow: 0;
    }
  }
`

export const help = css`
  inline-size: 100%;
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.border};

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    margin: ${space.s} 0 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
`

export const quoted = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
`
