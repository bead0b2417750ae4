import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../ui/tokens'

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
`

export const head = css`
  display: grid;
  gap: ${space.xs};
`

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};

  & > p {
    margin: 0;
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${color.accent};
    text-underline-offset: 0.2em;
  }

  & b {
    font-size: ${size.l};
  }
`
