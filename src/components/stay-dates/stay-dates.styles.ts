import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

/** Close to the header of the hotel, to which it belongs. */
export const block = css`
  --foyer-block-start: ${space.m};

  ${from.m} {
    --foyer-block-start: ${space.l};
  }
`

/**
 * The facts, with the button beside them where there is room; its open form gets a line of its own. No
 * column follows from what is in it, as a page arrives in pieces.
 */
export const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space.m} ${space.l};
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  ${from.s} {
    padding: ${space.m} ${space.l};
  }

  ${from.l} {
    grid-template-columns: minmax(0, 1fr) 14rem;
  }
`

export const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${space.m};
  margin: 0;

  ${from.m} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.m} ${space.l};
  }

  & dt {
    color: ${color.muted};
    font-size: ${size.xs};
    line-height: 1.5;
  }

  & dd {
    margin: 0;
    font-size: ${size.s};
    font-weight: 600;
    line-height: 1.5;
    overflow-wrap: anywhere;
    word-break: keep-all;

    ${from.l} {
      font-size: ${size.m};
    }
  }

  & small {
    display: block;
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: 400;
  }
`

export const change = css`
  /* A page may arrive up to here, without the summary. */
  min-block-size: 44px;

  &[open] {
    grid-column: 1 / -1;
  }

  ${from.l} {
    &:not([open]) {
      justify-self: end;
    }
  }

  & > summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${color.accent};
    font-size: ${size.s};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }
`

/** Columns that are still empty keep their width, as the fields arrive one after the other. */
export const form = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 0 ${space.m};
  padding-block-start: ${space.s};

  /* Two in a row of a phone: the format of a date fits beside its picker. */
  @media (max-width: 575.98px) {
    & input[type='date'] {
      padding-inline: ${space.s};
    }
  }

  ${from.l} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

export const impact = css`
  grid-column: 1 / -1;
  padding-block-end: ${space.m};
`

export const submit = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};

  & > p {
    margin: 0;
    color: ${color.muted};
    font-size: ${size.s};
  }

  & > button {
    flex: 1 1 10rem;

    ${from.s} {
      flex: none;
    }
  }
`
