import { css } from '@linaria/core'
import { color, from, motion, size, space } from '../../ui/tokens'

export const title = css`
  margin-block-end: ${space.m};
  text-wrap: balance;
`

export const list = css`
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-layout='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
  }

  /* Row by row: the columns differ by one link at most. */
  &[data-layout='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: var(--foyer-gap);

    ${from.m} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${from.l} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  & > li {
    overflow-wrap: anywhere;
    break-inside: avoid;
  }

  &:not([data-layout='horizontal']) > li {
    border-block-end: 1px solid ${color.border};
  }

  &[data-layout='vertical'] {
    max-inline-size: 46rem;
  }
`

export const entry = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: 52px;
  padding-block: ${space.s};
  color: ${color.text};
  text-decoration: none;
  transition: color ${motion.quick};

  [data-layout='horizontal'] > * > & {
    min-block-size: 44px;
  }

  & svg {
    color: ${color.accent};
    font-size: ${size.s};
    transition: translate ${motion.calm};
  }

  [dir='rtl'] & svg {
    scale: -1 1;
  }

  a&:hover {
    color: ${color.accent};
  }

  a&:hover > svg {
    translate: 4px 0;
  }

  [dir='rtl'] a&:hover > svg {
    translate: -4px 0;
  }

  [data-layout='horizontal'] > * > a&,
  & a {
    text-decoration: underline;
    text-decoration-color: ${color.borderStrong};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }

  & a {
    color: inherit;
  }

  [data-layout='horizontal'] > * > a&:hover,
  & a:hover {
    text-decoration-color: currentcolor;
  }
`

export const rich = css`
  min-inline-size: 0;

  & > * {
    margin: 0;
  }

  & img {
    max-inline-size: 100%;
    block-size: auto;
  }
`
