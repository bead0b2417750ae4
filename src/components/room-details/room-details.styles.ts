import { css } from '@linaria/core'
import { color, from, radius, shadow, space } from '../../ui/tokens'

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.m} {
    padding: ${space.l};
  }

  & > p {
    margin: 0;
  }

  & > p > a {
    color: ${color.accent};
  }
`

export const head = css`
  display: grid;
  gap: ${space.xs};
`
