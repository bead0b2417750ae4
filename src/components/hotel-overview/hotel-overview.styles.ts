import { css } from '@linaria/core'
import {
  color,
  forcedColors,
  from,
  motion,
  print,
  radius,
  shadow,
  size,
  space,
} from '../../ui/tokens'

export const columns = css`
  display: grid;
  overflow-wrap: anywhere;
  gap: var(--foyer-gap) clamp(2rem, 6vw, 6rem);

  ${from.m} {
    &[data-pair] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  ${from.l} {
    &[data-pair] {
      grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    }
  }
`

export const about = css`
  display: grid;
  align-content: start;
  gap: ${space.m};
`

export const rating = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space.s};
  min-block-size: 44px;
  margin-block: calc(-1 * ${space.s});
  color: ${color.text};
  font-size: ${size.s};
  text-decoration: underline transparent;
  text-underline-offset: 0.3em;
  transition: text-decoration-color ${motion.quick};

  &:hover {
    text-decoration-color: currentcolor;
  }
`

export const description = css`
  max-inline-size: 68ch;
  margin: 0;
  font-size: 1.125em;
  line-height: 1.75;
  text-wrap: pretty;
`

const closed = ':has(+ details:not([open])) >'

/** Hidden until the visitor opens the `<details>` after the text; shown in print. */
export const rest = css`
  @media screen {
    ${closed} & {
      display: none;
    }

    /* The first part may end within a sentence. */
    ${closed} span:has(+ &[data-broken])::after {
      content: '…';
    }
  }
`

/** The summary's two texts. */
export const whenClosed = css`
  [open] > * > & {
    display: none;
  }
`

export const whenOpen = css`
  :not([open]) > * > & {
    display: none;
  }
`

export const more = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.accent};
  font: inherit;
  font-weight: 600;
  text-decoration: underline 1px;
  text-underline-offset: 0.35em;
  cursor: pointer;

  &:hover {
    color: ${color.accentStrong};
    text-decoration-thickness: 2px;
  }

  ${print} {
    display: none;
  }
`

export const times = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m} ${space.xl};
  margin: 0;
  padding-block: ${space.m};
  border-block: 1px solid ${color.border};

  & dt {
    color: ${color.muted};
    font-size: ${size.s};
  }

  & dd {
    margin: 0;
  }
`

export const time = css`
  font-weight: 600;
`

export const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    padding: ${space.xs} ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.round};
    background: ${color.raised};
    font-size: ${size.s};
  }
`

export const place = css`
  display: grid;
  align-content: start;
  gap: ${space.s};
`

export const mapLink = css`
  position: relative;
  display: block;
  justify-self: start;
  color: ${color.accent};
  font-weight: 600;

  &[data-pictured] {
    justify-self: stretch;
    overflow: clip;
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    text-decoration: none;
  }

  &:hover {
    color: ${color.accentStrong};
  }

  ${print} {
    break-inside: avoid;
  }
`

export const mapPicture = css`
  display: block;
  aspect-ratio: 8 / 5;
  background: ${color.skeleton};
`

/** On the picture's lower edge, like a button. */
export const mapText = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;
  font-size: ${size.s};

  [data-pictured] > & {
    position: absolute;
    inset-block-end: ${space.s};
    inset-inline-start: ${space.s};
    padding-inline: ${space.m};
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: ${shadow.card};
    text-decoration: underline transparent;
    text-underline-offset: 0.3em;
    transition: text-decoration-color ${motion.quick};
  }

  [data-pictured]:hover > & {
    text-decoration-color: currentcolor;
  }

  ${forcedColors} {
    [data-pictured] > & {
      border: 1px solid LinkText;
    }
  }

  ${print} {
    [data-pictured] > & {
      display: none;
    }
  }
`

export const address = css`
  display: grid;
  margin-block-start: ${space.s};
  font-style: normal;
  line-height: 1.6;

  & strong {
    font-weight: 600;
  }
`

export const phone = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: 44px;
  color: ${color.accent};
  text-decoration: underline 1px;
  text-underline-offset: 0.35em;

  &:hover {
    color: ${color.accentStrong};
  }
`

export const proud = css`
  display: grid;
  overflow-wrap: anywhere;
  gap: ${space.xl} clamp(2rem, 6vw, 6rem);
  margin-block-start: var(--foyer-rhythm);

  ${from.l} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`

export const highlights = css`
  display: grid;
  gap: 0 var(--foyer-gap);
  margin: ${space.m} 0 0;
  padding: 0;
  list-style: none;

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & li {
    display: flex;
    gap: ${space.m};
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
  }
`

/** As high as the first line of the text after it. */
export const mark = css`
  display: inline-flex;
  align-items: center;
  block-size: 1lh;
  color: ${color.star};

  & svg {
    inline-size: 1em;
    block-size: 1em;
  }
`

export const top = css`
  display: grid;
  gap: ${space.m} var(--foyer-gap);
  margin: ${space.l} 0 ${space.s};
  padding: 0;
  list-style: none;

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: none;
  }

  & li {
    display: flex;
    gap: ${space.m};
  }

  & svg {
    color: ${color.accent};
  }
`

export const skeleton = css`
  display: block;
  border-radius: ${radius.s};
  background: ${color.skeleton};

  &[data-part='title'] {
    inline-size: min(20rem, 80%);
    block-size: 2.5rem;
  }

  &[data-part='text'] {
    block-size: 16rem;
  }

  &[data-part='map'] {
    aspect-ratio: 8 / 7;
  }
`
