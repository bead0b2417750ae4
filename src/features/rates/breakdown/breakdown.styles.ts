import { css } from '@linaria/core'
import { bigLetters, color, size, space } from '../../../ui/tokens'

export const table = css`
  inline-size: 100%;
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  border-collapse: collapse;
  line-height: 1.6;

  & th,
  & td {
    padding: ${space.s} 0;
    border-block-end: 1px solid ${color.border};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  & td {
    padding-inline-start: ${space.m};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  ${bigLetters} {
    & td {
      white-space: normal;
    }
  }
`

/** The most prominent amount of the page. */
export const totalRow = css`
  & > th,
  & > td {
    border-block-start: 2px solid ${color.borderStrong};
    font-size: ${size.l};
    font-weight: 700;
  }
`

export const note = css`
  display: block;
  color: ${color.muted};
  font-size: ${size.s};
  font-weight: 400;
`

export const nightly = css`
  font-size: ${size.s};

  & > summary {
    inline-size: fit-content;
    padding-block: ${space.xs};
    color: ${color.accent};
    cursor: pointer;
  }

  /* Prices of their own column, close to their days: the column at the end adds up to the total. */
  & > ul {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: start;
    column-gap: ${space.l};
    margin: 0;
    padding: 0;
    color: ${color.muted};
    list-style: none;
  }

  & li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  & bdi {
    text-align: end;
  }
`
