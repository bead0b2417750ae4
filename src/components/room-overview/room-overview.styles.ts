import { css } from '@linaria/core'
import { color, from, radius, space } from '../../ui/tokens'

export const messages = css`
  display: grid;
  gap: ${space.m};
  margin-block-start: ${space.m};
`

export const list = css`
  display: grid;
  gap: ${space.l};
  margin: ${space.m} 0 0;
  padding: 0;
  list-style: none;
`

export const columns = css`
  grid-template-columns: minmax(0, 1fr);

  ${from.m} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 18rem);

    & > :first-child:not(:nth-last-child(3)) {
      grid-column: span 2;
    }
  }
`

export const skeleton = css`
  min-block-size: 20rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
