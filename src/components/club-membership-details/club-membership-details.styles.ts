import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  gap: ${space.s};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.l};
  align-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const wide = css`
  grid-column: 1 / -1;
`

/** Its place is kept while it is empty. */
export const verdict = css`
  min-block-size: 1.75rem;
  color: ${color.muted};
  font-size: ${size.s};

  & > p {
    display: flex;
    gap: ${space.s};
    align-items: start;
  }

  & svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.15em;
  }
`

export const valid = css`
  color: ${color.success};
  font-weight: 600;
`

export const status = css`
  color: ${color.muted};
  font-size: ${size.s};
`

export const ways = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  & > ul {
    display: grid;
    gap: ${space.m};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s} ${space.l};
    align-items: center;

    ${from.m} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    }
  }
`

export const question = css`
  margin: 0;
  font-size: ${size.m};
  font-weight: 600;
`

export const skeleton = css`
  min-block-size: 16rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
