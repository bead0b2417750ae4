import { css } from '@linaria/core'
import { bigLetters, color, container, font, from, radius, size, space } from '../../ui/tokens'

export const header = css`
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`

/** Each row has a minimum height, so that late content does not move the page. */
export const inner = css`
  display: grid;
  grid-template: 'title logo' 'address address' 'actions actions' / minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space.m};
  inline-size: ${container};
  margin-inline: auto;
  padding-block: ${space.m} ${space.xs};

  ${bigLetters} {
    column-gap: ${space.xs};
  }

  ${from.m} {
    grid-template: 'picture title logo' 'picture address address' 'picture actions actions' / auto minmax(
        0,
        1fr
      ) auto;
    column-gap: ${space.l};
    padding-block: ${space.s} ${space.m};
  }

  ${from.l} {
    padding-block: ${space.m};
  }

  [data-variant='compact'] > & {
    grid-template: 'logo title' / auto minmax(0, 1fr);
    column-gap: ${space.m};
    min-block-size: 4rem;
    padding-block: ${space.s};
  }
`

export const picturePlace = css`
  display: none;

  ${from.m} {
    display: block;
    grid-area: picture;
    inline-size: 120px;
    block-size: 90px;
    border-radius: ${radius.m};
    background: ${color.skeleton};
    overflow: hidden;
  }

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

/** Reserves two lines for the name below L, and one line from L. */
export const title = css`
  grid-area: title;
  align-content: center;
  min-block-size: 3rem;

  ${from.m} {
    align-content: end;
    min-block-size: 3.6rem;
  }

  ${from.l} {
    align-content: center;
    min-block-size: 2.75rem;
  }

  [data-variant='compact'] & {
    align-content: center;
    min-block-size: 2.75rem;
  }
`

export const name = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.2 ${font.display};
  text-wrap: balance;
  /* A name has its own breaks, which the browser's guess at phrases misses. */
  && {
    word-break: keep-all;
  }

  ${from.m} {
    font-size: 1.5rem;
  }

  ${from.l} {
    font-size: ${size.xl};
  }

  [data-variant='compact'] & {
    font-size: 1.125rem;
  }
`

export const nameLink = css`
  color: inherit;
  text-decoration: none;

  &[href]:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`

export const city = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.4;
`

export const logoPlace = css`
  grid-area: logo;
  display: grid;
  align-items: center;
  justify-items: end;
  inline-size: 80px;
  block-size: 44px;

  /* On a phone it would stand right below the same logo of the site's header. */
  @media (max-width: 767.98px) {
    [data-variant='full'] &[data-chain] {
      display: none;
    }
  }

  ${from.m} {
    align-self: end;
    inline-size: 128px;
  }

  ${from.l} {
    align-self: center;
    inline-size: 176px;
  }

  [data-variant='compact'] & {
    inline-size: 32px;
    block-size: 32px;
  }

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
    object-position: right center;
  }

  > span {
    inline-size: 100%;
    block-size: 75%;
  }

  [dir='rtl'] & img {
    object-position: left center;
  }
`

export const addressLine = css`
  grid-area: address;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 2rem;
`

export const addressText = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
  min-block-size: 2rem;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.4;
  text-decoration: none;

  > svg {
    color: ${color.accent};
  }

  &[href]:hover > span:first-of-type {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${from.m} {
    > span:first-of-type {
      white-space: normal;
    }
  }
`

export const actions = css`
  grid-area: actions;
  display: flex;
  align-items: center;
  min-block-size: 44px;
  margin-inline: calc(-1 * ${space.s});

  ${from.m} {
    flex-wrap: wrap;
    white-space: nowrap;
  }

  ${from.l} {
    gap: ${space.s};
  }
`

/** On a phone the rating is at one end of the row and the icons are at the other. */
export const rating = css`
  margin-inline-end: auto;

  ${from.m} {
    margin-inline-end: 0;
  }
`

/** At the end of the row from M; on a phone with the same width for every visitor. */
export const heartPlace = css`
  display: inline-flex;

  ${from.m} {
    margin-inline-start: auto;
  }
`

/** Two lines of a note on small screens, one from M: icon, padding and border included. */
const NOTE_HEIGHT = '63px'
const NOTE_HEIGHT_FROM_M = '42px'

/** The note appears after the session has loaded; its height is reserved. */
export const noteSpace = css`
  min-block-size: ${NOTE_HEIGHT};

  ${from.m} {
    min-block-size: ${NOTE_HEIGHT_FROM_M};
  }
`

export const notes = css`
  display: grid;
  align-content: center;
  min-block-size: ${NOTE_HEIGHT};
  background: ${color.raised};
  border-block-end: 1px solid ${color.border};

  ${from.m} {
    min-block-size: ${NOTE_HEIGHT_FROM_M};
  }
`

export const note = css`
  display: flex;
  gap: ${space.s};
  inline-size: ${container};
  margin: 0 auto;
  padding-block: ${space.s};
  color: ${color.text};
  font-size: ${size.s};
  line-height: 1.6;

  > svg {
    color: ${color.accent};
  }

  p {
    margin: 0;
  }

  a {
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`

export const skeleton = css`
  display: block;
  inline-size: min(20rem, 80%);
  block-size: 1em;
  border-radius: ${radius.s};
  background: ${color.skeleton};
`
