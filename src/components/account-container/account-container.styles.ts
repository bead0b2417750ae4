import { css } from '@linaria/core'
import { color, font, from, print, radius, size, space } from '../../ui/tokens'

/** The view, and from the tablet width the author's nested components beside it. */
export const account = css`
  display: grid;
  gap: ${space.xl};
  padding-block-end: ${space.xxl};

  ${from.m} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    gap: ${space.xl} ${space.xxl};

    &[data-alone] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  /* Reserves the height until the visitor's state is known, so that the footer does not move. */
  &[data-view='profile'] {
    min-block-size: 60rem;
    align-content: start;

    ${from.m} {
      min-block-size: 56rem;
    }

    ${from.l} {
      min-block-size: 48rem;
    }
  }

  ${from.l} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);

    &[data-view='profile'] {
      grid-template-columns: minmax(0, 1fr) 22.5rem;
    }
  }

  /* Above the form and the components beside it. */
  &[data-view='signIn'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};
  }
`

export const main = css`
  display: grid;
  gap: ${space.l};
  min-inline-size: 0;

  [data-alone] > & {
    inline-size: 100%;
    max-inline-size: 44rem;
    margin-inline: auto;
  }
`

export const aside = css`
  --foyer-block-start: 0px;
  display: grid;
  gap: ${space.l};
  min-inline-size: 0;

  &[hidden] {
    display: none;
  }

  [data-view='signIn'] > & {
    gap: ${space.xl} ${space.xxl};

    ${from.m} {
      grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
      align-items: start;
    }
  }
`

export const title = css`
  margin: 0;
  font: ${font.displayWeight} ${size.xxl} / 1.2 ${font.display};
  text-wrap: balance;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: 4px;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.4;
  }
`

export const lead = css`
  max-inline-size: 38rem;
  margin: calc(-1 * ${space.s}) 0 0;
  color: ${color.muted};
  font-size: ${size.m};
  line-height: 1.6;
`

export const quiet = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;
`

/** A card around a form or a group of facts. */
export const card = css`
  display: grid;
  gap: ${space.m};
  min-inline-size: 0;
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  ${print} {
    break-inside: avoid;
  }
`

/** A link beside a button or in a sentence. */
export const textLink = css`
  color: ${color.accent};
  font-weight: 600;
  text-underline-offset: 0.2em;
  white-space: nowrap;

  &:hover {
    color: ${color.accentStrong};
  }
`

/** Fields in one column, or in two where the width allows. */
export const fields = css`
  display: grid;
  gap: ${space.m};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${space.m};
    padding: 0;
    font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
  }

  & > legend ~ * {
    min-inline-size: 0;
  }

  &[data-pairs] {
    grid-template-columns: repeat(auto-fill, minmax(max(min(13rem, 100%), 40%), 1fr));
  }

  & > legend,
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};

  @media (max-width: 575.98px) {
    & > button,
    & > a {
      inline-size: 100%;
    }
  }
`

/** The rules of a password, each with an icon that shows whether it is met. */
export const rules = css`
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.raised};
  font-size: ${size.s};
  line-height: 1.5;

  & > p {
    margin: 0 0 ${space.xs};
    font-weight: 600;
  }

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    gap: ${space.xs} ${space.m};
    margin: 0;
    padding: 0;
    list-style: none;
  }


  & li {
    display: flex;
    gap: ${space.s};
    color: ${color.muted};
    overflow-wrap: anywhere;
  }

  & li[data-met] {
    color: ${color.success};
  }

  & svg {
    flex: none;
    inline-size: 1.5em;
    block-size: 1.5em;
    padding: 0.2em;
  }
`

/** Reserves the place of a rule's tick. */
export const open = css`
  flex: none;
  inline-size: 0.7em;
  block-size: 0.7em;
  margin: 0.4em;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.round};
`

/** Facts: name and value. */
export const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(min(13rem, 100%), 40%), 1fr));
  gap: ${space.m};
  margin: 0;

  & dt {
    color: ${color.muted};
    font-size: ${size.s};
    line-height: 1.5;
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`

export const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const chip = css`
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  font-size: ${size.s};
  line-height: 1.5;
`

/** Links to other pages, one per row. */
export const ways = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${color.border};
  }

  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-block-size: 48px;
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }

  & a:hover {
    color: ${color.accent};
  }

  & a > span {
    margin-inline-start: auto;
    color: ${color.muted};
    font-size: ${size.s};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  & svg {
    flex: none;
    color: ${color.muted};
    rotate: -90deg;
  }

  [dir='rtl'] & svg {
    rotate: 90deg;
  }
`

export const skeleton = css`
  display: block;
  inline-size: 100%;
  block-size: 8rem;
  margin-block-end: ${space.l};
  border-radius: ${radius.l};
  background: ${color.skeleton};

  &[data-of='title'] {
    inline-size: min(18rem, 70%);
    block-size: 2.5rem;
    border-radius: ${radius.s};
  }

  &[data-of='fact'],
  &[data-of='chips'] {
    inline-size: min(12rem, 80%);
    block-size: 1lh;
    margin: 0;
    border-radius: ${radius.s};
  }

  &[data-of='chips'] {
    block-size: 2rem;
  }
`
