import { css } from '@linaria/core'
import { color, from, radius, space } from '../../ui/tokens'

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  ${from.m} {
    padding: ${space.xl};

    & > form {
      max-inline-size: 40rem;
    }
  }
`

export const teaser = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  align-items: center;
  justify-content: space-between;

  & > p {
    margin: 0;
    line-height: 1.6;
  }
`
