import { css } from '@linaria/core'
import { color, radius, space } from '../../ui/tokens'

/** Lines that are read and filled in from top to bottom. */
export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};

  & > p {
    margin: 0;
  }
`

/** The code, and its button below. */
export const codeForm = css`
  display: grid;
  gap: ${space.s};
  justify-items: start;
`

/** The card of the stay, set apart from what the form above saves. */
export const cardForm = css`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.border};

  & > p {
    display: grid;
    gap: ${space.xs};
    margin: 0;
  }

  & small {
    color: ${color.muted};
    font-size: inherit;
  }
`

/** Where the page leads from here. */
export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  padding-block-end: ${space.l};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`

export const skeleton = css`
  block-size: 28rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
